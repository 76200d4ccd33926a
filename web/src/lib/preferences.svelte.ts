// The preferences of this browser's user, kept in localStorage; every change takes effect at once.
export type Language = "en" | "es";
export type Pace = "human" | "fast";
export type Theme = "auto" | "day" | "dusk";

/** Factors for the speed of animations. */
export const SPEEDS = [0.5, 1, 2, 4];
/** Whether bots take their time or answer at once. */
export const PACES: Pace[] = ["human", "fast"];

const STORAGE_KEY = "cantina.prefs";

interface Stored {
  /** null: as the browser asks for. */
  language: Language | null;
  theme: Theme;
  speed: number;
  /** null: as the system asks for. */
  motion: boolean | null;
  name: string;
  pace: Pace;
  sound: boolean;
  notifications: boolean;
  confirm: boolean;
  tips: boolean;
  tipsSeen: string[];
}

function load(): Stored {
  const defaults: Stored = { language: null, theme: "auto", speed: 1, motion: null, name: "", pace: "human", sound: false, notifications: false, confirm: false, tips: true, tipsSeen: [] };
  try {
    return { ...defaults, ...(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}") as Partial<Stored>) };
  } catch {
    return defaults;
  }
}

function browserLanguage(): Language {
  const first = navigator.languages.find((tag) => /^(es|en)/i.test(tag)) ?? "en";
  return first.toLowerCase().startsWith("es") ? "es" : "en";
}

class Preferences {
  #stored = $state<Stored>(load());

  get language(): Language {
    return this.#stored.language ?? browserLanguage();
  }
  set language(value: Language) {
    this.#change({ language: value });
  }

  get theme(): Theme {
    return this.#stored.theme;
  }
  set theme(value: Theme) {
    this.#change({ theme: value });
  }

  /** The speed of animations, one of SPEEDS. */
  get speed(): number {
    return this.#stored.speed;
  }
  set speed(value: number) {
    this.#change({ speed: value });
  }

  /** Whether anything is animated. */
  get motion(): boolean {
    return this.#stored.motion ?? !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }
  set motion(value: boolean) {
    this.#change({ motion: value });
  }

  get name(): string {
    return this.#stored.name;
  }
  set name(value: string) {
    this.#change({ name: value });
  }

  /** The pace of bots at tables this user opens. */
  get pace(): Pace {
    return this.#stored.pace;
  }
  set pace(value: Pace) {
    this.#change({ pace: value });
  }

  /** Whether a short sound says that it is one's turn. */
  get sound(): boolean {
    return this.#stored.sound;
  }
  set sound(value: boolean) {
    this.#change({ sound: value });
  }

  /** Whether the system notifies of one's turn while the page is hidden. */
  get notifications(): boolean {
    return this.#stored.notifications;
  }
  set notifications(value: boolean) {
    this.#change({ notifications: value });
  }

  /** Whether a choice is sent only after it was confirmed. */
  get confirm(): boolean {
    return this.#stored.confirm;
  }
  set confirm(value: boolean) {
    this.#change({ confirm: value });
  }

  /** Whether tips for newcomers are shown; switched on again, all of them. */
  get tips(): boolean {
    return this.#stored.tips;
  }
  set tips(value: boolean) {
    this.#change({ tips: value, ...(value && { tipsSeen: [] }) });
  }

  /** The tips that have been shown and put away. */
  get tipsSeen(): readonly string[] {
    return this.#stored.tipsSeen;
  }
  rememberTip(tip: string): void {
    if (!this.tipsSeen.includes(tip)) this.#change({ tipsSeen: [...this.tipsSeen, tip] });
  }

  #change(change: Partial<Stored>): void {
    this.#stored = { ...this.#stored, ...change };
    try {
      localStorage.setItem(STORAGE_KEY, JSON.stringify(this.#stored));
    } catch {
      // Private windows may store nothing; the change holds until the page is closed.
    }
  }
}

export const preferences = new Preferences();
