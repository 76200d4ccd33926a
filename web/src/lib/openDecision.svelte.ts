// The decision the viewer is asked: what can be touched and chosen, what has been touched, picked and sent so far, a
// bot's hint, and why other choices are impossible.
import { untrack } from "svelte";
import type { ChoiceLabel } from "../games";
import type { EventAnimator } from "./animation.svelte";
import { errorMessage } from "./errorMessage";
import { rememberChoice } from "./lastChoice";
import { listChoices } from "./listedChoices";
import type { LoadedGame } from "./loadGame";
import type { Localizer } from "./localizer";
import type { MatchConnection, Rejection, RequestBody } from "./matchConnection.svelte";
import type { OverlayState } from "./overlay.svelte";
import { preferences } from "./preferences.svelte";
import type { ChoiceInfo, HintResult, Reason } from "./protocol";
import { elementPath, touch, touchTargets, type ElementPath } from "./touches";

export class OpenDecision {
  /** The elements touched so far, where a choice is a pair. */
  touched = $state.raw<ElementPath>([]);
  /** The choices left after a touch; null: all. */
  narrowed = $state.raw<number[] | null>(null);
  /** The choice waiting to be confirmed. */
  selected = $state<number | null>(null);
  /** Whether the list of choices is open, where it is a drawer. */
  listOpen = $state(false);
  /** Why the last request was rejected. */
  errorText = $state("");
  errorRule = $state<string | null>(null);

  #hint = $state.raw<HintResult | null>(null);
  /** The numbers of the decisions for which a hint was requested and a choice was sent; -1: none. */
  #hintRequested = $state(-1);
  #choiceSent = $state(-1);
  /** Choices confirmed together, still to be made one after another. */
  #queued = $state.raw<readonly number[]>([]);
  #reasons = $state.raw<Reason[] | null>(null);
  /** The element that was asked about; null: all choices. */
  #explained = $state<string | null>(null);

  readonly #connection: MatchConnection;
  readonly #game: LoadedGame;
  readonly #animator: EventAnimator;
  readonly #overlay: OverlayState;
  readonly #localizer: () => Localizer;

