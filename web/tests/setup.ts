// Components say things in the client's own texts: both languages are ready before the tests.
import { afterEach } from "vitest";
import { loadInterfaceTexts } from "../src/lib/interfaceTexts.svelte";
import { removeDrawn } from "./drawn";

await Promise.all([loadInterfaceTexts("en"), loadInterfaceTexts("es")]);
afterEach(removeDrawn);
