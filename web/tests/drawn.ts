import { cleanup } from "@testing-library/svelte";

/** The real one, also where a test has replaced the clock. */
const later = globalThis.setTimeout;

/** Removes what has been drawn and lets it go: weak references keep it alive until the event loop's next turn. */
export async function removeDrawn(): Promise<void> {
  cleanup();
  await new Promise((resolve) => later(resolve));
}