  /** To be made with the component that shows the match. */
  constructor(connection: MatchConnection, game: LoadedGame, animator: EventAnimator, overlay: OverlayState, localizer: () => Localizer) {
    this.#connection = connection;
    this.#game = game;
    this.#animator = animator;
    this.#overlay = overlay;
    this.#localizer = localizer;
    $effect(() => {
      void connection.decisionNumber;
      this.#reasons = null;
      if (untrack(() => overlay.current)?.kind === "why-not") overlay.close();
      this.#hint = null;
      this.#hintRequested = -1;
      this.errorText = "";
      this.errorRule = null;
      this.listOpen = false;
      this.forget();
    });
    $effect(() => {
      const [next, ...rest] = this.#queued;
      if (next === undefined || !this.#isOpen) return;
      const isOffered = connection.decision?.choices.includes(next) ?? false;
      this.#queued = isOffered ? rest : [];
      if (isOffered) untrack(() => this.submit(next));
    });
  }

  readonly #isOpen = $derived.by(() => this.#connection.decision !== null && !this.#animator.playing && this.#choiceSent !== this.#connection.decisionNumber);
  readonly canChoose = $derived.by(() => this.#isOpen && this.#queued.length === 0);
  readonly offered = $derived.by(() => (this.canChoose ? (this.#connection.decision?.choices ?? []) : []));
  readonly #allListed = $derived.by(() => listChoices(this.offered, this.#game.texts.choices, (choice) => this.#label(choice), null));
  readonly hint = $derived.by(() => {
    const hint = this.#hint;
    if (!this.canChoose || !hint || hint.decision_number !== this.#connection.decisionNumber) return null;
    // The best may be one of several that differ for nobody; the one that is listed stands for it.
    const found = this.#allListed.find((one) => one.also.includes(hint.best));
    return found ? { ...hint, best: found.number } : hint;
  });
  /** The choices as the list shows them. */
  readonly listed = $derived.by(() => listChoices(this.narrowed ?? this.offered, this.#game.texts.choices, (choice) => this.#label(choice), this.hint));
  readonly #paths = $derived.by(() => {
    const found = new Map<number, ElementPath>();
    for (const { number } of this.#allListed) {
      const choice = this.#game.texts.choices[number];
      if (choice && this.#game.board) found.set(number, elementPath(this.#game.board.elementOf(choice, this.#animator.view)));
    }
    return found;
  });
  /** By element that can be touched now: the choices it may lead to. */
  readonly targets = $derived.by(() => touchTargets(this.#paths, this.touched));
  /** The element that the hint recommends. */
  readonly best = $derived.by(() => (this.hint ? (this.#paths.get(this.hint.best)?.[this.touched.length] ?? null) : null));
  readonly canHint = $derived.by(() => (this.#connection.decision?.choices.length ?? 0) > 1 && (this.#connection.table?.hints ?? false));
  readonly isHintComing = $derived.by(() => this.#hintRequested === this.#connection.decisionNumber);
  /** The choice that the standing answer makes; undefined: this decision has none. */
  readonly standingChoice = $derived.by(() => {
    const number = this.canChoose ? (this.#connection.decision?.standing ?? null) : null;
    return number === null ? undefined : this.#game.texts.choices[number];
  });
  /** Why other choices are impossible, or the element that was asked about; null: not known yet. */
  readonly reasons = $derived.by(() => {
    const { board, texts } = this.#game;
    const [reasons, element] = [this.#reasons, this.#explained];
    if (!reasons || element === null || !board) return reasons;
    const matching = reasons.filter((reason) => {
      const choice = texts.choices[reason.choice];
      return choice && elementPath(board.elementOf(choice, this.#animator.view)).includes(element);
    });
    return matching.length ? matching : reasons;
  });

  /** A choice as the list says it. */
  choiceText(number: number): string {
    const choice = this.#game.texts.choices[number];
    return choice ? this.#label(choice).text : "";
  }

  /** A choice in the game's own words, which stand alone; the list may be shorter. */
  fullText(number: number): string {
    const choice = this.#game.texts.choices[number];
    return choice ? this.#localizer().choice(this.#detailed(choice)) : "";
  }

  /** Takes back what was touched and picked. */
  forget(): void {
    this.touched = [];
    this.narrowed = null;
    this.selected = null;
  }

  /** Takes the last touch back. */
  untouch(): void {
    this.touched = this.touched.slice(0, -1);
    this.narrowed = null;
  }

  choose(choice: number): void {
    if (!this.canChoose) return;
    if (preferences.confirm && this.selected !== choice) {
      this.selected = choice;
      return;
    }
    this.submit(choice);
  }

  chooseInOrder(choices: readonly number[]): void {
    const [first, ...rest] = choices;
    if (first === undefined || !this.canChoose) return;
    this.#queued = rest;
    this.submit(first);
  }

  submit(choice: number): void {
    const { decisionNumber, seat, tableId } = this.#connection;
    this.errorText = "";
    this.#choiceSent = decisionNumber;
    if (seat !== null) rememberChoice(tableId, { decision: decisionNumber, seat, choice });
    this.listOpen = false;
    this.forget();
    this.#connection.send({ type: "choose", decision_number: decisionNumber, choice }).catch((error: unknown) => {
      this.errorText = errorMessage(error, this.#localizer());
      this.errorRule = (error as Rejection).rule;
      this.#choiceSent = -1;
      this.#queued = [];
    });
  }

  touch(element: string): void {
    if (!this.canChoose) return;
    const result = touch(this.#paths, this.touched, element);
    this.selected = null;
    if (result.kind === "refused") void this.explain(element);
    else if (result.kind === "choose") this.choose(result.choice);
    else if (result.kind === "back") {
      this.touched = result.touched;
      this.narrowed = null;
    } else {
      this.touched = result.touched;
      this.narrowed = result.choices;
      // Nothing on the board tells these choices apart: the list does.
      if (touchTargets(this.#paths, result.touched).size === 0) this.listOpen = true;
    }
  }

  answerStanding(): void {
    this.send({ type: "answer-standing", decision_number: this.#connection.decisionNumber });
  }

  /** Sends any other request; if it is rejected, the decision says why. */
  send(body: RequestBody): void {
    this.errorText = "";
    this.#connection.send(body).catch((error: unknown) => (this.errorText = errorMessage(error, this.#localizer())));
  }

  /** Asks for a bot's estimates, or hides them. */
  async toggleHint(): Promise<void> {
    if (this.hint) {
      this.#hint = null;
      return;
    }
    if (!this.canHint || !this.canChoose || this.isHintComing) return;
    const number = this.#connection.decisionNumber;
    this.errorText = "";
    this.#hintRequested = number;
    try {
      const result = await this.#connection.hint();
      if (this.#connection.decisionNumber === number) this.#hint = result;
    } catch (error) {
      if (this.#connection.decisionNumber === number) this.errorText = errorMessage(error, this.#localizer());
    }
    if (this.#hintRequested === number) this.#hintRequested = -1;
  }

  /** Asks why an element cannot be chosen; null: why other choices are impossible. */
  async explain(element: string | null): Promise<void> {
    if (!this.#connection.decision) return;
    this.#explained = element;
    this.#overlay.open({ kind: "why-not" });
    try {
      this.#reasons ??= await this.#connection.whyNot();
    } catch (error) {
      this.#overlay.close();
      this.errorText = errorMessage(error, this.#localizer());
    }
  }

  #label(choice: ChoiceInfo): ChoiceLabel {
    return this.#game.board?.choiceLabel?.(choice, this.#animator.view, this.#localizer()) ?? { text: this.#localizer().choice(this.#detailed(choice)) };
  }

  /** A choice with what this decision adds to it. */
  #detailed(choice: ChoiceInfo): ChoiceInfo {
    const decision = this.#connection.decision;
    const at = decision?.choices.indexOf(this.#game.texts.choices.indexOf(choice)) ?? -1;
    return at < 0 ? choice : { ...choice, args: { ...choice.args, ...decision?.details[at] } };
  }
}
