// A lesson as a match: its pages come from the server from one choice of the learner to the next.
import { framesOf, type EventFrame } from "./animation.svelte";
import { api } from "./api";
import type { TableEvent } from "./localizer";
import { MatchConnection, type Answer, type Rejection, type RequestBody } from "./matchConnection.svelte";
import type { Language } from "./preferences.svelte";
import type { HintResult, LessonPage, LessonPages, Reason } from "./protocol";

type Texts = Record<string, string>;

const NOT_IN_LESSON: Rejection = { code: "not-in-lesson", rule: null, params: {} };

export class LessonConnection extends MatchConnection {
  /** The page at hand. */
  page = $state.raw<LessonPage | null>(null);
  /** All pages so far; the last is the one at hand. */
  read = $state.raw<LessonPage[]>([]);
  /** What the lesson says to the last choice, which was possible but not wanted. */
  answer = $state.raw<{ text: Texts | null } | null>(null);
  length = $state(0);
  title = $state.raw<Texts>({});
  #made: number[] = [];
  /** Pages that have been received and not been shown. */
  #coming: LessonPage[] = [];
  #language: Language | null = null;

  constructor(
    readonly game: string,
    readonly lesson: string,
  ) {
    super(`lesson ${game} ${lesson}`);
  }

  /** Begins the lesson; with a language, the board comes as text too. */
  async open(text: Language | null): Promise<void> {
    this.#language = text;
    const pages = await this.#load();
    this.length = pages.length;
    this.title = pages.lesson.title;
    this.#show(false);
  }

  /** Whether nothing comes after the page at hand. */
  get isLast(): boolean {
    return this.page !== null && this.page.number === this.length - 1;
  }

  /** Goes on from a page that is only read. */
  readOn(): void {
    if (this.page?.wanted.length === 0) this.#show(true);
  }

  async send(body: RequestBody): Promise<Answer> {
    if (body.type !== "choose") throw NOT_IN_LESSON;
    const done: Answer = { type: "done", id: "", step: this.step };
    const page = this.page;
    if (!page) return done;
    if (!page.wanted.includes(body.choice)) {
      this.answer = { text: page.replies.find((one) => one.choice === body.choice)?.text ?? page.not_now };
      this.decisionNumber += 1; // asks again
      return done;
    }
    this.#made = [...this.#made, body.choice];
    try {
      await this.#load();
    } catch (error) {
      this.#made = this.#made.slice(0, -1);
      throw error;
    }
    this.#show(true);
    return done;
  }

  whyNot(): Promise<Reason[]> {
    return api.lessonReasons(this.game, this.lesson, { made: this.#made, text: null });
  }

  hint(): Promise<HintResult | null> {
    return Promise.resolve(null);
  }

  wantText(language: Language | null): void {
    if (language === null || language === this.#language) return;
    this.#language = language;
    void this.#load().then((pages) => {
      const at = this.page?.number ?? 0;
      while (this.#coming.length && (this.#coming[0]?.number ?? 0) <= at) this.#apply(this.#coming.shift() as LessonPage);
      this.text ||= pages.text ?? "";
      this.onFrames([]);
    });
  }

  async #load(): Promise<LessonPages> {
    const pages = await api.lesson(this.game, this.lesson, { made: this.#made, text: this.#language });
    this.#coming = pages.pages;
    this.table ??= pages.table;
    this.view = pages.view;
    this.seat = pages.seat;
    this.seatNames = pages.seat_names;
    this.text = pages.text ?? "";
    return pages;
  }

  /** Goes to the next page; its events are shown one after another, unless it is the first. */
  #show(animated: boolean): void {
    const page = this.#coming.shift();
    if (!page) return;
    const frames = this.#apply(page);
    for (const step of page.steps)
      this.log = [...this.log, ...(step.events as TableEvent[]).map((event) => ({ step: step.step, event, undone: null }))];
    this.page = page;
    this.read = [...this.read, page];
    this.answer = null;
    this.decision = page.decision;
    this.decisionNumber += 1;
    this.result = page.result;
    this.onFrames(animated && page.view === null ? frames : []);
  }

  /** Carries out what a page changes in the view. */
  #apply(page: LessonPage): EventFrame[] {
    const frames: EventFrame[] = [];
    if (page.view !== null) {
      this.view = page.view;
      this.seatNames = page.seat_names ?? [];
      this.text = page.board ?? "";
      this.log = [];
    }
    this.table = page.table ?? this.table;
    this.seat = page.seat;
    for (const step of page.steps) {
      const found = framesOf(this.view, step);
      this.view = found.view;
      this.text = found.text ?? this.text;
      this.seatNames = step.seat_names;
      this.step = step.step;
      frames.push(...found.frames);
    }
    return frames;
  }
}
