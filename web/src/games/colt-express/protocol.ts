// Generated from schema.json by scripts/types; change the server's structures instead.

export type Event = (CharacterChosen | Recruited | BanditPlaced | FirstPlayerDrawn | RoundBegun | CardPicked | NothingPicked | CardsDrawn | DeckRebuilt | RoundCardRevealed | TurnBegun | CardPlayed | CardPlayedFaceDown | CardDiscarded | HandKept | CardResolved | NothingHappened | BanditMoved | FloorChanged | BanditShot | BanditPunched | BanditPushed | LootLost | LootTaken | MarshalMoved | MarshalMet | NeutralBulletGiven | NeutralBulletsShort | RoundEventHappened | StrongboxLaid | RansomSecured | PurseLeft | RoundEnded | GunslingerNamed | MoneyCounted | GameWon)

export interface BanditMoved {
event: "bandit-moved"
bandit: string
origin: string
place: string
}
export interface BanditPlaced {
event: "bandit-placed"
bandit: string
place: string
}
export interface BanditPunched {
event: "bandit-punched"
bandit: string
target: string
}
export interface BanditPushed {
event: "bandit-pushed"
target: string
place: string
}
export interface BanditShot {
event: "bandit-shot"
bandit: string
target: string
left: number
}
export interface BanditView {
bandit: string
seat: number
place: (string | null)
bullets: number
purses: number
purse_values: number[]
jewels: number
strongboxes: number
ransom: boolean
}
export interface CardDiscarded {
event: "card-discarded"
seat: number
card: string
}
export interface CardPicked {
event: "card-picked"
known_to?: number[]
seat: number
card: (string | null)
bandit: (string | null)
}
export interface CardPlayed {
event: "card-played"
seat: number
bandit: string
action: string
}
export interface CardPlayedFaceDown {
event: "card-played-face-down"
known_to?: number[]
seat: number
bandit: (string | null)
action: (string | null)
}
export interface CardResolved {
event: "card-resolved"
bandit: string
action: string
was_hidden: boolean
}
export interface CardView {
card: string
bandit: (string | null)
}
export interface CardsDrawn {
event: "cards-drawn"
known_to?: number[]
seat: number
count: number
cards: (string[] | null)
}
export interface CharacterChosen {
event: "character-chosen"
seat: number
number: number
bandit: string
}
export interface DeckRebuilt {
event: "deck-rebuilt"
seat: number
}
export interface Recruited {
event: "recruited"
seat: number
leader: string
bandit: string
}
export interface FirstPlayerDrawn {
event: "first-player-drawn"
seat: number
bandit: string
}
export interface RoundBegun {
event: "round-begun"
round: number
first: number
}
export interface NothingPicked {
event: "nothing-picked"
seat: number
}
export interface RoundCardRevealed {
event: "round-card-revealed"
round_card: string
turns: string[]
round_event: (string | null)
}
export interface TurnBegun {
event: "turn-begun"
turn: number
turn_kind: string
}
export interface HandKept {
event: "hand-kept"
seat: number
count: number
}
export interface NothingHappened {
event: "nothing-happened"
bandit: string
action: string
why: string
}
export interface FloorChanged {
event: "floor-changed"
bandit: string
place: string
}
export interface LootLost {
event: "loot-lost"
known_to?: number[]
target: string
loot: string
purse: (number | null)
place: (string | null)
value: (number | null)
}
export interface LootTaken {
event: "loot-taken"
known_to?: number[]
bandit: string
loot: string
purse: (number | null)
value: (number | null)
}
export interface MarshalMoved {
event: "marshal-moved"
unit: string
}
export interface MarshalMet {
event: "marshal-met"
bandit: string
place: string
}
export interface NeutralBulletGiven {
event: "neutral-bullet-given"
bandit: string
left: number
}
export interface NeutralBulletsShort {
event: "neutral-bullets-short"
count: number
left: number
}
export interface RoundEventHappened {
event: "round-event-happened"
round_event: string
}
export interface StrongboxLaid {
event: "strongbox-laid"
place: string
}
export interface RansomSecured {
event: "ransom-secured"
bandit: string
money: number
}
export interface PurseLeft {
event: "purse-left"
bandit: string
}
export interface RoundEnded {
event: "round-ended"
round: number
}
export interface GunslingerNamed {
event: "gunslinger-named"
seat: number
money: number
}
export interface MoneyCounted {
event: "money-counted"
seat: number
money: number
}
export interface GameWon {
event: "game-won"
seats: number[]
}
export interface PlaceView {
place: string
bandits: string[]
purses: PurseView[]
jewels: number
strongboxes: number
}
export interface PurseView {
purse: number
value: (number | null)
}
export interface PlayedView {
seat: number
bandit: (string | null)
action: (string | null)
face_down: boolean
resolved: boolean
}
export interface RoundView {
round_card: string
turns: string[]
round_event: string
}
export interface SeatView {
seat: number
bandits: string[]
hand: number
hand_known: CardView[]
deck: number
deck_top_known: CardView[]
discard: CardView[]
bullets_received: {
[k: string]: number
}
}
export interface View {
seat: (number | null)
players: number
abilities: boolean
events: boolean
station: boolean
two_bandits: boolean
expert: boolean
round: number
rounds: RoundView[]
turn: number
acted: number
first: number
marshal: number
neutral: number
cars: string[]
places: PlaceView[]
lost: number[]
bandits: BanditView[]
seats: SeatView[]
common: PlayedView[]
acting: (string | null)
target: (string | null)
numbers: {
[k: string]: number
}
deciding: [number, string][]
over: boolean
}
