// Shows what happens in a match, event by event, as its connection tells it.
import { onDestroy } from "svelte";
import type { GameBoard } from "../games";
import { EventAnimator } from "./animation.svelte";
import type { TableEvent } from "./localizer";
import type { MatchConnection } from "./matchConnection.svelte";

/** To be called while a component that shows a match is made; it stops with the component. */
export function animateMatch(connection: MatchConnection, board: GameBoard | null): EventAnimator {
  const animator = new EventAnimator(board?.duration);
  animator.show([], connection.view, connection.text);
  connection.onFrames = (frames) => animator.show(frames, connection.view, connection.text);
  onDestroy(() => {
    connection.onFrames = () => undefined;
    animator.stop();
  });
  return animator;
}

/** The event being shown; when none is, the last one that was. */
export function lastShownEvent(connection: MatchConnection, animator: EventAnimator, board: GameBoard | null): TableEvent | null {
  if (animator.event || animator.playing) return animator.event;
  return connection.log.findLast((entry) => entry.event && (board?.duration?.(entry.event) ?? 1) > 0)?.event ?? null;
}
