import "@fontsource/rye/400.css";
import "@fontsource/alegreya-sans/400.css";
import "@fontsource/alegreya-sans/700.css";
import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { followUpgrades, registerServiceWorker } from "./lib/installation";

followUpgrades();

const target = document.getElementById("app");
if (target) mount(App, { target });
registerServiceWorker();
