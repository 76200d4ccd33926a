// The faces of the sixty jobs, put together from parts: a head, something on it, something held.
export interface PortraitParts {
  head: "person" | "dog" | "cow" | "horse" | "robot" | "monster";
  skin: string;
  hair?: string;
  hat?: string;
  hatColour?: string;
  beard?: string;
  hold: string;
  holdColour?: string;
}

const SKIN = ["#f0d2ae", "#d9a877", "#b97f52", "#8a5a3a", "#f3dcc2"];
const HAIR = ["#2b2118", "#7a3b1d", "#c8a04c", "#9b9b9b", "#4d3a2a"];

const HATS: Record<string, string> = {
  cowboy: "M-26 -14Q0 -4 26 -14Q15 -17 12 -32Q0 -38 -12 -32Q-15 -17 -26 -14Z",
  top: "M-20 -14H20V-18H13V-40H-13V-18H-20Z",
  bowler: "M-19 -14H19V-17H14Q14 -34 0 -34Q-14 -34 -14 -17H-19Z",
  cap: "M-16 -15Q-16 -30 0 -30Q16 -30 16 -17H26V-13H-16Z",
  cook: "M-14 -14V-22Q-24 -26 -18 -34Q-12 -42 -2 -37Q6 -44 14 -36Q24 -32 14 -22V-14Z",
  veil: "M-18 8Q-22 -34 0 -34Q22 -34 18 8L13 -10Q0 -20 -13 -10Z",
  bonnet: "M-20 2Q-24 -34 0 -34Q24 -34 20 2L14 -12Q0 -20 -14 -12Z",
  band: "M-16 -14Q0 -20 16 -14V-19Q0 -26 -16 -19Z",
  goggles: "M-14 -20a7 6 0 1 0 13 0a7 6 0 1 0 -13 0ZM1 -20a7 6 0 1 0 13 0a7 6 0 1 0 -13 0ZM-16 -19H-14M14 -19H16",
  hood: "M-20 16Q-26 -36 0 -36Q26 -36 20 16L14 4Q16 -20 0 -20Q-16 -20 -14 4Z",
  turban: "M-18 -13Q-20 -34 0 -34Q20 -34 18 -13Q9 -18 0 -24Q-9 -18 -18 -13Z",
  crown: "M-15 -14V-30L-7 -22L0 -33L7 -22L15 -30V-14Z",
};
const BEARDS: Record<string, string> = {
  full: "M-14 2Q-14 22 0 25Q14 22 14 2Q8 10 0 9Q-8 10 -14 2Z",
  moustache: "M0 5Q-6 1 -13 8Q-6 12 0 8Q6 12 13 8Q6 1 0 5Z",
  goatee: "M-5 12Q0 9 5 12Q4 24 0 26Q-4 24 -5 12Z",
  mask: "M-15 4Q0 8 15 4Q14 18 0 26Q-14 18 -15 4Z",
};
/** Held in the lower right corner, about 26 by 26 around the origin. */
const HOLDS: Record<string, string> = {
  pan: "M-13 0Q-13 9 0 9Q13 9 13 0ZM-6 0V-4H6V0",
  press: "M-12 -10H12V4H-12ZM-8 4V11H8V4M-7 -5H7M-7 -1H3",
  coins: "M-11 8a11 4 0 1 0 22 0a11 4 0 1 0 -22 0ZM-11 3a11 4 0 1 0 22 0a11 4 0 1 0 -22 0ZM-11 -2a11 4 0 1 0 22 0a11 4 0 1 0 -22 0Z",
  pot: "M-12 -4H12V6Q12 11 6 11H-6Q-12 11 -12 6ZM-4 -8H4V-4",
  bone: "M-9 -5a4 4 0 1 1 -4 5a4 4 0 1 1 4 5H9a4 4 0 1 1 4 -5a4 4 0 1 1 -4 -5Z",
  bell: "M-9 7Q-6 4 -6 -3Q-6 -11 0 -11Q6 -11 6 -3Q6 4 9 7ZM-3 9a3 3 0 1 0 6 0",
  cup: "M-8 -8H8L6 10H-6Z",
  foot: "M-9 -11Q-2 -12 -2 -4Q-2 2 -6 2Q-11 1 -9 -11ZM3 0Q10 -1 10 6Q10 11 6 11Q1 10 3 0Z",
  hammer: "M-3 11L1 -3M-8 -5L6 -10L9 -3L-5 3Z",
  soap: "M-11 0Q-11 -7 0 -7Q11 -7 11 0Q11 8 0 8Q-11 8 -11 0ZM4 -11a3 3 0 1 0 0.1 0M-6 -12a2 2 0 1 0 0.1 0",
  glass: "M-8 -10H8L6 -2Q5 2 1 3V9H6V11H-6V9H-1V3Q-5 2 -6 -2Z",
  hand: "M-9 11V0Q-9 -3 -7 -3V-9Q-5 -11 -4 -9V-3L-3 -11Q-1 -13 0 -11V-3L2 -11Q4 -12 5 -10L4 -2Q9 -4 9 -1L4 11Z",
  telegraph: "M-12 8H12V11H-12ZM-8 8V2H-4V8M-6 2L9 -4M9 -6V8",
  fork: "M0 11V-2M-7 -11V-4Q-7 0 0 0Q7 0 7 -4V-11M0 -11V-4",
  plant: "M0 11V-2Q-10 -2 -10 -10Q0 -10 0 -2Q0 -8 9 -9Q9 0 0 2M-7 11H7",
  broom: "M6 -12L-2 2M-8 0L2 5L-3 12L-12 7Z",
  paper: "M-9 -11H6L10 -7V11H-9ZM-5 -4H6M-5 0H6M-5 4H2",
  chart: "M-11 10V-10M-11 10H11M-8 6L-3 0L2 3L9 -7",
  letter: "M-12 -7H12V8H-12ZM-12 -7L0 2L12 -7",
  cards: "M-10 -6L0 -10L6 6L-4 10ZM0 -8H11V9H4",
  star: "M0 -11L3 -4L11 -3L5 2L7 10L0 6L-7 10L-5 2L-11 -3L-3 -4Z",
  chain: "M-10 0a5 5 0 1 1 10 0a5 5 0 1 1 -10 0M0 0a5 5 0 1 1 10 0a5 5 0 1 1 -10 0M5 5V9M1 9a5 5 0 1 0 9 0",
  book: "M-12 -8Q-6 -11 0 -7Q6 -11 12 -8V9Q6 6 0 10Q-6 6 -12 9ZM0 -7V10",
  flask: "M-4 -11H4M-3 -11V-3L-10 9Q-10 11 -8 11H8Q10 11 10 9L3 -3V-11M-7 5H7",
  bolt: "M2 -12L-8 2H-1L-3 12L8 -3H1Z",
  gear: "M-3 -11H3L4 -7L8 -9L11 -4L8 -1V2L11 5L8 10L4 8L3 11H-3L-4 8L-8 10L-11 5L-8 2V-1L-11 -4L-8 -9L-4 -7ZM-3 0a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z",
  bag: "M-4 -10H4L3 -5Q11 -1 9 7Q8 11 4 11H-4Q-8 11 -9 7Q-11 -1 -3 -5Z",
  cross: "M-3 -12H3V-5H9V1H3V12H-3V1H-9V-5H-3Z",
  needle: "M-9 10L9 -10M7 -12L11 -8M-10 4Q0 12 8 4",
  scales: "M0 -11V10M-9 -7H9M-9 -7L-13 2H-5ZM9 -7L5 2H13ZM-5 10H5",
  camera: "M-12 -6H-5L-3 -10H3L5 -6H12V8H-12ZM-5 1a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z",
  pen: "M-10 11L-7 3L7 -11L11 -7L-3 7Z",
  gavel: "M-12 11H4M-3 8L5 0M0 -9L9 0L5 4L-4 -5ZM-8 11V8H0V11",
  eye: "M-12 0Q0 -10 12 0Q0 10 -12 0ZM-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z",
  pistol: "M-12 -7H11V-2H2Q2 2 -2 2H-4L-6 9H-12L-9 -2Z",
  dial: "M-11 0a11 11 0 1 0 22 0a11 11 0 1 0 -22 0ZM0 -11V-7M0 11V7M-11 0H-7M11 0H7M0 0L5 -5",
  plan: "M-11 -9H11V9H-11ZM-7 -5H-1V1H-7ZM2 -5H8M2 0H8M-7 5H8",
  bulb: "M-5 4Q-9 0 -9 -4Q-9 -12 0 -12Q9 -12 9 -4Q9 0 5 4ZM-4 7H4M-3 10H3",
  flag: "M-8 12V-12M-8 -11H10L6 -5L10 1H-8",
  key: "M-11 -4a5 5 0 1 0 10 0a5 5 0 1 0 -10 0M-1 -4H12V2M7 -4V1",
  shovel: "M7 -12L0 0M-4 0L4 4Q2 12 -8 12Q-10 4 -4 0Z",
  mask: "M-12 -4Q0 -10 12 -4Q11 6 4 6Q1 6 0 2Q-1 6 -4 6Q-11 6 -12 -4ZM-7 -1a2 2 0 1 0 4 0M3 -1a2 2 0 1 0 4 0",
  spiral: "M0 0Q3 -3 5 1Q5 6 -1 6Q-8 5 -7 -2Q-5 -10 3 -9Q12 -7 11 2",
  flame: "M0 12Q-10 10 -8 1Q-6 -3 -4 -1Q-4 -8 2 -12Q2 -5 6 -3Q10 2 8 7Q6 12 0 12Z",
  poster: "M-10 -12H10V12H-10ZM-6 -8H6M-5 -4H5V4H-5ZM-6 8H6",
  ribbon: "M-7 -7a7 7 0 1 0 14 0a7 7 0 1 0 -14 0ZM-5 -1L-8 11L-2 7ZM5 -1L8 11L2 7Z",
  rail: "M-11 12L-4 -12M11 12L4 -12M-9 6H9M-7 0H7M-5 -6H5",
  rope: "M-11 8Q-11 -10 0 -10Q11 -10 11 8M-11 8V12M11 8V12",
  ball: "M-9 -2a9 9 0 1 0 18 0a9 9 0 1 0 -18 0ZM-7 11H7L5 7H-5Z",
  boat: "M-12 3H12L8 10H-8ZM0 3V-12L9 -1H0",
  wrench: "M-10 11L3 -2M1 -8Q2 -13 8 -12L5 -8L8 -5L12 -8Q12 -2 7 -1Q2 0 1 -8Z",
  cigar: "M-12 3H6V7H-12ZM6 3H9V7H6M10 -1Q14 -5 10 -9",
};

