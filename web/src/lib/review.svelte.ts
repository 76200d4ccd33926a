// A review on its way: how far it is, and what it came to.
import { api, Failed } from "./api";
import type { Review } from "./protocol";

export class Reviewing {
  done = $state(0);
  /** 0: others come first. */
  total = $state(0);
  running = $state(false);
  review = $state.raw<Review | null>(null);
  failed = $state.raw<unknown>(null);

  #stop: AbortController | null = null;

  /** Asks for the review of a seat; what was asked for before is given up. */
  async start(table: string, seat: number): Promise<void> {
    this.stop();
    const stop = new AbortController();
    this.#stop = stop;
    this.done = this.total = 0;
    this.review = null;
    this.failed = null;
    this.running = true;
    try {
      for await (const line of api.review(table, { seat }, stop.signal)) {
        if (this.#stop !== stop) return;
        this.done = line.done;
        this.total = line.total;
        if (line.code) throw new Failed(line.code, "", {});
        if (line.review) this.review = line.review;
      }
      if (!this.review) throw new Failed("no-connection", "", {});
    } catch (error) {
      if (this.#stop === stop) this.failed = error;
    } finally {
      if (this.#stop === stop) this.running = false;
    }
  }

  /** Nobody waits any more. */
  stop(): void {
    this.#stop?.abort();
    this.#stop = null;
    this.running = false;
  }
}
