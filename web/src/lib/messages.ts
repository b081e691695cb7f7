// Made by `python -m tablee.server.typescript`; do not edit.

export const PROTOCOL = 3;

/** Take a free seat under a nickname. `contribution`, its share of the luck, is 32 random bytes, hexadecimal. */
export interface SitRequest {
  type: "sit";
  seat: number;
  name: string;
  contribution: string;
  id: string;
}

/** Give a seat's share of the luck, where it was taken over from an earlier match (a rematch). */
export interface ContributeRequest {
  type: "contribute";
  seat: number;
  contribution: string;
  id: string;
}

/** Leave a seat: before the start it becomes free, afterwards a bot keeps it until its player comes back. */
export interface StandRequest {
  type: "stand";
  seat: number;
  id: string;
}

/** Host, before the start: put a bot on a seat that is free or has a bot. */
export interface BotRequest {
  type: "bot";
  seat: number;
  bot: string;
  id: string;
}

/** Host, before the start: free a seat. */
export interface UnseatRequest {
  type: "unseat";
  seat: number;
  id: string;
}

/** Before the start: the host exchanges two seats; a player moves to a free one. */
export interface SwapRequest {
  type: "swap";
  seat: number;
  other: number;
  id: string;
}

/** Host, before the start: seats by lot. */
export interface ShuffleRequest {
  type: "shuffle";
  id: string;
}

/** Host: begin. Every seat is taken, every person has contributed to the luck. */
export interface StartRequest {
  type: "start";
  id: string;
}

/** Play a move, in notation, for a seat; `ply` says which position is meant. */
export interface PlayRequest {
  type: "play";
  seat: number;
  ply: number;
  move: string;
  id: string;
}

/** Take back the seat's last move, as long as nothing was revealed by it. */
export interface UndoRequest {
  type: "undo";
  seat: number;
  ply: number;
  id: string;
}

/** What a legal move would bring, as far as the seat can know. */
export interface PreviewRequest {
  type: "preview";
  seat: number;
  ply: number;
  move: string;
  id: string;
}

/** Host, or any player while the host is away: a bot keeps an absent player's seat warm, at once. */
export interface KeepRequest {
  type: "keep";
  seat: number;
  bot?: string | null;
  id: string;
}

/** Take one's seat back from the bot. */
export interface ReturnRequest {
  type: "return";
  seat: number;
  id: string;
}

/** A ready-made phrase, or free text where the host allows it. */
export interface SayRequest {
  type: "say";
  seat: number;
  phrase?: string | null;
  text?: string | null;
  id: string;
}

/** Host: nothing a seat says is passed on, until it is unmuted. */
export interface MuteRequest {
  type: "mute";
  seat: number;
  muted?: boolean;
  id: string;
}

/** After the end: a new table with the same people and settings. */
export interface RematchRequest {
  type: "rematch";
  id: string;
}

/** Use another language on this connection: en, fr or it. */
export interface SpeakRequest {
  type: "speak";
  language: string;
  id: string;
}

/** Is anybody there? Answered with `done`. */
export interface PingRequest {
  type: "ping";
  id: string;
}

/** Everything, on joining and whenever the page asks for another language. */
export interface Snapshot {
  type: "snapshot";
  protocol: number;
  version: number;
  table: TableInfo;
  you: You;
  match: MatchState | SentMatch | null;
  chat: ChatLine[];
}

/** Everything about a table that is not the match. `warming` says that bots are slow because their engine is still being built; `next` is the table of the rematch; `closed` says that whoever runs the server has ended the table. An `own_edition` did not come with the game. With `hints`, pages may tell whose turn it is what a good player would do. */
export interface TableInfo {
  table: string;
  game: string;
  rules: number;
  players: number;
  options: Record<string, string | boolean>;
  edition: string;
  own_edition: boolean;
  state: "open" | "over" | "playing";
  public: boolean;
  chat: "free" | "off" | "phrases";
  clock: Clock | null;
  patience: number | null;
  seats: SeatInfo[];
  spectators: number;
  fairness: Fairness;
  from_position: boolean;
  warming: boolean;
  closed: boolean;
  hints: boolean;
  next: string | null;
}

/** Seconds for each turn, or for the whole match. When they are used up a bot plays on for the seat. */
export interface Clock {
  per: "match" | "turn";
  seconds: number;
}

/** A seat as everybody sees it. `kept_by` names the bot that keeps a person's seat warm. A bot kept it last from the action number `kept_from` on, up to `kept_until` if it was handed back. `seal` is the SHA-256 of what its player contributed to the luck, shown as soon as it was given. */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "free" | "person";
  name: string;
  bot: string | null;
  away: boolean;
  kept_by: string | null;
  kept_from: number | null;
  kept_until: number | null;
  contributed: boolean;
  seal: string | null;
  muted: boolean;
  host: boolean;
}