const person = (skin: number, hair: number, hold: string, more: Partial<PortraitParts> = {}): PortraitParts => ({ head: "person", skin: SKIN[skin] ?? "#f0d2ae", hair: HAIR[hair] ?? "#2b2118", hold: HOLDS[hold] ?? "", ...more });
const hat = (name: string, colour: string): Partial<PortraitParts> => ({ hat: HATS[name] ?? "", hatColour: colour });
const beard = (name: string): Partial<PortraitParts> => ({ beard: BEARDS[name] ?? "" });

export const PORTRAITS: Record<string, PortraitParts> = {
  "gold-prospector": person(0, 3, "pan", { ...hat("cowboy", "#8a6a3a"), ...beard("full"), holdColour: "#9a9da6" }),
  printer: person(1, 0, "press", { ...hat("band", "#4d6b3c"), holdColour: "#cfd3da" }),
  banker: person(0, 3, "coins", { ...hat("top", "#2b2118"), ...beard("moustache"), holdColour: "#e0a83c" }),
  chef: person(4, 1, "pot", { ...hat("cook", "#fffaf0"), ...beard("moustache"), holdColour: "#9a9da6" }),
  dog: { head: "dog", skin: "#c98d5e", hold: HOLDS["bone"] ?? "", holdColour: "#fffaf0" },
  cow: { head: "cow", skin: "#fffaf0", hold: HOLDS["bell"] ?? "", holdColour: "#e0a83c" },
  beggar: person(2, 0, "cup", { ...hat("hood", "#8c7a5c"), holdColour: "#a8683c" }),
  tracker: person(2, 0, "foot", { ...hat("cowboy", "#a8683c"), holdColour: "#a8683c" }),
  foreman: person(1, 4, "hammer", { ...hat("bowler", "#5a4632"), ...beard("moustache"), holdColour: "#9a9da6" }),
  launderer: person(3, 0, "soap", { ...hat("bonnet", "#d9e6f2"), holdColour: "#8fbbe0" }),
  bartender: person(0, 4, "glass", { ...beard("moustache"), holdColour: "#ecc25c" }),
  pickpocket: person(4, 2, "hand", { ...hat("cap", "#6b5a48"), holdColour: "#f0d2ae" }),
  telegraphist: person(1, 4, "telegraph", { ...hat("cap", "#2f6690"), holdColour: "#e0a83c" }),
  "stable-hand": person(2, 0, "fork", { ...hat("cowboy", "#c8a04c") }),
  gardener: person(3, 0, "plant", { ...hat("bonnet", "#86c29c"), holdColour: "#6f9a52" }),
  janitor: person(0, 3, "broom", { ...hat("cap", "#4b5a68"), holdColour: "#ecc25c" }),
  journalist: person(4, 1, "paper", { ...hat("cap", "#7a3b1d"), holdColour: "#fffaf0" }),
  investor: person(1, 0, "chart", { ...hat("bowler", "#2b2118") }),
  courier: person(0, 2, "letter", { ...hat("cap", "#b3261e"), holdColour: "#fffaf0" }),
  gambler: person(2, 0, "cards", { ...hat("top", "#40324a"), ...beard("goatee"), holdColour: "#fffaf0" }),
  deputy: person(1, 4, "star", { ...hat("cowboy", "#5a4632"), holdColour: "#e0a83c" }),
  convict: person(3, 0, "chain", { ...hat("band", "#9a9da6"), ...beard("full"), holdColour: "none" }),
  "con-artist": person(0, 0, "ball", { ...hat("top", "#2b2118"), ...beard("moustache"), holdColour: "#d2453a" }),
  counselor: person(4, 3, "book", { ...beard("full"), holdColour: "#2f6690" }),
  "test-subject": person(4, 2, "flask", { ...hat("goggles", "#8fbbe0"), holdColour: "#86c29c" }),
  abomination: { head: "monster", skin: "#8fb57a", hair: "#2b2118", hold: HOLDS["bolt"] ?? "", holdColour: "#ecc25c" },
  automaton: { head: "robot", skin: "#b9c2cc", hold: HOLDS["gear"] ?? "", holdColour: "#9a9da6" },
  "bank-robber": person(1, 0, "bag", { ...hat("cowboy", "#2b2118"), beard: BEARDS["mask"] ?? "", holdColour: "#e0a83c" }),
  "loan-shark": person(0, 0, "coins", { ...hat("bowler", "#4b5a68"), ...beard("goatee"), holdColour: "#e0a83c" }),
  preacher: person(2, 0, "cross", { ...hat("bowler", "#2b2118"), holdColour: "#ecc25c" }),
  tailor: person(4, 3, "needle", { ...beard("moustache"), holdColour: "none" }),
  quack: person(0, 2, "flask", { ...hat("top", "#6b3f87"), ...beard("goatee"), holdColour: "#cc79a7" }),
  steed: { head: "horse", skin: "#a8683c", hair: "#2b2118", hold: HOLDS["rope"] ?? "", holdColour: "none" },
  lawyer: person(3, 3, "scales", { holdColour: "#e0a83c" }),
  photographer: person(1, 1, "camera", { ...hat("cap", "#4d6b3c"), holdColour: "#9a9da6" }),
  forger: person(0, 4, "pen", { ...hat("band", "#4d6b3c"), holdColour: "#2f6690" }),
  auctioneer: person(4, 3, "gavel", { ...hat("top", "#7a3b1d"), holdColour: "#a8683c" }),
  spy: person(2, 0, "eye", { ...hat("bowler", "#4b5a68"), beard: BEARDS["mask"] ?? "", holdColour: "#fffaf0" }),
  outlaw: person(1, 0, "pistol", { ...hat("cowboy", "#2b2118"), beard: BEARDS["mask"] ?? "", holdColour: "#9a9da6" }),
  safecracker: person(0, 4, "dial", { ...hat("cap", "#2b2118"), holdColour: "#9a9da6" }),
  mastermind: person(4, 3, "plan", { ...beard("goatee"), holdColour: "#8fbbe0" }),
  inventor: person(3, 3, "bulb", { ...hat("goggles", "#ecc25c"), holdColour: "#ffe08a" }),
  rebel: person(2, 1, "flag", { ...hat("band", "#b3261e"), holdColour: "#d2453a" }),
  marshal: person(0, 3, "star", { ...hat("cowboy", "#fffaf0"), ...beard("moustache"), holdColour: "#e0a83c" }),
  innkeeper: person(4, 1, "key", { ...hat("bonnet", "#fffaf0"), holdColour: "none" }),
  undertaker: person(4, 0, "shovel", { ...hat("top", "#2b2118"), holdColour: "#9a9da6" }),
  "master-of-disguise": person(1, 1, "mask", { ...hat("bowler", "#6b3f87"), ...beard("moustache"), holdColour: "#cc79a7" }),
  brainwasher: person(0, 3, "spiral", { ...hat("turban", "#6b3f87"), ...beard("goatee"), holdColour: "none" }),
  arsonist: person(2, 1, "flame", { ...hat("hood", "#7a3b1d"), holdColour: "#d55e00" }),
  "bounty-hunter": person(3, 0, "poster", { ...hat("cowboy", "#7a3b1d"), ...beard("full"), holdColour: "#fffaf0" }),
  mayor: person(0, 3, "ribbon", { ...hat("top", "#2f6690"), ...beard("full"), holdColour: "#b3261e" }),
  "train-robber": person(1, 0, "rail", { ...hat("cowboy", "#5a4632"), beard: BEARDS["mask"] ?? "", holdColour: "none" }),
  "cat-burglar": person(4, 0, "rope", { ...hat("hood", "#2b2118"), holdColour: "none" }),
  scientist: person(3, 3, "flask", { ...hat("goggles", "#8fbbe0"), holdColour: "#56b4e9" }),
  tycoon: person(0, 3, "cigar", { ...hat("top", "#2b2118"), ...beard("full"), holdColour: "#a8683c" }),
  gunslinger: person(2, 4, "pistol", { ...hat("cowboy", "#a8683c"), ...beard("goatee"), holdColour: "#9a9da6" }),
  "fortune-teller": person(3, 0, "ball", { ...hat("veil", "#6b3f87"), holdColour: "#8fbbe0" }),
  smuggler: person(1, 1, "boat", { ...hat("band", "#2f6690"), ...beard("full"), holdColour: "#a8683c" }),
  politician: person(4, 3, "ribbon", { ...hat("bowler", "#b3261e"), holdColour: "#2f6690" }),
  saboteur: person(2, 0, "wrench", { ...hat("hood", "#4b5a68"), holdColour: "#9a9da6" }),
};

/** The faces of the four leaders. */
export const LEADERS: Record<string, PortraitParts> = {
  cain: person(0, 0, "cards", { ...hat("top", "#123f5c"), ...beard("moustache"), holdColour: "#fffaf0" }),
  zimmer: person(3, 3, "flask", { ...hat("goggles", "#86c29c"), ...beard("goatee"), holdColour: "#56b4e9" }),
  goff: person(4, 2, "cigar", { ...hat("bowler", "#7a5a14"), ...beard("full"), holdColour: "#a8683c" }),
  boone: person(1, 1, "pistol", { ...hat("cowboy", "#8a3d05"), holdColour: "#9a9da6" }),
};
