// A position for the drawing of the train in the guide.
import type { View } from "./protocol";

type Place = View["places"][number];

const place = (name: string, bandits: string[] = [], purses = 0, jewels = 0, strongboxes = 0): Place => ({
  place: name,
  bandits,
  purses: Array.from({ length: purses }, (_, purse) => ({ purse, value: null })),
  jewels,
  strongboxes,
});

const PLACES = [
  place("0i", [], 0, 0, 1),
  place("0r"),
  place("1i", ["belle"], 1, 1),
  place("1r", ["ghost"]),
  place("2i", [], 2),
  place("2r", ["tuco", "cheyenne"], 1),
  place("3i", ["django"], 1, 1),
  place("3r"),
];

export const GUIDE_VIEW: View = {
  seat: null,
  players: 5,
  abilities: true,
  events: true,
  station: true,
  two_bandits: false,
  expert: false,
  round: 1,
  rounds: [],
  turn: 1,
  acted: 0,
  first: 0,
  marshal: 0,
  neutral: 0,
  cars: ["v2", "v5", "v1"],
  places: PLACES,
  lost: [],
  bandits: PLACES.flatMap((one) => one.bandits.map((bandit, seat) => ({ bandit, seat, place: one.place, bullets: 0, purses: 0, purse_values: [], jewels: 0, strongboxes: 0, ransom: false }))),
  seats: [],
  common: [],
  acting: null,
  target: null,
  numbers: {},
  deciding: [],
  over: false,
};
