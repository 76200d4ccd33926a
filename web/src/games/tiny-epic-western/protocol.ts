// Generated from schema.json by scripts/types; change the server's structures instead.

export type Event = (MatsLaid | OrderDrawn | ColourTaken | BossTaken | PropertyLaid | PorchLaid | RivalStarted | RoundBegun | GapsDealt | RivalDealt | HandDealt | CardKept | PokerReshuffled | InfluenceGained | InfluencePaid | ThirdHired | GunmanPlaced | RivalRolled | RivalStayed | GunmanMoved | PropertyUsed | OwnerPaid | Protected | CardDrawn | CardSwapped | StackTurned | AuctionOpened | AuctionClosed | DuelBegun | DieRolled | CardRevealed | RivalDrew | DuelWon | WantedTaken | CardShown | RivalShown | CardChanged | BossHelped | PropertyPaid | HandWon | HandLost | ThirdWon | PostOfficePaid | TownHallRanked | PropertyBought | TokenAdvanced | ThirdEarned | ZoneUnfilled | GameWon)

export interface AuctionClosed {
event: "auction-closed"
properties: string[]
}
export interface AuctionOpened {
event: "auction-opened"
seat: number
properties: string[]
}
export interface BossHelped {
event: "boss-helped"
seat: number
boss: string
count: number
}
export interface BossTaken {
event: "boss-taken"
seat: number
boss: string
}
export interface CardChanged {
event: "card-changed"
seat: number
card: string
}
export interface CardDrawn {
event: "card-drawn"
known_to?: number[]
seat: number
card: (string | null)
}
export interface CardKept {
event: "card-kept"
known_to?: number[]
seat: number
card: (string | null)
}
export interface CardRevealed {
event: "card-revealed"
seat: number
card: string
shot: number
}
export interface CardShown {
event: "card-shown"
seat: number
card: string
}
export interface CardSwapped {
event: "card-swapped"
known_to?: number[]
seat: number
card: (string | null)
discarded: (string | null)
}
export interface ColourTaken {
event: "colour-taken"
seat: number
colour: string
}
export interface DieRolled {
event: "die-rolled"
seat: number
die: number
shot: number
}
export interface DuelBegun {
event: "duel-begun"
seat: number
rival: number
mat: string
}
export interface DuelView {
attacker: number
defender: number
mat: string
spot: string
option: (string | null)
/**
 * @minItems 2
 * @maxItems 2
 */
dice: [number, number]
attack: number
defence: number
card: (string | null)
helped: number[]
loser: number
reroll: number
reveal: (number | null)
}
export interface DuelWon {
event: "duel-won"
seat: number
rival: number
}
export interface MatsLaid {
event: "mats-laid"
mats: string[]
}
export interface OrderDrawn {
event: "order-drawn"
seats: number[]
}
export interface PropertyLaid {
event: "property-laid"
mat: string
property: string
}
export interface PorchLaid {
event: "porch-laid"
mat: string
property: string
}
export interface RivalStarted {
event: "rival-started"
difficulty: string
properties: string[]
}
export interface RoundBegun {
event: "round-begun"
round: number
seat: number
}
export interface GapsDealt {
event: "gaps-dealt"
cards: string[]
}
export interface RivalDealt {
event: "rival-dealt"
card: string
}
export interface HandDealt {
event: "hand-dealt"
known_to?: number[]
seat: number
count: number
cards: (string[] | null)
}
export interface PokerReshuffled {
event: "poker-reshuffled"
}
export interface InfluenceGained {
event: "influence-gained"
seat: number
count: number
influence: string
now: number
lost: number
}
export interface InfluencePaid {
event: "influence-paid"
seat: number
count: number
influence: string
now: number
}
export interface ThirdHired {
event: "third-hired"
seat: number
}
export interface GunmanPlaced {
event: "gunman-placed"
seat: number
spot: string
}
export interface RivalRolled {
event: "rival-rolled"
die: number
}
export interface RivalStayed {
event: "rival-stayed"
}
export interface GunmanMoved {
event: "gunman-moved"
seat: number
origin: string
spot: string
}
export interface PropertyUsed {
event: "property-used"
seat: number
property: string
}
export interface OwnerPaid {
event: "owner-paid"
seat: number
mat: string
}
export interface Protected {
event: "protected"
seat: number
}
export interface StackTurned {
event: "stack-turned"
seat: number
mat: string
property: string
}
export interface RivalDrew {
event: "rival-drew"
card: string
shot: number
}
export interface WantedTaken {
event: "wanted-taken"
seat: number
}
export interface RivalShown {
event: "rival-shown"
cards: string[]
}
export interface PropertyPaid {
event: "property-paid"
seat: number
property: string
}
export interface HandWon {
event: "hand-won"
seat: number
mat: string
hand: string
}
export interface HandLost {
event: "hand-lost"
seat: number
mat: string
hand: string
}
export interface ThirdWon {
event: "third-won"
seat: number
}
export interface PostOfficePaid {
event: "post-office-paid"
seat: number
}
export interface TownHallRanked {
event: "town-hall-ranked"
seats: number[]
}
export interface PropertyBought {
event: "property-bought"
seat: number
property: string
}
export interface TokenAdvanced {
event: "token-advanced"
seat: number
business: string
position: number
}
export interface ThirdEarned {
event: "third-earned"
seats: number[]
}
export interface ZoneUnfilled {
event: "zone-unfilled"
mat: string
}
export interface GameWon {
event: "game-won"
seats: number[]
ending: string
}
export interface HandView {
side: number
card: string
hand: string
change: (string | null)
}
export interface MatView {
mat: string
owner: (number | null)
gap: (string | null)
zone: (string | null)
stack: string[]
spots: SpotView[]
dull: boolean
gives: (string | null)
pot: (string | null)
}
export interface SpotView {
spot: string
standing: (number | null)
option: (string | null)
wounded: number[]
}
export interface PropertyView {
property: string
timing: string
symbols: string[]
vp: number
/**
 * @minItems 3
 * @maxItems 3
 */
cost: [number, number, number]
}
export interface SideView {
seat: number
rival: boolean
colour: (string | null)
boss: (string | null)
money: number
law: number
force: number
third: boolean
third_next: boolean
left: number
properties: string[]
waiting: string[]
/**
 * @minItems 3
 * @maxItems 3
 */
symbols: [number, number, number]
cards: number
known: string[]
revealed: boolean
changed: (string | null)
protected: boolean
wanted: boolean
}
export interface View {
seat: (number | null)
players: number
solo: boolean
difficulty: (string | null)
round: number
phase: number
dealer: (number | null)
active: (number | null)
choosing: number[]
seats: SideView[]
mats: MatView[]
hands: HandView[][]
/**
 * @minItems 3
 * @maxItems 3
 */
business: [number, number, number]
rivals: (string | null)[]
poker: number
discard: number
discarded: string[]
properties: number
turned: string[]
buying: (string | null)
/**
 * @minItems 3
 * @maxItems 3
 */
due: [number, number, number]
waive: number
duel: (DuelView | null)
gaining: number
converting: (string | null)
lifted: (string | null)
odds: ([number, (number | null)] | null)
cards: PropertyView[]
track: [number, number][]
spoils: number
ranking: number[]
numbers: {
[k: string]: number
}
deciding: [number, string][]
over: boolean
}
