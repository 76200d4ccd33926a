import "@fontsource/rye/400.css";
import "@fontsource/alegreya-sans/400.css";
import "@fontsource/alegreya-sans/700.css";
import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { followUpgrades, registerServiceWorker } from "./lib/installation";
import { loadInterfaceTexts } from "./lib/interfaceTexts.svelte";
import { preferences } from "./lib/preferences.svelte";

followUpgrades();

const target = document.getElementById("app");
if (target) void loadInterfaceTexts(preferences.language).then(() => mount(App, { target }));
registerServiceWorker();
