// Where the rules speak of a card, an event or a bandit.
const RULES: Record<string, string> = {
  move: "CE-MOVE-1",
  floor: "CE-FLOOR-1",
  fire: "CE-FIRE-1",
  punch: "CE-PUNCH-1",
  robbery: "CE-ROB-1",
  marshal: "CE-MARSH-1",
  "angry-marshal": "CE-EVT-10",
  "swivel-arm": "CE-EVT-15",
  braking: "CE-EVT-20",
  "take-it-all": "CE-EVT-30",
  rebellion: "CE-EVT-35",
  revenge: "CE-STA-1",
  pickpocketing: "CE-STA-4",
  hostage: "CE-STA-7",
  ghost: "CE-GHOST-1",
  doc: "CE-DOC-1",
  tuco: "CE-TUCO-1",
  django: "CE-DJAN-1",
  belle: "CE-BELLE-1",
  cheyenne: "CE-CHEY-1",
};

export const ruleOf = (thing: string): string => `/rules/colt-express#${RULES[thing] ?? "CE-PLAN-1"}`;
