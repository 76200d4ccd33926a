// A page with nothing but scoundrels, for tests in a browser: whoever opens it gives it the words and what cards print.
import { flushSync, mount } from "svelte";
import "@fontsource/rye/400.css";
import "@fontsource/alegreya-sans/400.css";
import "@fontsource/alegreya-sans/700.css";
import "../../../../src/app.css";
import en from "../../../../src/games/scoundrels/en.ftl?raw";
import es from "../../../../src/games/scoundrels/es.ftl?raw";
import type { PrintedView } from "../../../../src/games/scoundrels/protocol";
import { Localizer } from "../../../../src/lib/localizer";
import type { GameTexts } from "../../../../src/lib/protocol";
import Gallery from "./Gallery.svelte";

const OWN = { en, es };

/** Shows every scoundrel at every size, some at a time, and tells what does not fit. */
async function measure(texts: GameTexts, printed: PrintedView, language: "en" | "es", pairs: [string, string][]): Promise<string[]> {
  const localizer = new Localizer(language, [OWN[language], texts.text[language]].join("\n"), texts.vocabularies, texts.private_fields, texts.phrases, texts.numbers);
  const target = document.getElementById("gallery") as HTMLElement;
  const gallery = mount(Gallery, { target, props: { printed, localizer } });
  await Promise.all([...document.fonts].map((font) => font.load()));
  const faults: string[] = [];
  for (let start = 0; start < pairs.length; start += 50) {
    gallery.show(pairs.slice(start, start + 50));
    flushSync();
    for (const card of target.querySelectorAll<HTMLElement>("[data-card]")) {
      const box = card.getBoundingClientRect();
      for (const part of card.querySelectorAll<HTMLElement>(".name b, .text, .does, .reason, .cost")) {
        const inner = part.getBoundingClientRect();
        const cut = part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0;
        if (inner.right > box.right + 1 || inner.bottom > box.bottom + 1 || inner.left < box.left - 1 || cut) faults.push(`${language} ${card.dataset["card"]}: ${part.className.split(" ")[0]} “${part.textContent}” ${part.scrollWidth} of ${part.clientWidth} wide, ${inner.bottom.toFixed(0)} of ${box.bottom.toFixed(0)} down`);
        if (part.matches(".name b") && parseFloat(getComputedStyle(part).fontSize) < 9.5) faults.push(`${language} ${card.dataset["card"]}: “${part.textContent}” is ${getComputedStyle(part).fontSize} high`);
      }
    }
  }
  return faults;
}

(window as unknown as { measure: typeof measure }).measure = measure;
