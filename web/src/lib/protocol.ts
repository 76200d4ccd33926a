// Made from schema.json by scripts/types.mjs; change the server's structures instead.

export type ClientMessage = (Hello | Choose | Stand | Withdraw | Undo | Why | Hint | Board | Chat | Ready | Rename | Start | Lend | TakeBack | Leave | Again | SetSeat | SetPace | Cover | Ping)
export type ColtExpressEvent = (ColtExpressRecruited | ColtExpressBanditPlaced | ColtExpressFirstPlayerDrawn | ColtExpressRoundBegun | ColtExpressCardPicked | ColtExpressCardsDrawn | ColtExpressDeckRebuilt | ColtExpressRoundCardRevealed | ColtExpressTurnBegun | ColtExpressCardPlayed | ColtExpressCardPlayedFaceDown | ColtExpressCardDiscarded | ColtExpressHandKept | ColtExpressCardResolved | ColtExpressNothingHappened | ColtExpressBanditMoved | ColtExpressFloorChanged | ColtExpressBanditShot | ColtExpressBanditPunched | ColtExpressBanditPushed | ColtExpressLootLost | ColtExpressLootTaken | ColtExpressMarshalMoved | ColtExpressMarshalMet | ColtExpressNeutralBulletGiven | ColtExpressNeutralBulletsShort | ColtExpressRoundEventHappened | ColtExpressStrongboxLaid | ColtExpressRansomSecured | ColtExpressPurseLeft | ColtExpressRoundEnded | ColtExpressGunslingerNamed | ColtExpressMoneyCounted | ColtExpressGameWon)
export type MarshalsEvent = (MarshalsMapLaid | MarshalsCharacterDealt | MarshalsFirstPlayerDrawn | MarshalsOutlawSetAside | MarshalsHandDealt | MarshalsDeckRebuilt | MarshalsTurnBegun | MarshalsTurnMissed | MarshalsCardDrawn | MarshalsOutlawDrawn | MarshalsOutlawCaptured | MarshalsOutlawEscaped | MarshalsOutlawFled | MarshalsShelterUsedUp | MarshalsClaimed | MarshalsCorruptRevealed | MarshalsBribed | MarshalsPassed | MarshalsMoved | MarshalsRodeOn | MarshalsShotFired | MarshalsStoodFirm | MarshalsMovedAway | MarshalsCardPlayed | MarshalsNobodyHit | MarshalsCardShown | MarshalsNothingShown | MarshalsCardGiven | MarshalsCostPaid | MarshalsEliminated | MarshalsCardCancelled | MarshalsDeckLookedAt | MarshalsDeckArranged | MarshalsCardKept | MarshalsNothingKept | MarshalsRivalSearched | MarshalsCardTaken | MarshalsNothingTaken | MarshalsTurnToMiss | MarshalsEventDrawn | MarshalsBorderCrossed | MarshalsTrainBoarded | MarshalsTravelled | MarshalsBought | MarshalsHandShown | MarshalsGameWon)
export type ScoundrelsEvent = (ScoundrelsLeaderTaken | ScoundrelsStrategyShown | ScoundrelsHandDrawn | ScoundrelsFirstPlayerSet | ScoundrelsDayBegun | ScoundrelsTurnBegun | ScoundrelsCardPlayed | ScoundrelsZeroPlayed | ScoundrelsHenchmanPlaced | ScoundrelsScoundrelUsed | ScoundrelsScoundrelUsedAgain | ScoundrelsLeaderUsed | ScoundrelsStrategyUsed | ScoundrelsMoneyGained | ScoundrelsMoneyPaid | ScoundrelsMoneyTaken | ScoundrelsReputationChanged | ScoundrelsHenchmanJailed | ScoundrelsHenchmanFreed | ScoundrelsHenchmanSent | ScoundrelsHenchmenDestroyed | ScoundrelsCardsDrawn | ScoundrelsTopRevealed | ScoundrelsDeckShuffled | ScoundrelsPlayedCardSeen | ScoundrelsDeckTopSeen | ScoundrelsHandSeen | ScoundrelsJobsSwapped | ScoundrelsTraitsSwapped | ScoundrelsScoundrelHired | ScoundrelsScoundrelDiscarded | ScoundrelsScoundrelBuried | ScoundrelsScoundrelArrived | ScoundrelsSpacesSwapped | ScoundrelsOfficeUsed | ScoundrelsSafeSeen | ScoundrelsSafeMarked | ScoundrelsMarkTurned | ScoundrelsSafeStolen | ScoundrelsSafeAbandoned | ScoundrelsNightFallen | ScoundrelsCardRevealed | ScoundrelsHenchmanReturned | ScoundrelsCardsReturned | ScoundrelsSafeShown | ScoundrelsGameWon)
export type ServerMessage = (Update | Lobby | Done | Refused | Reasons | Hinted | BoardText | Chatted | Notice | Pong)
export type TinyEpicWesternEvent = (TinyEpicWesternMatsLaid | TinyEpicWesternOrderDrawn | TinyEpicWesternColourTaken | TinyEpicWesternBossTaken | TinyEpicWesternPropertyLaid | TinyEpicWesternPorchLaid | TinyEpicWesternRivalStarted | TinyEpicWesternRoundBegun | TinyEpicWesternGapsDealt | TinyEpicWesternRivalDealt | TinyEpicWesternHandDealt | TinyEpicWesternCardKept | TinyEpicWesternPokerReshuffled | TinyEpicWesternInfluenceGained | TinyEpicWesternInfluencePaid | TinyEpicWesternThirdHired | TinyEpicWesternGunmanPlaced | TinyEpicWesternRivalRolled | TinyEpicWesternRivalStayed | TinyEpicWesternGunmanMoved | TinyEpicWesternPropertyUsed | TinyEpicWesternOwnerPaid | TinyEpicWesternProtected | TinyEpicWesternCardDrawn | TinyEpicWesternCardSwapped | TinyEpicWesternStackTurned | TinyEpicWesternAuctionOpened | TinyEpicWesternAuctionClosed | TinyEpicWesternDuelBegun | TinyEpicWesternDieRolled | TinyEpicWesternCardRevealed | TinyEpicWesternRivalDrew | TinyEpicWesternDuelWon | TinyEpicWesternWantedTaken | TinyEpicWesternCardShown | TinyEpicWesternRivalShown | TinyEpicWesternCardChanged | TinyEpicWesternBossHelped | TinyEpicWesternPropertyPaid | TinyEpicWesternHandWon | TinyEpicWesternHandLost | TinyEpicWesternThirdWon | TinyEpicWesternPostOfficePaid | TinyEpicWesternTownHallRanked | TinyEpicWesternPropertyBought | TinyEpicWesternTokenAdvanced | TinyEpicWesternThirdEarned | TinyEpicWesternZoneUnfilled | TinyEpicWesternGameWon)