/** The promise about luck: its commitment at once, all contributions from the start, the secret at the end. */
export interface Fairness {
  commitment: string;
  contributions: Record<string, string>;
  secret: string | null;
}

/** What this connection may do: its seats, and their personal links to come back from another device. */
export interface You {
  seats: number[];
  host: boolean;
  links: Record<string, string>;
}

/** The match as JSON: a view for each seat of this connection, or the spectator's. */
export interface MatchState {
  ply: number;
  actor: number | null;
  over: boolean;
  views: SeatView[];
  clock: ClockState | null;
  result: Record<string, unknown> | null;
}

/** The match as one seat, or a spectator (null), sees it. `sheet` has a row per seat: points by source, as far as this seat can know, as if the match ended now. `legal`, `prompt` and `can_undo` are for the seat to act alone. `log` holds what happened from ply `log_from` on: a page forgets its log from there and appends this one. */
export interface SeatView {
  seat: number | null;
  view: Record<string, unknown>;
  scores: number[];
  sheet: (Record<string, number>)[];
  legal: LegalMove[];
  prompt: string | null;
  can_undo: boolean;
  log_from: number;
  log: LogLine[];
}

/** A move that may be played now: its notation and its JSON form. */
export interface LegalMove {
  move: string;
  data: Record<string, unknown>;
}

/** Something that happened: as data for the animation, and as a sentence. */
export interface LogLine {
  ply: number;
  event: Record<string, unknown>;
  text: string;
}

/** Milliseconds left to each seat, and whose are running; null for a seat without a limit. */
export interface ClockState {
  left: (number | null)[];
  running: number | null;
}

/** The match as bytes: a view for each seat of this connection, or the spectator's. */
export interface SentMatch {
  ply: number;
  actor: number | null;
  over: boolean;
  views: SentView[];
  clock: ClockState | null;
}

/** The match as a seat, or a spectator (null), may know it: the engine's own bytes. `view` is the redacted record. In a snapshot it is whole. In an update it is a patch of the one that the connection has: MessagePack again, an array of places and the bytes that begin there now, in turn; a view that the connection did not have comes as one piece at place 0. `can_undo` is for the seat to act alone. `journal` holds what happened from ply `log_from` on: a page forgets its journal from there and appends this one. */
export interface SentView {
  seat: number | null;
  view: Uint8Array;
  can_undo: boolean;
  log_from: number;
  journal: JournalRow[];
}

/** Something that happened, as the engine tells it: a row of the journal, as far as the seat may see it. The row ends with the last field of its form. */
export interface JournalRow {
  ply: number;
  row: number[];
}

/** Somebody said something; a phrase comes in the reader's language. */
export interface ChatLine {
  number: number;
  seat: number;
  name: string;
  phrase: string | null;
  text: string;
}

/** What changed; what is left out did not. `table` holds those fields of the `TableInfo` that changed, and of its `fairness` those that did. */
export interface Update {
  type: "update";
  version: number;
  table?: Record<string, unknown> | null;
  you?: You | null;
  match?: MatchState | SentMatch | null;
  chat?: ChatLine[] | null;
}

/** A request was carried out, and what it changed is durable. `table` is the new one after a rematch. */
export interface Done {
  type: "done";
  id: string;
  version: number;
  table: string | null;
}

/** A request was refused: a stable slug, the clause if a rule decided, a sentence; `id` is null if it had none. */
export interface Failed {
  type: "failed";
  id: string | null;
  slug: string;
  clause: string | null;
  text: string;
}

/** The answer to a preview. `hidden` says that luck or a secret decides from there on, so the rest is not known. */
export interface Previewed {
  type: "previewed";
  id: string;
  ply: number;
  move: string;
  text: string;
  log: LogLine[];
  scores: number[];
  sheet: (Record<string, number>)[];
  view: Record<string, unknown> | null;
  hidden: boolean;
}

/** The server goes down in a moment; nothing is lost, the page comes back by itself. */
export interface Closing {
  type: "closing";
  text: string;
}

/** GET /api/games: what is offered here. */
export interface ServerInfo {
  protocol: number;
  release: string;
  games: GameInfo[];
  bots: string[];
  phrases: Record<string, string>;
  languages: string[];
  warming: boolean;
}

/** A game that can be played here. */
export interface GameInfo {
  name: string;
  title: string;
  tagline: string;
  rules: number;
  least_players: number;
  most_players: number;
  options: OptionInfo[];
  presets: Record<string, Record<string, string | boolean>>;
  editions: string[];
  sources: SourceInfo[];
  tie_breaks: SourceInfo[];
  clauses: Record<string, string>;
}

