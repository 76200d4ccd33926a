// What this person likes: kept in the browser, changed anywhere, in force at once.
export type Language = "en" | "es";
export type Pace = "human" | "fast";
export type Theme = "auto" | "day" | "dusk";

/** How fast things may move. */
export const SPEEDS = [0.5, 1, 2, 4];

const KEY = "cantina.prefs";

interface Kept {
  language: Language | null;
  theme: Theme;
  speed: number;
  motion: boolean | null;
  name: string;
  pace: Pace;
}

/** Whether bots take their time. */
export const PACES: Pace[] = ["human", "fast"];

function load(): Kept {
  const usual: Kept = { language: null, theme: "auto", speed: 1, motion: null, name: "", pace: "human" };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return usual;
  }
}

function browserLanguage(): Language {
  const first = navigator.languages.find((tag) => /^(es|en)/i.test(tag)) ?? "en";
  return first.toLowerCase().startsWith("es") ? "es" : "en";
}

class Prefs {
  #kept = $state<Kept>(load());

  get language(): Language {
    return this.#kept.language ?? browserLanguage();
  }
  set language(value: Language) {
    this.#keep({ language: value });
  }
  get theme(): Theme {
    return this.#kept.theme;
  }
  set theme(value: Theme) {
    this.#keep({ theme: value });
  }
  /** How fast things move: 0.5 to 4. */
  get speed(): number {
    return this.#kept.speed;
  }
  set speed(value: number) {
    this.#keep({ speed: value });
  }
  /** Whether things move at all; without a choice, as the system wishes. */
  get motion(): boolean {
    return this.#kept.motion ?? !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }
  set motion(value: boolean) {
    this.#keep({ motion: value });
  }
  get name(): string {
    return this.#kept.name;
  }
  set name(value: string) {
    this.#keep({ name: value });
  }

  /** How bots play at one's new tables. */
  get pace(): Pace {
    return this.#kept.pace;
  }
  set pace(value: Pace) {
    this.#keep({ pace: value });
  }

  #keep(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // Private windows may keep nothing; the choice holds until the page is closed.
    }
  }
}

export const prefs = new Prefs();
