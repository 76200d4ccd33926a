// Moves pieces from where they were to where they are, whenever another view is shown.
import { untrack } from "svelte";
import type { GameBoard } from "../games";
import { USUAL_DURATION, type EventAnimator } from "./animation.svelte";
import { PieceMotion } from "./pieceMotion";
import { preferences } from "./preferences.svelte";

/** To be called while a component that shows the animator's views is made; its pieces lie under `root`. */
export function movePieces(root: () => HTMLElement | undefined, animator: EventAnimator, board: GameBoard | null): void {
  const motion = new PieceMotion(root);
  let shownView: unknown = null;
  $effect.pre(() => {
    void animator.view;
    if (untrack(() => preferences.motion)) motion.remember();
  });
  $effect(() => {
    const { view, event } = animator;
    const before = shownView;
    shownView = view;
    if (before === null || before === view || !preferences.motion) return;
    const duration = Math.min(untrack(() => (event ? (board?.duration?.(event) ?? USUAL_DURATION) : 300)), 700) / preferences.speed;
    motion.play(duration * 0.8, event ? (board?.flights?.(event, before, view) ?? []) : []);
  });
}
