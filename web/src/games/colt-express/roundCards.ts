// What the round cards print (CE-DATA-40 to CE-DATA-52). A view has only those that have been turned up.
const TURNS: Record<string, string> = { S: "standard", T: "tunnel", X: "speeding-up", R: "switching" };
const turns = (signs: string): string[] => [...signs].map((sign) => TURNS[sign] ?? sign);

export interface RoundCard {
  /** The turns for 2 to 4 players, and for 5 and 6; the same for a station. */
  few: string[];
  many: string[];
  event: string;
  rule: string;
}

const card = (few: string, many: string, event: string, rule: string): RoundCard => ({ few: turns(few), many: turns(many), event, rule });

export const ROUND_CARDS: Record<string, RoundCard> = {
  angry: card("SSTR", "SSR", "angry-marshal", "CE-DATA-40"),
  swivel: card("STSS", "STS", "swivel-arm", "CE-DATA-41"),
  braking: card("SSSS", "STSS", "braking", "CE-DATA-42"),
  takeall: card("STXS", "SXR", "take-it-all", "CE-DATA-43"),
  rebellion: card("SSTSS", "STSR", "rebellion", "CE-DATA-44"),
  bridge: card("SXS", "SX", "none", "CE-DATA-45"),
  cave: card("STSTS", "STST", "none", "CE-DATA-46"),
  st_revenge: card("SSTS", "SSTS", "revenge", "CE-DATA-50"),
  st_pickpocket: card("SSTS", "SSTS", "pickpocketing", "CE-DATA-51"),
  st_hostage: card("SSTS", "SSTS", "hostage", "CE-DATA-52"),
};