/** An option of a game: its values, the default first, and what they mean. */
export interface OptionInfo {
  name: string;
  clause: string;
  text: string;
  values: (string | boolean)[];
  value_texts: string[];
}

/** A source of points, or a tie-break. */
export interface SourceInfo {
  name: string;
  clause: string;
  text: string;
  running: boolean;
}

/** GET /api/me: makes sure that the browser has its cookie. `matches` counts the tables it has a seat at. */
export interface Me {
  protocol: number;
  matches: number;
}

/** GET /api/house: what others open (null: only this machine can), and whether the browser is at the machine itself. There it is also told which address it may have opened, if there is one, and who could come then. */
export interface HouseAddress {
  address: string | null;
  here: boolean;
  offer: string | null;
  reach: "internet" | "machine" | "network";
}

/** A table in a list. `seat_bots` says for every seat which bot sits there, null for a person or nobody. */
export interface Summary {
  table: string;
  game: string;
  players: number;
  state: "open" | "over" | "playing";
  names: string[];
  free: number;
  bots: number;
  seat_bots: (string | null)[];
  options: Record<string, string | boolean>;
  public: boolean;
  clock: boolean;
  created: number;
  changed: number;
  winners: number[];
  totals: number[];
}

/** One of one's own matches: one's seats, and whether it is one's turn. */
export interface Mine {
  summary: Summary;
  seats: number[];
  your_turn: boolean;
}

/** GET /api/tables/{table}/replay: a position of a match, as a seat may see it, and the log up to it. While the match goes on, only one's own seats and the spectator's view are shown. */
export interface Replay {
  table: string;
  game: string;
  names: string[];
  seat: number | null;
  ply: number;
  last: number;
  actor: number | string | null;
  view: Record<string, unknown>;
  scores: number[];
  sheet: (Record<string, number>)[];
  log: LogLine[];
  result: Record<string, unknown> | null;
  fairness: Fairness;
}

/** GET /api/tables/{table}/edition: the table's edition as an engine takes it: its text, and its box in base64. */
export interface TableEdition {
  text: string;
  box: string;
}

/** GET /api/tables/{table}/luck: an outcome of luck, and the tickets in the order in which they are numbered. */
export interface Draw {
  ply: number;
  outcome: string;
  tickets: Tickets[];
}

/** Neighbouring tickets of a draw that bear the same outcome, and how many they are. */
export interface Tickets {
  outcome: string;
  count: number;
}

/** Any refusal: a stable slug, the clause if a rule decided, a sentence in the reader's language. */
export interface Problem {
  slug: string;
  clause: string | null;
  text: string;
}

/** POST /api/tables: a table to open. `edition` is the name of one that is shipped, or the text of one's own. `people` sit down at once, all of them at this device; `bots` fills seats with bots: the seat's number, as text, to the bot's name. With `start_from`, game, players, options and edition are those of the match it names. `patience` is how many seconds the others wait for an absent player before a bot keeps the seat warm; null: for ever. With `hints`, whoever sits there may ask the page for a hint, and everybody sees that it is so. With `record`, the table goes on with a match that was played elsewhere and is not over: from the record's last position, with its game, players and options; its edition must be a shipped one. From there on luck is the table's. */
export interface NewTable {
  game: string;
  players?: number | null;
  options?: Record<string, string | boolean>;
  preset?: string | null;
  edition?: string | null;
  start_from?: FromMatch | null;
  record?: string | null;
  clock?: Clock | null;
  patience?: number | null;
  public?: boolean;
  chat?: "free" | "off" | "phrases";
  hints?: boolean;
  people?: NewPerson[];
  bots?: Record<string, string>;
}

/** A position of a finished match to play on from. */
export interface FromMatch {
  table: string;
  ply: number;
}

/** Somebody at this device who sits down at once. */
export interface NewPerson {
  seat: number;
  name: string;
  contribution: string;
}

/** The answer to NewTable: the table's id and the link to pass on. */
export interface Opened {
  table: string;
  link: string;
}

export type Request =
  | SitRequest
  | ContributeRequest
  | StandRequest
  | BotRequest
  | UnseatRequest
  | SwapRequest
  | ShuffleRequest
  | StartRequest
  | PlayRequest
  | UndoRequest
  | PreviewRequest
  | KeepRequest
  | ReturnRequest
  | SayRequest
  | MuteRequest
  | RematchRequest
  | SpeakRequest
  | PingRequest;

export type Answer =
  | Snapshot
  | Update
  | Done
  | Failed
  | Previewed
  | Closing;
