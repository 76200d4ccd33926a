// Which events are shown large.
import type { TableEvent } from "../../lib/localizer";

export type SceneKind = "hands" | "property" | "boss" | "change";

const SCENES: Record<string, SceneKind> = {
  "hand-won": "hands",
  "hand-lost": "hands",
  "town-hall-ranked": "hands",
  "property-used": "property",
  "property-paid": "property",
  "boss-helped": "boss",
  "card-changed": "change",
};

/** How an event is shown large; null: it is not. */
export const sceneKind = (event: TableEvent): SceneKind | null => SCENES[event.event] ?? null;
