// The page without a connection: in the reader's language (without scripts in both); it opens the page again when it can.
const stored = (() => {
  try {
    return JSON.parse(localStorage.getItem("cantina.prefs") ?? "{}") ?? {};
  } catch {
    return {};
  }
})();
const asked = stored.language ?? navigator.languages.find((tag) => /^(es|en)/i.test(tag)) ?? "en";
const language = asked.toLowerCase().startsWith("es") ? "es" : "en";
document.documentElement.lang = language;
document.documentElement.dataset.language = language;
document.title = `Cantina · ${document.querySelector(`section[lang=${language}] h1`).textContent}`;
if (stored.theme === "day" || stored.theme === "dusk") document.documentElement.dataset.theme = stored.theme;
for (const button of document.querySelectorAll("button")) button.addEventListener("click", () => location.reload());

// The network may be back before the server is reached, and the server may be what was missing.
const TRY_AGAIN_MS = 4000;
const goOn = () => fetch("/health", { cache: "no-store" }).then(() => location.reload(), () => undefined);
addEventListener("online", goOn);
setInterval(goOn, TRY_AGAIN_MS);
