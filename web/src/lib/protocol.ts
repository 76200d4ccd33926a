// Generated from schema.json by scripts/types; change the server's structures instead.

export type ClientMessage = (Hello | Choose | AnswerStanding | WithdrawStanding | Undo | WhyNot | Hint | TextBoard | Chat | Ready | Rename | Start | LendSeat | ReclaimSeat | Leave | Rematch | SetSeat | SetPace | Cover | Ping)
export type ServerMessage = (Update | Lobby | Done | Rejected | WhyNotReasons | HintResult | TextBoardResult | ChatMessage | Notice | Pong)

export interface AnswerStanding {
type: "answer-standing"
id: string
decision_number: number
}
export interface Catalogue {
games: GameInfo[]
levels: string[]
addresses: string[]
push_key: (string | null)
}
export interface GameInfo {
name: string
title: {
[k: string]: string
}
fewest: number
most: number
rules_version: number
accent: string
options: OptionInfo[]
lessons: LessonInfo[]
}
export interface OptionInfo {
name: string
default: unknown
allowed: (unknown[] | null)
words: string[]
names: string[]
}
export interface LessonInfo {
name: string
title: {
[k: string]: string
}
about: {
[k: string]: string
}
minutes: number
}
export interface ChangedNumber {
number: string
before: number
value: number
}
export interface Chat {
type: "chat"
id: string
text: string
}
export interface ChatMessage {
type: "chat-message"
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
decision_number: number
choice: number
}
export interface Hello {
type: "hello"
token?: (string | null)
since?: number
reconnecting?: boolean
}
export interface WithdrawStanding {
type: "withdraw-standing"
id: string
}
export interface Undo {
type: "undo"
id: string
}
export interface WhyNot {
type: "why-not"
id: string
}
export interface Hint {
type: "hint"
id: string
decision_number: number
}
export interface TextBoard {
type: "text-board"
id: string
language: (("en" | "es") | null)
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
export interface LendSeat {
type: "lend-seat"
id: string
level?: string
}
export interface ReclaimSeat {
type: "reclaim-seat"
id: string
}
export interface Leave {
type: "leave"
id: string
}
export interface Rematch {
type: "rematch"
id: string
/**
 * @maxItems 6
 */
also?: string[]
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
export interface Continue {
step: number
seat: number
level?: string
name?: string
pace?: ("fast" | "human")
}
export interface DecisionInfo {
kind: string
choices: number[]
details: {

}[]
standing: (number | null)
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
export interface Explanation {
best: number
other: number
worlds: number
futures: Future[]
}
export interface Future {
choice: number
event: unknown
count: number
other_count: number
}
export interface Failure {
code: string
detail: string
params?: {

}
}
export interface FirstPosition {
view: unknown
seat_names: string[][]
}
export interface GameTexts {
choices: ChoiceInfo[]
vocabularies: {
[k: string]: string
}
phrases: {
[k: string]: string[]
}
private_fields: {
[k: string]: string[]
}
text: {
[k: string]: string
}
numbers: {
[k: string]: NumberInfo
}
provenance: {
[k: string]: {
[k: string]: ("designed" | "partly" | "public" | "rulebook")
}
}
}
export interface NumberInfo {
value: number
low: number
high: number
provenance: ("designed" | "public" | "rulebook")
rule: string
text: string
args: {
[k: string]: (string | number)
}
}
export interface HintResult {
type: "hint-result"
id: string
decision_number: number
best: number
estimates: Estimate[]
why: (Explanation | null)
}
export interface Join {
name?: string
seat?: (number | null)
}
export interface LessonPage {
number: number
view: unknown
table: (TableInfo | null)
seat_names: (string[][] | null)
board: (string | null)
seat: number
steps: ReplayStep[]
text: {
[k: string]: string
}
light: string[]
decision: (DecisionInfo | null)
wanted: number[]
question: boolean
not_now: ({
[k: string]: string
} | null)
replies: LessonReply[]
result: (Result | null)
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
rematch: (string | null)
numbers: (TableNumbers | null)
}
export interface SeatInfo {
seat: number
name: string
bot: (string | null)
lent: boolean
taken: boolean
ready: boolean
connected: boolean
}
export interface TableNumbers {
name: string
changes: ChangedNumber[]
}
export interface ReplayStep {
step: number
seat: (number | null)
choice: (number | null)
events: unknown[]
changes: unknown[][][]
seat_names: string[][]
texts: (string[] | null)
}
export interface LessonReply {
choice: number
text: {
[k: string]: string
}
}
export interface Result {
ranking: number[][]
scores: number[]
breakdown: {
[k: string]: number
}[]
ending: string
beaten?: boolean
}
export interface LessonPages {
lesson: LessonInfo
length: number
table: TableInfo
seat: number
view: unknown
seat_names: string[][]
text: (string | null)
pages: LessonPage[]
}
export interface LessonRequest {
/**
 * @maxItems 200
 */
made?: number[]
text?: (("en" | "es") | null)
}
export interface Lobby {
type: "lobby"
table: TableInfo
seat: (number | null)
}
export interface MyTable {
table: TableInfo
seat: number
my_turn: boolean
deciding: number[]
since: (number | null)
winners: (number[] | null)
}
export interface MyTables {
/**
 * @maxItems 60
 */
seats: SeatToken[]
}
export interface SeatToken {
table: string
token: string
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
numbers?: (OwnNumbers | null)
}
export interface SeatPlan {
who: ("bot" | "me" | "open")
level?: string
name?: string
}
export interface OwnNumbers {
values: {

}
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
export interface Puzzle {
game: string
rules_version: number
players: number
seat: number
view: unknown
seat_names: string[][]
numbers: {
[k: string]: number
}
kind: string
choices: number[]
details: {

}[]
best: number
estimates: Estimate[]
why: Explanation[]
text?: (string | null)
}
export interface PuzzleInfo {
id: string
number: number
kind: string
players: number
choices: number
seat: number
seat_names: string[][]
}
export interface PuzzleLink {
id: string
}
export interface PuzzleRequest {
step: number
}
export interface Reason {
choice: number
code: string
rule: string
params: {

}
}
export interface Rejected {
type: "rejected"
id: string
code: string
rule?: (string | null)
params?: {

}
}
export interface Replay {
table: TableInfo
viewer: (number | null)
view: unknown
steps: ReplayStep[]
result: (Result | null)
}
export interface Review {
game: string
players: number
bots: string
seed: number
seats: SeatReview[]
decisions: ReviewedDecision[]
}
export interface SeatReview {
seat: number
decisions: number
mistakes: number
start: number
given_up: number
clear: number
luck: number
worth: number
}
export interface ReviewedDecision {
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
export interface ReviewLine {
done: number
total: number
review?: (Review | null)
code?: (string | null)
}
export interface ReviewRequest {
seat: number
}
export interface RuleInfo {
id: string
section: {
[k: string]: string
}
text: {
[k: string]: string
}
mark: ("" | "designed" | "reading")
}
export interface SeatTokens {
table: string
tokens: {
[k: string]: string
}
}
export interface Update {
type: "update"
after: number
step: number
decision_number: number
steps: StepEvents[]
view: unknown
text: (string | null)
seat_names: (string[][] | null)
decision: (DecisionInfo | null)
undo: boolean
standing: boolean
digest: number
clocks: (number[] | null)
result: (Result | null)
}
export interface StepEvents {
step: number
events: unknown
changes: unknown[][][]
texts: (string[] | null)
undone?: (number | null)
}
export interface WhyNotReasons {
type: "why-not-reasons"
id: string
decision_number: number
reasons: Reason[]
}
export interface TextBoardResult {
type: "text-board-result"
id: string
step: number
text: string
}
export interface Subscribe {
token: string
endpoint: string
public_key: string
auth_secret: string
language?: ("en" | "es")
}
export interface Unsubscribe {
token: string
endpoint: string
}
