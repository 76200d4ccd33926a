// The client's own texts, for localizers of tests.
import en from "../src/text/en.ftl?raw";
import es from "../src/text/es.ftl?raw";

export const INTERFACE_TEXTS = { en, es };
