// Tells somebody who is not looking that it is their turn: in the title, by a sound, by the system's notification.
import { localize } from "./interfaceTexts.svelte";
import { preferences } from "./preferences.svelte";

/** The turn of the viewer at the table on this page. */
class TurnAlert {
  mine = $state(false);

  /** Sets whether it is the viewer's turn; `what` says what is asked. */
  set(mine: boolean, what: string): void {
    const begins = mine && !this.mine;
    this.mine = mine;
    setIcon(mine);
    if (!begins) return;
    if (preferences.sound) playSound();
    if (preferences.notifications && document.hidden) notify(what);
  }
}

export const turnAlert = new TurnAlert();

/** Asks the system's permission; returns whether it was given. */
export async function allowNotifications(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}

function notify(what: string): void {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const shown = new Notification(localize("turn-yours"), { body: what, icon: "/icon.svg", tag: "cantina-turn" });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}

function setIcon(mine: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (icon) icon.href = mine ? "/icon-turn.svg" : "/icon.svg";
}

/** Two short notes; made here so that no file has to be loaded. */
function playSound(): void {
  try {
    const audio = new AudioContext();
    [523, 784].forEach((frequency, at) => {
      const note = audio.createOscillator();
      const volume = audio.createGain();
      const start = audio.currentTime + at * 0.13;
      note.type = "triangle";
      note.frequency.value = frequency;
      volume.gain.setValueAtTime(0.0001, start);
      volume.gain.exponentialRampToValueAtTime(0.16, start + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.22);
      note.connect(volume).connect(audio.destination);
      note.start(start);
      note.stop(start + 0.25);
    });
    setTimeout(() => void audio.close(), 1000);
  } catch {
    // Browsers play nothing before the page was touched.
  }
}
