// Builds the gallery as one script and one style sheet, which a test puts into an empty page.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [svelte()],
  publicDir: false,
  build: {
    lib: { entry: "tests/games/scoundrels/gallery/main.ts", formats: ["iife"], name: "gallery", fileName: () => "gallery.js", cssFileName: "gallery" },
    assetsInlineLimit: 10_000_000, // fonts lie in the style sheet
  },
});
