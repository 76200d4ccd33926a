// Components say things in the client's own texts: both languages are ready before the tests.
import { loadInterfaceTexts } from "../src/lib/interfaceTexts.svelte";

await Promise.all([loadInterfaceTexts("en"), loadInterfaceTexts("es")]);
