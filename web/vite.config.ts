import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import subsetFont from "subset-font";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** Names the build in the service worker by all files of the client, so that another build has another worker. */
function nameBuild(): Plugin {
  return {
    name: "name-build",
    apply: "build",
    generateBundle(_, bundle) {
      const worker = bundle["service-worker.js"];
      if (worker?.type !== "chunk") throw new Error("the service worker has not been built");
      const names = Object.keys(bundle).filter((name) => name !== "service-worker.js").sort();
      const hash = createHash("sha256").update(names.join());
      for (const name of readdirSync("public").sort()) hash.update(readFileSync(`public/${name}`));
      const build = hash.digest("hex").slice(0, 12);
      worker.code = worker.code.replaceAll("__BUILD__", JSON.stringify(build));
    },
  };
}

/** Puts the picture of a game's cover, `src/games/<game>/cover.png`, where the server finds it for previews of links. */
function coverPictures(): Plugin {
  return {
    name: "cover-pictures",
    apply: "build",
    generateBundle() {
      for (const game of readdirSync("src/games")) {
        const file = `src/games/${game}/cover.png`;
        if (existsSync(file)) this.emitFile({ type: "asset", fileName: `covers/${game}.png`, source: readFileSync(file) });
      }
    },
  };
}

const letters = (first: number, last: number): string => String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, at) => first + at));
const OUR_LETTERS = `${letters(0x20, 0x7e)}áéíóúüñÁÉÍÓÚÜÑ¿¡·…’‘“”«»–—×½ºª`;
/** By font file: the letters it keeps. Titles are ours; text has people's names in it, too. */
const FONTS: [RegExp, string][] = [
  [/rye-latin-\d+-normal.*\.woff2$/, OUR_LETTERS],
  [/alegreya-sans-latin-\d+-normal.*\.woff2$/, `${OUR_LETTERS}${letters(0xa0, 0xff)}œŒ„€•−←→↑↓`],
];

/** Leaves out letters that no text of ours has: fonts are the largest files of all. */
function smallerFonts(): Plugin {
  return {
    name: "smaller-fonts",
    apply: "build",
    async generateBundle(_, bundle) {
      for (const [name, kept] of FONTS) {
        const found = Object.values(bundle).filter((file) => file.type === "asset" && name.test(file.fileName));
        if (found.length === 0) throw new Error(`there is no font ${name} among the files`);
        for (const font of found)
          if (font.type === "asset") font.source = new Uint8Array(await subsetFont(Buffer.from(font.source), kept, { targetFormat: "woff2" }));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), coverPictures(), smallerFonts(), nameBuild()],
  build: {
    outDir: process.env.CANTINA_CLIENT ?? "dist",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the Content-Security-Policy allows no inline fonts or scripts
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: "index.html", "service-worker": "worker/serviceWorker.ts" },
      output: {
        // The worker's address is the same in every build; browsers compare its bytes.
        entryFileNames: (chunk) => (chunk.name === "service-worker" ? "service-worker.js" : "assets/[name]-[hash].js"),
      },
    },
  },
  server: {
    fs: { allow: [".."] }, // a test reads the games' own texts, which lie outside this folder
    proxy: { "/api": { target: "http://localhost:8323", ws: true } },
  },
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"], setupFiles: ["tests/setup.ts"] },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
});
