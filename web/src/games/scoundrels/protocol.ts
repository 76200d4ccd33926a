// Generated from schema.json by scripts/types; change the server's structures instead.

export type Event = (LeaderTaken | StrategyShown | HandDrawn | FirstPlayerSet | DayBegun | TurnBegun | CardPlayed | ZeroPlayed | HenchmanPlaced | ScoundrelUsed | ScoundrelUsedAgain | LeaderUsed | StrategyUsed | MoneyGained | MoneyPaid | MoneyTaken | ReputationChanged | HenchmanJailed | HenchmanFreed | HenchmanSent | HenchmenDestroyed | CardsDrawn | TopRevealed | DeckShuffled | PlayedCardSeen | DeckTopSeen | HandSeen | JobsSwapped | TraitsSwapped | ScoundrelHired | ScoundrelDiscarded | ScoundrelBuried | ScoundrelArrived | SpacesSwapped | OfficeUsed | SafeSeen | SafeMarked | MarkTurned | SafeStolen | SafeAbandoned | NightFallen | CardRevealed | HenchmanReturned | CardsReturned | SafeShown | GameWon)

export interface AbilityView {
cost: (StepView | null)
steps: StepView[]
}
export interface StepView {
effect: string
first: number
second: number
optional: boolean
}
export interface CardPlayed {
event: "card-played"
known_to?: number[]
seat: number
slot: string
poker: (string | null)
}
export interface CardRevealed {
event: "card-revealed"
seat: number
slot: string
poker: string
bluff: boolean
}
export interface CardsDrawn {
event: "cards-drawn"
known_to?: number[]
seat: number
count: number
pokers: (string[] | null)
}
export interface CardsReturned {
event: "cards-returned"
}
export interface DayBegun {
event: "day-begun"
day: number
}
export interface DeckShuffled {
event: "deck-shuffled"
seat: number
}
export interface DeckTopSeen {
event: "deck-top-seen"
known_to?: number[]
seat: number
rival: number
poker: (string | null)
}
export interface LeaderTaken {
event: "leader-taken"
seat: number
leader: string
}
export interface StrategyShown {
event: "strategy-shown"
seat: number
strategy: string
}
export interface HandDrawn {
event: "hand-drawn"
known_to?: number[]
seat: number
count: number
pokers: (string[] | null)
}
export interface FirstPlayerSet {
event: "first-player-set"
seat: number
}
export interface TurnBegun {
event: "turn-begun"
seat: number
}
export interface ZeroPlayed {
event: "zero-played"
seat: number
}
export interface HenchmanPlaced {
event: "henchman-placed"
seat: number
rival: number
slot: string
}
export interface ScoundrelUsed {
event: "scoundrel-used"
seat: number
trait: string
job: string
}
export interface ScoundrelUsedAgain {
event: "scoundrel-used-again"
seat: number
trait: string
job: string
}
export interface LeaderUsed {
event: "leader-used"
seat: number
slot: string
}
export interface StrategyUsed {
event: "strategy-used"
seat: number
strategy: string
}
export interface MoneyGained {
event: "money-gained"
seat: number
count: number
money: number
}
export interface MoneyPaid {
event: "money-paid"
seat: number
count: number
money: number
}
export interface MoneyTaken {
event: "money-taken"
seat: number
rival: number
count: number
}
export interface ReputationChanged {
event: "reputation-changed"
seat: number
change: number
reputation: number
}
export interface HenchmanJailed {
event: "henchman-jailed"
seat: number
}
export interface HenchmanFreed {
event: "henchman-freed"
seat: number
}
export interface HenchmanSent {
event: "henchman-sent"
seat: number
rival: number
slot: string
}
export interface HenchmenDestroyed {
event: "henchmen-destroyed"
seat: number
slot: string
count: number
}
export interface TopRevealed {
event: "top-revealed"
seat: number
poker: string
}
export interface PlayedCardSeen {
event: "played-card-seen"
known_to?: number[]
seat: number
rival: number
slot: string
poker: (string | null)
}
export interface HandSeen {
event: "hand-seen"
known_to?: number[]
seat: number
rival: number
count: number
pokers: (string[] | null)
}
export interface JobsSwapped {
event: "jobs-swapped"
seat: number
trait: string
job: string
other_trait: string
other_job: string
}
export interface TraitsSwapped {
event: "traits-swapped"
seat: number
trait: string
job: string
other_trait: string
other_job: string
}
export interface ScoundrelHired {
event: "scoundrel-hired"
seat: number
trait: string
job: string
count: number
}
export interface ScoundrelDiscarded {
event: "scoundrel-discarded"
trait: string
job: string
}
export interface ScoundrelBuried {
event: "scoundrel-buried"
trait: string
job: string
}
export interface ScoundrelArrived {
event: "scoundrel-arrived"
trait: string
job: string
}
export interface SpacesSwapped {
event: "spaces-swapped"
seat: number
one: number
two: number
}
export interface OfficeUsed {
event: "office-used"
seat: number
}
export interface SafeSeen {
event: "safe-seen"
known_to?: number[]
seat: number
location: string
space: number
safe: (string | null)
value: (number | null)
}
export interface SafeMarked {
event: "safe-marked"
seat: number
location: string
space: number
number: number
}
export interface MarkTurned {
event: "mark-turned"
seat: number
rival: number
location: string
space: number
number: number
}
export interface SafeStolen {
event: "safe-stolen"
known_to?: number[]
seat: number
location: string
space: number
safe: (string | null)
value: (number | null)
}
export interface SafeAbandoned {
event: "safe-abandoned"
seat: number
number: number
location: string
space: number
}
export interface NightFallen {
event: "night-fallen"
day: number
}
export interface HenchmanReturned {
event: "henchman-returned"
seat: number
}
export interface SafeShown {
event: "safe-shown"
seat: number
safe: string
value: number
}
export interface GameWon {
event: "game-won"
seats: number[]
ending: string
}
export interface HireView {
seat: number
scoundrel: (ScoundrelView | null)
swaps: number
}
export interface ScoundrelView {
trait: string
job: string
cost: number
used: boolean
}
export interface JobView {
job: string
colour: string
dollars: number
holes: number[]
ability: AbilityView
designed: boolean
}
export interface LeaderSlotView {
slot: string
ability: (AbilityView | null)
}
export interface LocationView {
location: string
values: number[]
}
export interface MarkView {
seat: number
mark: number
number: number
other: number
}
export interface PlayedView {
slot: string
poker: (string | null)
henchmen: number[]
revealed: boolean
}
export interface PricesView {
sell: number
bail: number
bribe: number
discount: number
}
export interface PrintedView {
traits: TraitView[]
jobs: JobView[]
leader_slots: LeaderSlotView[]
locations: LocationView[]
prices: PricesView
/**
 * @minItems 2
 * @maxItems 2
 */
reputation_range: [number, number]
}
export interface TraitView {
trait: string
colour: string
timing: string
slots: string[]
arrow: (string | null)
dollars: number[]
tech: number
modifier: (string | null)
designed: boolean
}
export interface SafeReference {
location: string
origin: number
}
export interface SafeView {
location: string
origin: number
space: number
seat: (number | null)
safe: (string | null)
value: (number | null)
possible: number[]
marks: MarkView[]
}
export interface SeatView {
seat: number
leader: (string | null)
strategy: (string | null)
money: number
reputation: number
reserve: number
jailed: number
destroyed: number
hand: number
hand_known: string[]
deck: number
deck_top: (string | null)
played: PlayedView[]
sheet: (ScoundrelView | null)[]
supply: number[]
}
export interface UseView {
seat: number
kind: string
name: string
job: (string | null)
step: number
second: boolean
safe: (SafeReference | null)
freed: (number | null)
picked: (string | null)
}
export interface View {
seat: (number | null)
players: number
day: number
days: number
turn: number
stage: number
first: number
active: number
slot: (string | null)
night: boolean
seats: SeatView[]
saloon: (ScoundrelView | null)[]
discard: ScoundrelView[]
blue: number
red: number
green: number
purple: number
black: number
safes: SafeView[]
uses: UseView[]
hires: HireView[]
shuffling: (number | null)
bail: number
pending: string[]
printed: PrintedView
leader_used: boolean
strategies_used: number[]
numbers: {
[k: string]: number
}
deciding: [number, string][]
over: boolean
}
