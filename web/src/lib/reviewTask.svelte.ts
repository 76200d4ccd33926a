// A running request for a review of a match: its progress and its result.
import { api, RequestError } from "./api";
import type { Review } from "./protocol";

export class ReviewTask {
  /** Decisions judged so far. */
  done = $state(0);
  /** Decisions to judge; 0: the review waits until others are finished. */
  total = $state(0);
  running = $state(false);
  review = $state.raw<Review | null>(null);
  error = $state.raw<unknown>(null);

  #abort: AbortController | null = null;

  /** Requests the review of a seat and drops an earlier request. */
  async start(table: string, seat: number): Promise<void> {
    this.stop();
    const abort = new AbortController();
    this.#abort = abort;
    this.done = this.total = 0;
    this.review = null;
    this.error = null;
    this.running = true;
    try {
      for await (const line of api.review(table, { seat }, abort.signal)) {
        if (this.#abort !== abort) return;
        this.done = line.done;
        this.total = line.total;
        if (line.code) throw new RequestError(line.code, "", {});
        if (line.review) this.review = line.review;
      }
      if (!this.review) throw new RequestError("no-connection", "", {});
    } catch (error) {
      if (this.#abort === abort) this.error = error;
    } finally {
      if (this.#abort === abort) this.running = false;
    }
  }

  stop(): void {
    this.#abort?.abort();
    this.#abort = null;
    this.running = false;
  }
}
