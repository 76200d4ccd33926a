// Generated from schema.json by scripts/types; change the server's structures instead.

export type Event = (MapLaid | CharacterDealt | FirstPlayerDrawn | OutlawSetAside | HandDealt | DeckRebuilt | TurnBegun | TurnMissed | CardDrawn | OutlawDrawn | OutlawCaptured | OutlawEscaped | OutlawFled | ShelterUsedUp | Claimed | CorruptRevealed | Bribed | Passed | Moved | RodeOn | ShotFired | StoodFirm | MovedAway | CardPlayed | NobodyHit | CardShown | NothingShown | CardGiven | CostPaid | Eliminated | CardCancelled | DeckLookedAt | DeckArranged | CardKept | NothingKept | RivalSearched | CardTaken | NothingTaken | TurnToMiss | EventDrawn | BorderCrossed | TrainBoarded | Travelled | Bought | HandShown | GameWon)

export interface Amounts {
bounties: number[]
costs: number[]
bullet_prices: number[]
provision_prices: number[]
most_bullets: number
most_provisions: number
fare: number
bribe: number
majority: number
sack: number
}
export interface BorderCrossed {
event: "border-crossed"
row: string[]
}
export interface Bought {
event: "bought"
seat: number
goods: string
price: number
money: number
}
export interface Bribed {
event: "bribed"
seat: number
bribe: number
money: number
}
export interface CardCancelled {
event: "card-cancelled"
seat: number
card: string
}
export interface CardDrawn {
event: "card-drawn"
known_to?: number[]
seat: number
card: (string | null)
}
export interface CardGiven {
event: "card-given"
seat: number
rival: number
card: string
}
export interface CardKept {
event: "card-kept"
known_to?: number[]
seat: number
card: (string | null)
returned: (string | null)
}
export interface CardPlayed {
event: "card-played"
seat: number
card: string
}
export interface CardShown {
event: "card-shown"
seat: number
card: string
}
export interface CardTaken {
event: "card-taken"
known_to?: number[]
seat: number
rival: number
card: (string | null)
}
export interface CharacterDealt {
event: "character-dealt"
seat: number
marshal: string
}
export interface Claimed {
event: "claimed"
seat: number
cards: string[]
money: number
}
export interface CorruptRevealed {
event: "corrupt-revealed"
seat: number
forced: boolean
}
export interface CostPaid {
event: "cost-paid"
seat: number
goods: string
count: number
left: number
}
export interface DeckArranged {
event: "deck-arranged"
known_to?: number[]
seat: number
count: number
cards: (string[] | null)
}
export interface DeckLookedAt {
event: "deck-looked-at"
known_to?: number[]
seat: number
count: number
cards: (string[] | null)
}
export interface DeckRebuilt {
event: "deck-rebuilt"
cards: string[]
}
export interface Eliminated {
event: "eliminated"
seat: number
cards: string[]
}
export interface MapLaid {
event: "map-laid"
row: string[]
}
export interface FirstPlayerDrawn {
event: "first-player-drawn"
seat: number
}
export interface OutlawSetAside {
event: "outlaw-set-aside"
seat: number
card: string
}
export interface HandDealt {
event: "hand-dealt"
known_to?: number[]
seat: number
count: number
cards: (string[] | null)
}
export interface TurnBegun {
event: "turn-begun"
turn: number
seat: number
}
export interface TurnMissed {
event: "turn-missed"
seat: number
}
export interface OutlawDrawn {
event: "outlaw-drawn"
seat: number
card: string
}
export interface OutlawCaptured {
event: "outlaw-captured"
seat: number
card: string
terrain: string
money: number
doubled: boolean
}
export interface OutlawEscaped {
event: "outlaw-escaped"
card: string
why: string
}
export interface OutlawFled {
event: "outlaw-fled"
card: string
why: string
}
export interface ShelterUsedUp {
event: "shelter-used-up"
card: string
}
export interface Passed {
event: "passed"
seat: number
}
export interface Moved {
event: "moved"
seat: number
card: string
terrain: string
}
export interface RodeOn {
event: "rode-on"
seat: number
terrain: string
left: number
}
export interface ShotFired {
event: "shot-fired"
seat: number
terrain: string
left: number
}
export interface StoodFirm {
event: "stood-firm"
seat: number
left: number
}
export interface MovedAway {
event: "moved-away"
seat: number
terrain: string
}
export interface NobodyHit {
event: "nobody-hit"
card: string
}
export interface NothingShown {
event: "nothing-shown"
seat: number
}
export interface NothingKept {
event: "nothing-kept"
known_to?: number[]
seat: number
cards: (string[] | null)
}
export interface RivalSearched {
event: "rival-searched"
known_to?: number[]
seat: number
rival: number
count: number
cards: (string[] | null)
}
export interface NothingTaken {
event: "nothing-taken"
seat: number
rival: number
}
export interface TurnToMiss {
event: "turn-to-miss"
seat: number
rival: number
}
export interface EventDrawn {
event: "event-drawn"
seat: number
card: string
}
export interface TrainBoarded {
event: "train-boarded"
seat: number
terrain: string
money: number
}
export interface Travelled {
event: "travelled"
seat: number
card: string
terrain: string
}
export interface HandShown {
event: "hand-shown"
seat: number
cards: string[]
}
export interface GameWon {
event: "game-won"
seats: number[]
ending: string
decided: string
}
export interface KnownCard {
place: number
card: string
public: boolean
}
export interface Leader {
cause: string
seats: number[]
ending: string
}
export interface SeatView {
seat: number
marshal: string
terrain: (string | null)
bullets: number
provisions: number
money: number
captures: string[]
corrupt: boolean
misses_turn: boolean
hand: number
hand_known: string[]
shown: (string | null)
}
export interface View {
seat: (number | null)
players: number
basic: boolean
row: string[]
turn: number
active: number
seats: SeatView[]
deck: number
deck_known: KnownCard[]
discard: string[]
shelter: boolean
fled: string[]
played: (string | null)
captured: (string | null)
stop: (string | null)
rival: (number | null)
picked: string[]
numbers: {
[k: string]: number
}
deciding: [number, string][]
over: boolean
amounts: Amounts
leaders: Leader[]
}