export interface Account {
seat: number
decisions: number
mistakes: number
start: number
given_up: number
clear: number
luck: number
worth: number
}
export interface Again {
type: "again"
id: string
/**
 * @maxItems 6
 */
also?: string[]
}
export interface AskReview {
seat: number
}
export interface Asked {
kind: string
choices: number[]
standing: (number | null)
}
export interface Batch {
step: number
events: unknown
undone?: (number | null)
}
export interface Board {
type: "board"
id: string
language: ("en" | "es")
}
export interface BoardText {
type: "board-text"
id: string
step: number
text: string
}
export interface Catalogue {
games: GameInfo[]
levels: string[]
}
export interface GameInfo {
name: string
title: {
[k: string]: string
}
fewest: number
most: number
rules_version: number
options: OptionInfo[]
}
export interface OptionInfo {
name: string
default: unknown
allowed: (unknown[] | null)
}
export interface Chat {
type: "chat"
id: string
text: string
}
export interface Chatted {
type: "chatted"
number: number
seat: (number | null)
name: string
text: string
at: number
}
export interface ChoiceInfo {
text: string
kind: string
args: {

}
}
export interface Choose {
type: "choose"
id: string
ask: number
choice: number
}
export interface Hello {
type: "hello"
token?: (string | null)
since?: number
again?: boolean
}
export interface Stand {
type: "stand"
id: string
ask: number
}
export interface Withdraw {
type: "withdraw"
id: string
}
export interface Undo {
type: "undo"
id: string
}
export interface Why {
type: "why"
id: string
}
export interface Hint {
type: "hint"
id: string
ask: number
}
export interface Ready {
type: "ready"
id: string
ready: boolean
}
export interface Rename {
type: "rename"
id: string
name: string
}
export interface Start {
type: "start"
id: string
}
export interface Lend {
type: "lend"
id: string
level?: string
}
export interface TakeBack {
type: "take-back"
id: string
}
export interface Leave {
type: "leave"
id: string
}
export interface SetSeat {
type: "set-seat"
id: string
seat: number
level: (string | null)
}
export interface SetPace {
type: "set-pace"
id: string
pace: ("fast" | "human")
}
export interface Cover {
type: "cover"
id: string
seat: number
}
export interface Ping {
type: "ping"
}
export interface ColtExpressBanditMoved {
event: "bandit-moved"
bandit: string
origin: string
place: string
}
export interface ColtExpressBanditPlaced {
event: "bandit-placed"
bandit: string
place: string
}
export interface ColtExpressBanditPunched {
event: "bandit-punched"
bandit: string
target: string
}
export interface ColtExpressBanditPushed {
event: "bandit-pushed"
target: string
place: string
}
export interface ColtExpressBanditShot {
event: "bandit-shot"
bandit: string
target: string
left: number
}
export interface ColtExpressBanditView {
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
export interface ColtExpressCardDiscarded {
event: "card-discarded"
seat: number
card: string
}
export interface ColtExpressCardPicked {
event: "card-picked"
knowers?: number[]
seat: number
card: (string | null)
bandit: (string | null)
}
export interface ColtExpressCardPlayed {
event: "card-played"
seat: number
bandit: string
action: string
}
export interface ColtExpressCardPlayedFaceDown {
event: "card-played-face-down"
knowers?: number[]
seat: number
bandit: (string | null)
action: (string | null)
}
export interface ColtExpressCardResolved {
event: "card-resolved"
bandit: string
action: string
was_hidden: boolean
}
export interface ColtExpressCardView {
card: string
bandit: (string | null)
}
export interface ColtExpressCardsDrawn {
event: "cards-drawn"
knowers?: number[]
seat: number
count: number
cards: (string[] | null)
}
export interface ColtExpressView {
seat: (number | null)
players: number
abilities: boolean
events: boolean
station: boolean
two_bandits: boolean
expert: boolean
round: number
rounds: ColtExpressRoundView[]
turn: number
acted: number
first: number
marshal: number
neutral: number
cars: string[]
places: ColtExpressPlaceView[]
lost: number[]
bandits: ColtExpressBanditView[]
seats: ColtExpressSeatView[]
common: ColtExpressPlayedView[]
acting: (string | null)
target: (string | null)
deciding: never[][]
over: boolean
}
export interface ColtExpressRoundView {
round_card: string
turns: string[]
round_event: string
}
export interface ColtExpressPlaceView {
place: string
bandits: string[]
purses: ColtExpressPurseView[]
jewels: number
strongboxes: number
}
export interface ColtExpressPurseView {
purse: number
value: (number | null)
}
export interface ColtExpressSeatView {
seat: number
bandits: string[]
hand: number
hand_known: ColtExpressCardView[]
deck: number
deck_top_known: ColtExpressCardView[]
discard: ColtExpressCardView[]
bullets_received: {
[k: string]: number
}
}
export interface ColtExpressPlayedView {
seat: number
bandit: (string | null)
action: (string | null)
face_down: boolean
resolved: boolean
}
export interface ColtExpressDeckRebuilt {
event: "deck-rebuilt"
seat: number
}
export interface ColtExpressRecruited {
event: "recruited"
seat: number
bandit: string
}
export interface ColtExpressFirstPlayerDrawn {
event: "first-player-drawn"
seat: number
bandit: string
}
export interface ColtExpressRoundBegun {
event: "round-begun"
round: number
}
export interface ColtExpressRoundCardRevealed {
event: "round-card-revealed"
round_card: string
turns: string[]
round_event: string
}
export interface ColtExpressTurnBegun {
event: "turn-begun"
turn: number
turn_kind: string
}
export interface ColtExpressHandKept {
event: "hand-kept"
seat: number
count: number
}
export interface ColtExpressNothingHappened {
event: "nothing-happened"
bandit: string
action: string
why: string
}
export interface ColtExpressFloorChanged {
event: "floor-changed"
bandit: string
place: string
}
export interface ColtExpressLootLost {
event: "loot-lost"
knowers?: number[]
target: string
loot: string
purse: (number | null)
place: (string | null)
value: (number | null)
}
export interface ColtExpressLootTaken {
event: "loot-taken"
knowers?: number[]
bandit: string
loot: string
purse: (number | null)
value: (number | null)
}
export interface ColtExpressMarshalMoved {
event: "marshal-moved"
unit: string
}
export interface ColtExpressMarshalMet {
event: "marshal-met"
bandit: string
place: string
}
export interface ColtExpressNeutralBulletGiven {
event: "neutral-bullet-given"
bandit: string
left: number
}
export interface ColtExpressNeutralBulletsShort {
event: "neutral-bullets-short"
count: number
left: number
}
export interface ColtExpressRoundEventHappened {
event: "round-event-happened"
round_event: string
}
export interface ColtExpressStrongboxLaid {
event: "strongbox-laid"
place: string
}
export interface ColtExpressRansomSecured {
event: "ransom-secured"
bandit: string
}
export interface ColtExpressPurseLeft {
event: "purse-left"
bandit: string
}
export interface ColtExpressRoundEnded {
event: "round-ended"
round: number
}
export interface ColtExpressGunslingerNamed {
event: "gunslinger-named"
seat: number
}
export interface ColtExpressMoneyCounted {
event: "money-counted"
seat: number
money: number
}
export interface ColtExpressGameWon {
event: "game-won"
seats: number[]
}
export interface Continue {
step: number
seat: number
level?: string
name?: string
pace?: ("fast" | "human")
}
export interface Done {
type: "done"
id: string
step: number
}
export interface Estimate {
choice: number
value: number
error: number
visits: number
}
export interface Failure {
code: string
detail: string
params?: {

}
}
export interface GameTexts {
choices: ChoiceInfo[]
words: {
[k: string]: string
}
private: {
[k: string]: string[]
}
text: {
[k: string]: string
}
}
export interface Hinted {
type: "hinted"
id: string
ask: number
best: number
estimates: Estimate[]
}
export interface Holding {
table: string
token: string
}
export interface Join {
name?: string
seat?: (number | null)
}
export interface Judged {
step: number
seat: number
kind: string
chosen: number
best: number
value: number
best_value: number
error: number
given_up: number
clear: boolean
luck: number
estimates: Estimate[]
}
export interface Lobby {
type: "lobby"
table: TableInfo
seat: (number | null)
}
export interface TableInfo {
id: string
game: string
players: number
options: {

}
listed: boolean
stage: ("lobby" | "over" | "playing")
seats: SeatInfo[]
host: number
clock: number
hints: boolean
pace: ("fast" | "human")
created: number
step: number
watching: number
again: (string | null)
}
export interface SeatInfo {
seat: number
name: string
bot: (string | null)
lent: boolean
taken: boolean
ready: boolean
here: boolean
}
export interface MarshalsBorderCrossed {
event: "border-crossed"
row: string[]
}
export interface MarshalsBought {
event: "bought"
seat: number
goods: string
price: number
money: number
}
export interface MarshalsBribed {
event: "bribed"
seat: number
money: number
}
export interface MarshalsCardCancelled {
event: "card-cancelled"
seat: number
card: string
}
export interface MarshalsCardDrawn {
event: "card-drawn"
knowers?: number[]
seat: number
card: (string | null)
}
export interface MarshalsCardGiven {
event: "card-given"
seat: number
rival: number
card: string
}
export interface MarshalsCardKept {
event: "card-kept"
knowers?: number[]
seat: number
card: (string | null)
returned: (string | null)
}
export interface MarshalsCardPlayed {
event: "card-played"
seat: number
card: string
}
export interface MarshalsCardShown {
event: "card-shown"
seat: number
card: string
}
export interface MarshalsCardTaken {
event: "card-taken"
knowers?: number[]
seat: number
rival: number
card: (string | null)
}
export interface MarshalsCharacterDealt {
event: "character-dealt"
seat: number
marshal: string
}
export interface MarshalsClaimed {
event: "claimed"
seat: number
cards: string[]
money: number
}
export interface MarshalsCorruptRevealed {
event: "corrupt-revealed"
seat: number
forced: boolean
}
export interface MarshalsCostPaid {
event: "cost-paid"
seat: number
goods: string
count: number
left: number
}
export interface MarshalsDeckArranged {
event: "deck-arranged"
knowers?: number[]
seat: number
count: number
cards: (string[] | null)
}
export interface MarshalsDeckLookedAt {
event: "deck-looked-at"
knowers?: number[]
seat: number
count: number
cards: (string[] | null)
}
export interface MarshalsDeckRebuilt {
event: "deck-rebuilt"
cards: string[]
}
export interface MarshalsEliminated {
event: "eliminated"
seat: number
cards: string[]
}
export interface MarshalsMapLaid {
event: "map-laid"
row: string[]
}
export interface MarshalsFirstPlayerDrawn {
event: "first-player-drawn"
seat: number
}
export interface MarshalsOutlawSetAside {
event: "outlaw-set-aside"
seat: number
card: string
}
export interface MarshalsHandDealt {
event: "hand-dealt"
knowers?: number[]
seat: number
count: number
cards: (string[] | null)
}
export interface MarshalsTurnBegun {
event: "turn-begun"
turn: number
seat: number
}
export interface MarshalsTurnMissed {
event: "turn-missed"
seat: number
}
export interface MarshalsOutlawDrawn {
event: "outlaw-drawn"
seat: number
card: string
}
export interface MarshalsOutlawCaptured {
event: "outlaw-captured"
seat: number
card: string
terrain: string
money: number
doubled: boolean
}
export interface MarshalsOutlawEscaped {
event: "outlaw-escaped"
card: string
why: string
}
export interface MarshalsOutlawFled {
event: "outlaw-fled"
card: string
why: string
}
export interface MarshalsShelterUsedUp {
event: "shelter-used-up"
card: string
}
export interface MarshalsPassed {
event: "passed"
seat: number
}
export interface MarshalsMoved {
event: "moved"
seat: number
card: string
terrain: string
}
export interface MarshalsRodeOn {
event: "rode-on"
seat: number
terrain: string
left: number
}
export interface MarshalsShotFired {
event: "shot-fired"
seat: number
terrain: string
left: number
}
export interface MarshalsStoodFirm {
event: "stood-firm"
seat: number
left: number
}
export interface MarshalsMovedAway {
event: "moved-away"
seat: number
terrain: string
}
export interface MarshalsNobodyHit {
event: "nobody-hit"
card: string
}
export interface MarshalsNothingShown {
event: "nothing-shown"
seat: number
}
export interface MarshalsNothingKept {
event: "nothing-kept"
knowers?: number[]
seat: number
cards: (string[] | null)
}
export interface MarshalsRivalSearched {
event: "rival-searched"
knowers?: number[]
seat: number
rival: number
count: number
cards: (string[] | null)
}
export interface MarshalsNothingTaken {
event: "nothing-taken"
seat: number
rival: number
}
export interface MarshalsTurnToMiss {
event: "turn-to-miss"
seat: number
rival: number
}
export interface MarshalsEventDrawn {
event: "event-drawn"
seat: number
card: string
}
export interface MarshalsTrainBoarded {
event: "train-boarded"
seat: number
terrain: string
money: number
}
export interface MarshalsTravelled {
event: "travelled"
seat: number
card: string
terrain: string
}
export interface MarshalsHandShown {
event: "hand-shown"
seat: number
cards: string[]
}
export interface MarshalsGameWon {
event: "game-won"
seats: number[]
ending: string
}
export interface MarshalsKnownCard {
place: number
card: string
}
export interface MarshalsView {
seat: (number | null)
players: number
basic: boolean
row: string[]
turn: number
active: number
seats: MarshalsSeatView[]
deck: number
deck_known: MarshalsKnownCard[]
discard: string[]
shelter: boolean
fled: string[]
played: (string | null)
stop: (string | null)
rival: (number | null)
picked: string[]
deciding: never[][]
over: boolean
}
export interface MarshalsSeatView {
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
export interface Mine {
/**
 * @maxItems 60
 */
held: Holding[]
}
export interface Moment {
step: number
seat: (number | null)
choice: (number | null)
events: unknown[]
view: unknown
personas: string[][]
text: (string | null)
}
export interface MyTable {
table: TableInfo
seat: number
my_turn: boolean
}
export interface NewTable {
game: string
/**
 * @minItems 1
 * @maxItems 6
 */
seats: SeatPlan[]
options?: {
[k: string]: (boolean | number | string)
}
listed?: boolean
clock?: number
hints?: boolean
pace?: ("fast" | "human")
start?: boolean
}
export interface SeatPlan {
who: ("bot" | "me" | "open")
level?: string
name?: string
}
export interface Notice {
type: "notice"
step: number
code: string
seat: number
}
export interface Pong {
type: "pong"
}
export interface Reason {
choice: number
code: string
rule: string
params: {

}
}
export interface Reasons {
type: "reasons"
id: string
ask: number
reasons: Reason[]
}
export interface Refused {
type: "refused"
id: string
code: string
rule?: (string | null)
params?: {

}
}
export interface Replay {
table: TableInfo
viewer: (number | null)
moments: Moment[]
result: (ResultInfo | null)
}
export interface ResultInfo {
ranking: number[][]
scores: number[]
breakdown: {
[k: string]: number
}[]
ending: string
beaten?: boolean
}
export interface Review {
game: string
players: number
bots: string
seed: number
seats: Account[]
decisions: Judged[]
}
export interface ReviewLine {
done: number
total: number
review?: (Review | null)
code?: (string | null)
}
export interface RuleInfo {
id: string
section: {
[k: string]: string
}
text: {
[k: string]: string
}
}
export interface ScoundrelsCardPlayed {
event: "card-played"
knowers?: number[]
seat: number
slot: string
poker: (string | null)
}
export interface ScoundrelsCardRevealed {
event: "card-revealed"
seat: number
slot: string
poker: string
bluff: boolean
}
export interface ScoundrelsCardsDrawn {
event: "cards-drawn"
knowers?: number[]
seat: number
count: number
pokers: (string[] | null)
}
export interface ScoundrelsCardsReturned {
event: "cards-returned"
}
export interface ScoundrelsDayBegun {
event: "day-begun"
day: number
}
export interface ScoundrelsDeckShuffled {
event: "deck-shuffled"
seat: number
}
export interface ScoundrelsDeckTopSeen {
event: "deck-top-seen"
knowers?: number[]
seat: number
rival: number
poker: (string | null)
}
export interface ScoundrelsLeaderTaken {
event: "leader-taken"
seat: number
leader: string
}
export interface ScoundrelsStrategyShown {
event: "strategy-shown"
seat: number
strategy: string
}
export interface ScoundrelsHandDrawn {
event: "hand-drawn"
knowers?: number[]
seat: number
count: number
pokers: (string[] | null)
}
export interface ScoundrelsFirstPlayerSet {
event: "first-player-set"
seat: number
}
export interface ScoundrelsTurnBegun {
event: "turn-begun"
seat: number
}
export interface ScoundrelsZeroPlayed {
event: "zero-played"
seat: number
}
export interface ScoundrelsHenchmanPlaced {
event: "henchman-placed"
seat: number
rival: number
slot: string
}
export interface ScoundrelsScoundrelUsed {
event: "scoundrel-used"
seat: number
trait: string
job: string
}
export interface ScoundrelsScoundrelUsedAgain {
event: "scoundrel-used-again"
seat: number
trait: string
job: string
}
export interface ScoundrelsLeaderUsed {
event: "leader-used"
seat: number
slot: string
}
export interface ScoundrelsStrategyUsed {
event: "strategy-used"
seat: number
strategy: string
}
export interface ScoundrelsMoneyGained {
event: "money-gained"
seat: number
count: number
money: number
}
export interface ScoundrelsMoneyPaid {
event: "money-paid"
seat: number
count: number
money: number
}
export interface ScoundrelsMoneyTaken {
event: "money-taken"
seat: number
rival: number
count: number
}
export interface ScoundrelsReputationChanged {
event: "reputation-changed"
seat: number
change: number
reputation: number
}
export interface ScoundrelsHenchmanJailed {
event: "henchman-jailed"
seat: number
}
export interface ScoundrelsHenchmanFreed {
event: "henchman-freed"
seat: number
}
export interface ScoundrelsHenchmanSent {
event: "henchman-sent"
seat: number
rival: number
slot: string
}
export interface ScoundrelsHenchmenDestroyed {
event: "henchmen-destroyed"
seat: number
slot: string
count: number
}
export interface ScoundrelsTopRevealed {
event: "top-revealed"
seat: number
poker: string
}
export interface ScoundrelsPlayedCardSeen {
event: "played-card-seen"
knowers?: number[]
seat: number
rival: number
slot: string
poker: (string | null)
}
export interface ScoundrelsHandSeen {
event: "hand-seen"
knowers?: number[]
seat: number
rival: number
count: number
pokers: (string[] | null)
}
export interface ScoundrelsJobsSwapped {
event: "jobs-swapped"
seat: number
trait: string
job: string
other_trait: string
other_job: string
}
export interface ScoundrelsTraitsSwapped {
event: "traits-swapped"
seat: number
trait: string
job: string
other_trait: string
other_job: string
}
export interface ScoundrelsScoundrelHired {
event: "scoundrel-hired"
seat: number
trait: string
job: string
count: number
}
export interface ScoundrelsScoundrelDiscarded {
event: "scoundrel-discarded"
trait: string
job: string
}
export interface ScoundrelsScoundrelBuried {
event: "scoundrel-buried"
trait: string
job: string
}
export interface ScoundrelsScoundrelArrived {
event: "scoundrel-arrived"
trait: string
job: string
}
export interface ScoundrelsSpacesSwapped {
event: "spaces-swapped"
seat: number
one: number
two: number
}
export interface ScoundrelsOfficeUsed {
event: "office-used"
seat: number
}
export interface ScoundrelsSafeSeen {
event: "safe-seen"
knowers?: number[]
seat: number
location: string
space: number
safe: (string | null)
value: (number | null)
}
export interface ScoundrelsSafeMarked {
event: "safe-marked"
seat: number
location: string
space: number
number: number
}
export interface ScoundrelsMarkTurned {
event: "mark-turned"
seat: number
rival: number
number: number
}
export interface ScoundrelsSafeStolen {
event: "safe-stolen"
knowers?: number[]
seat: number
location: string
space: number
safe: (string | null)
value: (number | null)
}
export interface ScoundrelsSafeAbandoned {
event: "safe-abandoned"
seat: number
number: number
location: string
space: number
}
export interface ScoundrelsNightFallen {
event: "night-fallen"
day: number
}
export interface ScoundrelsHenchmanReturned {
event: "henchman-returned"
seat: number
}
export interface ScoundrelsSafeShown {
event: "safe-shown"
seat: number
safe: string
value: number
}
export interface ScoundrelsGameWon {
event: "game-won"
seats: number[]
ending: string
}
export interface ScoundrelsMarkView {
seat: number
mark: number
number: number
other: number
}
export interface ScoundrelsPlayedView {
slot: string
poker: (string | null)
henchmen: number[]
revealed: boolean
}
export interface ScoundrelsSafeView {
location: string
origin: number
space: number
seat: (number | null)
safe: (string | null)
value: (number | null)
marks: ScoundrelsMarkView[]
}
export interface ScoundrelsScoundrelView {
trait: string
job: string
cost: number
used: boolean
}
export interface ScoundrelsView {
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
seats: ScoundrelsSeatView[]
saloon: (ScoundrelsScoundrelView | null)[]
discard: ScoundrelsScoundrelView[]
blue: number
red: number
green: number
purple: number
black: number
safes: ScoundrelsSafeView[]
uses: ScoundrelsUseView[]
pending: string[]
leader_used: boolean
strategies_used: number[]
deciding: never[][]
over: boolean
}
export interface ScoundrelsSeatView {
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
played: ScoundrelsPlayedView[]
sheet: (ScoundrelsScoundrelView | null)[]
supply: number[]
}
export interface ScoundrelsUseView {
seat: number
kind: string
name: string
}
export interface Seated {
table: string
tokens: {
[k: string]: string
}
}
export interface Update {
type: "update"
after: number
step: number
ask: number
batches: Batch[]
view: unknown
personas: string[][]
decision: (Asked | null)
undo: boolean
standing: boolean
digest: number
clocks: (number[] | null)
result: (ResultInfo | null)
}
export interface TinyEpicWesternAuctionClosed {
event: "auction-closed"
properties: string[]
}
export interface TinyEpicWesternAuctionOpened {
event: "auction-opened"
seat: number
properties: string[]
}
export interface TinyEpicWesternBossHelped {
event: "boss-helped"
seat: number
boss: string
count: number
}
export interface TinyEpicWesternBossTaken {
event: "boss-taken"
seat: number
boss: string
}
export interface TinyEpicWesternCardChanged {
event: "card-changed"
seat: number
card: string
}
export interface TinyEpicWesternCardDrawn {
event: "card-drawn"
knowers?: number[]
seat: number
card: (string | null)
}
export interface TinyEpicWesternCardKept {
event: "card-kept"
knowers?: number[]
seat: number
card: (string | null)
}
export interface TinyEpicWesternCardRevealed {
event: "card-revealed"
seat: number
card: string
shot: number
}
export interface TinyEpicWesternCardShown {
event: "card-shown"
seat: number
card: string
}
export interface TinyEpicWesternCardSwapped {
event: "card-swapped"
knowers?: number[]
seat: number
card: (string | null)
discarded: (string | null)
}
export interface TinyEpicWesternColourTaken {
event: "colour-taken"
seat: number
colour: string
}
export interface TinyEpicWesternDieRolled {
event: "die-rolled"
seat: number
die: number
shot: number
}
export interface TinyEpicWesternDuelBegun {
event: "duel-begun"
seat: number
rival: number
mat: string
}
export interface TinyEpicWesternDuelView {
attacker: number
defender: number
mat: string
spot: string
option: (string | null)
/**
 * @minItems 2
 * @maxItems 2
 */
dice: never[]
attack: number
defence: number
card: (string | null)
helped: number[]
}
export interface TinyEpicWesternDuelWon {
event: "duel-won"
seat: number
rival: number
}
export interface TinyEpicWesternMatsLaid {
event: "mats-laid"
mats: string[]
}
export interface TinyEpicWesternOrderDrawn {
event: "order-drawn"
seats: number[]
}
export interface TinyEpicWesternPropertyLaid {
event: "property-laid"
mat: string
property: string
}
export interface TinyEpicWesternPorchLaid {
event: "porch-laid"
mat: string
property: string
}
export interface TinyEpicWesternRivalStarted {
event: "rival-started"
difficulty: string
properties: string[]
}
export interface TinyEpicWesternRoundBegun {
event: "round-begun"
round: number
seat: number
}
export interface TinyEpicWesternGapsDealt {
event: "gaps-dealt"
cards: string[]
}
export interface TinyEpicWesternRivalDealt {
event: "rival-dealt"
card: string
}
export interface TinyEpicWesternHandDealt {
event: "hand-dealt"
knowers?: number[]
seat: number
count: number
cards: (string[] | null)
}
export interface TinyEpicWesternPokerReshuffled {
event: "poker-reshuffled"
}
export interface TinyEpicWesternInfluenceGained {
event: "influence-gained"
seat: number
count: number
influence: string
now: number
lost: number
}
export interface TinyEpicWesternInfluencePaid {
event: "influence-paid"
seat: number
count: number
influence: string
now: number
}
export interface TinyEpicWesternThirdHired {
event: "third-hired"
seat: number
}
export interface TinyEpicWesternGunmanPlaced {
event: "gunman-placed"
seat: number
spot: string
}
export interface TinyEpicWesternRivalRolled {
event: "rival-rolled"
die: number
}
export interface TinyEpicWesternRivalStayed {
event: "rival-stayed"
}
export interface TinyEpicWesternGunmanMoved {
event: "gunman-moved"
seat: number
origin: string
spot: string
}
export interface TinyEpicWesternPropertyUsed {
event: "property-used"
seat: number
property: string
}
export interface TinyEpicWesternOwnerPaid {
event: "owner-paid"
seat: number
mat: string
}
export interface TinyEpicWesternProtected {
event: "protected"
seat: number
}
export interface TinyEpicWesternStackTurned {
event: "stack-turned"
seat: number
mat: string
property: string
}
export interface TinyEpicWesternRivalDrew {
event: "rival-drew"
card: string
shot: number
}
export interface TinyEpicWesternWantedTaken {
event: "wanted-taken"
seat: number
}
export interface TinyEpicWesternRivalShown {
event: "rival-shown"
cards: string[]
}
export interface TinyEpicWesternPropertyPaid {
event: "property-paid"
seat: number
property: string
}
export interface TinyEpicWesternHandWon {
event: "hand-won"
seat: number
mat: string
hand: string
}
export interface TinyEpicWesternHandLost {
event: "hand-lost"
seat: number
mat: string
hand: string
}
export interface TinyEpicWesternThirdWon {
event: "third-won"
seat: number
}
export interface TinyEpicWesternPostOfficePaid {
event: "post-office-paid"
seat: number
}
export interface TinyEpicWesternTownHallRanked {
event: "town-hall-ranked"
seats: number[]
}
export interface TinyEpicWesternPropertyBought {
event: "property-bought"
seat: number
property: string
}
export interface TinyEpicWesternTokenAdvanced {
event: "token-advanced"
seat: number
business: string
position: number
}
export interface TinyEpicWesternThirdEarned {
event: "third-earned"
seats: number[]
}
export interface TinyEpicWesternZoneUnfilled {
event: "zone-unfilled"
mat: string
}
export interface TinyEpicWesternGameWon {
event: "game-won"
seats: number[]
ending: string
}
export interface TinyEpicWesternMatView {
mat: string
owner: (number | null)
gap: (string | null)
zone: (string | null)
stack: string[]
spots: TinyEpicWesternSpotView[]
}
export interface TinyEpicWesternSpotView {
spot: string
standing: (number | null)
option: (string | null)
wounded: number[]
}
export interface TinyEpicWesternSideView {
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
symbols: never[]
cards: number
known: string[]
revealed: boolean
changed: (string | null)
protected: boolean
wanted: boolean
}
export interface TinyEpicWesternWesternView {
seat: (number | null)
players: number
solo: boolean
round: number
phase: number
dealer: (number | null)
active: (number | null)
choosing: number[]
seats: TinyEpicWesternSideView[]
mats: TinyEpicWesternMatView[]
/**
 * @minItems 3
 * @maxItems 3
 */
business: never[]
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
due: never[]
waive: number
duel: (TinyEpicWesternDuelView | null)
lifted: (string | null)
spoils: number
ranking: number[]
deciding: never[][]
over: boolean
}
