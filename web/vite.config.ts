import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: process.env.CANTINA_CLIENT ?? "dist",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the Content-Security-Policy allows no inline fonts or scripts
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: "http://localhost:8323", ws: true } } },
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"] },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
});
