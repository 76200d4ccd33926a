// The client as something installed: its service worker, and what happens when the server has a newer client.

/** Registers the service worker once the page has loaded, so that nothing on the page waits for it. */
export function registerServiceWorker(): void {
  // Browsers have them on https and on this machine only; vite's own server has none.
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  const register = (): void => void navigator.serviceWorker.register("/service-worker.js").catch(() => undefined);
  if (document.readyState === "complete") register();
  else addEventListener("load", register);
}

const RELOADED = "cantina.reloaded";

/** Loads the page anew when a part of it is no longer there, because the server has been upgraded meanwhile. */
export function followUpgrades(): void {
  addEventListener("vite:preloadError", (event) => {
    const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
    if (Date.now() - last < 10_000) return; // it is something else: the error is shown as any other
    sessionStorage.setItem(RELOADED, String(Date.now()));
    event.preventDefault();
    location.reload();
  });
}
