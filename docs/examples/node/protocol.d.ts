// Made by types.js of the schema of the protocol; do not edit.

/**
 * A message of the step protocol, version 1.
 */
export type Message = Request | Reply;
/**
 * What a client says.
 */
export type Request =
  | HelloRequest
  | GamesRequest
  | NewRequest
  | OpenRequest
  | LoadRequest
  | StatusRequest
  | LegalRequest
  | DescribeRequest
  | ApplyRequest
  | ViewRequest
  | TableauRequest
  | AccountRequest
  | UndoRequest
  | RedoRequest
  | SaveRequest
  | SubscribeRequest
  | CloseRequest;
/**
 * What a host says.
 */
export type Reply =
  | ErrorAnswer
  | HelloAnswer
  | GamesAnswer
  | NewAnswer
  | OpenAnswer
  | LoadAnswer
  | StatusAnswer
  | LegalAnswer
  | DescribeAnswer
  | ApplyAnswer
  | ViewAnswer
  | TableauAnswer
  | AccountAnswer
  | UndoAnswer
  | RedoAnswer
  | SaveAnswer
  | SubscribeAnswer
  | CloseAnswer
  | ChangedNotification
  | GoneNotification;

/**
 * Agree on the protocol; comes first.
 */
export interface HelloRequest {
  jsonrpc: "2.0";
  id: number | string;
  method: "hello";
  params: HelloParams;
}
/**
 * The first message of a connection.
 */
export interface HelloParams {
  /**
   * The version of the protocol that the client speaks.
   */
  protocol: number;
  /**
   * What the client calls itself.
   */
  client?: string;
  /**
   * The code of a language for sentences; games without it speak English.
   */
  language?: string;
}
/**
 * Which games there are, and what to choose.
 */
export interface GamesRequest {
  jsonrpc: "2.0";
  id: number | string;
  method: "games";
  params?: GamesParams;
}
/**
 * Asks which games are installed.
 */
export interface GamesParams {}
/**
 * Begin a game.
 */
export interface NewRequest {
  jsonrpc: "2.0";
  id: number | string;
  method: "new";
  params?: NewParams;
}
/**
 * Begins a game.
 */
export interface NewParams {
  /**
   * The name of an installed game; the usual one if left out.
   */
  ruleset?: string;
  /**
   * The setup: values by the keys of the form; all else is usual.
   */
  setup?: {
    [k: string]: unknown;
  };
  /**
   * The seed, as a number or as digits; `drawn` for one that nobody can find; null if dice and cards are typed in.
   */
  seed?: number | string | null;
  /**
   * What becomes of chance when something is undone.
   */
  undo?: "keep" | "reseed" | "forbidden";
  /**
   * Packs to play with: of each the texts of its files by name.
   */
  packs?: {
    [k: string]: string;
  }[];
}
/**
 * Play on from any step of a log, in a game of its own.
 */
export interface OpenRequest {
  jsonrpc: "2.0";
  id: number | string;
  method: "open";
  params: OpenParams;
}
/**
 * Plays on from a step of a log in a new game, whose log names the old one.
 */
export interface OpenParams {
  /**
   * Bytes of a log in base64.
   */
  log: string;
  /**
   * The record to stand at, 0 the setup; the last if left out.
   */
  step?: number | null;
}
/**
 * Go on with a saved game.
 */
export interface LoadRequest {
  jsonrpc: "2.0";
  id: number | string;
  method: "load";
  params: LoadParams;
}
/**
 * Goes on with a saved game: all that was played is there, and can be undone.
 */
export interface LoadParams {
  /**
   * Bytes of a log in base64.
   */
  save: string;
}
/**
 * How a game stands, and what the key is for.
 */
export interface StatusRequest {
  jsonrpc: "2.0";
  id: number | string;
  method: "status";
  params: StatusParams;
}
/**
 * Asks how a game stands.
 */
export interface StatusParams {
  /**
   * The key of a game, as `new` gave it.
   */
  game: string;
}
/**
 * What may be decided, with costs and reasons.
 */
export interface LegalRequest {
  jsonrpc: "2.0";
  id: number | string;
  method: "legal";
  params: LegalParams;
}
/**
 * Asks what may be decided.
 */
export interface LegalParams {
  /**
   * The key of a game, as `new` gave it.
   */
  game: string;
  /**
   * Whose eyes: a seat, -2 for a spectator. Left out: the seat of the key; with the owner's key everything is seen.
   */
  seat?: number | null;
}
/**
 * What a command would be, or why it is refused.
 */
export interface DescribeRequest {
  jsonrpc: "2.0";
  id: number | string;
  method: "describe";
  params: DescribeParams;
}
/**
 * Asks what a command would be, and whether it is legal.
 */
export interface DescribeParams {
  /**
   * The key of a game, as `new` gave it.
   */
  game: string;
  /**
   * A command: the `text` of an option, or plain data as `command` of an option has them.
   */
  command:
    | string
    | {
        [k: string]: unknown;
      };
  /**
   * Whose eyes: a seat, -2 for a spectator. Left out: the seat of the key; with the owner's key everything is seen.
   */
  seat?: number | null;
}
/**
 * Decide.
 */
export interface ApplyRequest {
  jsonrpc: "2.0";
  id: number | string;
  method: "apply";
  params: ApplyParams;
}
/**
 * Decides.
 */
export interface ApplyParams {
  /**
   * The key of a game, as `new` gave it.
   */
  game: string;
  /**
   * A command: the `text` of an option, or plain data as `command` of an option has them.
   */
  command:
    | string
    | {
        [k: string]: unknown;
      };
  /**
   * The version that the answer is meant for; another one is the error `stale`. A client that shares a game, or sends again what may have arrived, names it.
   */
  version?: number | null;
}
/**
 * The table as data, as one seat sees it.
 */
export interface ViewRequest {
  jsonrpc: "2.0";
  id: number | string;
  method: "view";
  params: ViewParams;
}
/**
 * Asks for the table as data.
 */
export interface ViewParams {
  /**
   * The key of a game, as `new` gave it.
   */
  game: string;
  /**
   * Whose eyes: a seat, -2 for a spectator. Left out: the seat of the key; with the owner's key everything is seen.
   */
  seat?: number | null;
}
/**
 * What lies on the table, for drawing.
 */
export interface TableauRequest {
  jsonrpc: "2.0";
  id: number | string;
  method: "tableau";
  params: TableauParams;
}
/**
 * Asks what lies on the table, for drawing.
 */
export interface TableauParams {
  /**
   * The key of a game, as `new` gave it.
   */
  game: string;
  /**
   * Whose eyes: a seat, -2 for a spectator. Left out: the seat of the key; with the owner's key everything is seen.
   */
  seat?: number | null;
}
/**
 * What happened so far.
 */
export interface AccountRequest {
  jsonrpc: "2.0";
  id: number | string;
  method: "account";
  params: AccountParams;
}
/**
 * Asks what happened so far.
 */
export interface AccountParams {
  /**
   * The key of a game, as `new` gave it.
   */
  game: string;
  /**
   * From which record on; 0 is the setup.
   */
  since?: number;
  /**
   * Up to the record before this one; up to where play stands if left out. Who wants all of a long game asks for the part before the first record it was given.
   */
  until?: number | null;
  /**
   * How many entries, the latest ones, 1 to 200.
   */
  most?: number;
  /**
   * Whose eyes: a seat, -2 for a spectator. Left out: the seat of the key; with the owner's key everything is seen.
   */
  seat?: number | null;
}
/**
 * Take commands back, or a part of play.
 */
export interface UndoRequest {
  jsonrpc: "2.0";
  id: number | string;
  method: "undo";
  params: UndoParams;
}
/**
 * Takes back.
 */
export interface UndoParams {
  /**
   * The key of a game, as `new` gave it.
   */
  game: string;
  /**
   * So many commands, or a part of play: one of `parts` of the game.
   */
  what?: number | string;
  /**
   * The version that the answer is meant for; another one is the error `stale`. A client that shares a game, or sends again what may have arrived, names it.
   */
  version?: number | null;
}
/**
 * Do again what was taken back.
 */
export interface RedoRequest {
  jsonrpc: "2.0";
  id: number | string;
  method: "redo";
  params: RedoParams;
}
/**
 * Does again what was taken back.
 */
export interface RedoParams {
  /**
   * The key of a game, as `new` gave it.
   */
  game: string;
  /**
   * So many commands.
   */
  steps?: number;
  /**
   * The version that the answer is meant for; another one is the error `stale`. A client that shares a game, or sends again what may have arrived, names it.
   */
  version?: number | null;
}
/**
 * The game as a log.
 */
export interface SaveRequest {
  jsonrpc: "2.0";
  id: number | string;
  method: "save";
  params: SaveParams;
}
/**
 * Asks for the log of a game. It has the seed in it, so only the owner may.
 */
export interface SaveParams {
  /**
   * The key of a game, as `new` gave it.
   */
  game: string;
}
/**
 * Be told what happens.
 */
export interface SubscribeRequest {
  jsonrpc: "2.0";
  id: number | string;
  method: "subscribe";
  params: SubscribeParams;
}
/**
 * Asks to be told whatever happens in a game, as the key may see it.
 */
export interface SubscribeParams {
  /**
   * The key of a game, as `new` gave it.
   */
  game: string;
}
/**
 * End a subscription, or the game.
 */
export interface CloseRequest {
  jsonrpc: "2.0";
  id: number | string;
  method: "close";
  params: CloseParams;
}
/**
 * Ends a subscription; with the owner's key it ends the game.
 */
export interface CloseParams {
  /**
   * The key of a game, as `new` gave it.
   */
  game: string;
}
/**
 * What is wrong.
 */
export interface ErrorAnswer {
  jsonrpc: "2.0";
  id: number | string | null;
  error: {
    code: -32700 | -32600 | -32601 | -32602 | -32603 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15;
    message: string;
    data: ErrorData;
  };
}
/**
 * What a program needs to know of an error; which fields there are depends on `kind`.
 */
export interface ErrorData {
  /**
   * What went wrong, in a word.
   */
  kind:
    | "not-json"
    | "not-a-request"
    | "unknown-method"
    | "wrong-parameters"
    | "crashed"
    | "wrong-protocol"
    | "hello-first"
    | "unknown-game"
    | "not-installed"
    | "bad-setup"
    | "refused"
    | "not-understood"
    | "stale"
    | "not-allowed"
    | "not-your-turn"
    | "cannot-go-back"
    | "bad-log"
    | "too-much"
    | "too-slow"
    | "not-kept";
  faults?: FaultShown[];
  /**
   * What may stand there, or may be done.
   */
  allowed?: string[];
  /**
   * The allowed word that looks most like it.
   */
  nearest?: string;
  /**
   * Everything that is wrong, one sentence each.
   */
  lines?: string[];
  rules?: string[];
  refusal?: RefusalShown;
  /**
   * How far the game is: 0 after setup, one more with each command, undo and redo.
   */
  version?: number;
  decider?: number;
  /**
   * The class of the damage of a log.
   */
  fault?: string;
  limit?: string;
  most?: number;
  /**
   * The last record from which `open` plays on, where `load` cannot.
   */
  step?: number;
}
/**
 * One thing that is wrong with parameters.
 */
export interface FaultShown {
  /**
   * Where, such as `setup.players`.
   */
  path: string;
  found: string;
  allowed: string[];
  nearest: string;
}
/**
 * Why a command is refused.
 */
export interface RefusalShown {
  /**
   * Stable, such as `rest-not-safe`.
   */
  code: string;
  sentence: string;
  /**
   * The rules it rests on.
   */
  rules: string[];
}
/**
 * The answer to `hello`.
 */
export interface HelloAnswer {
  jsonrpc: "2.0";
  id: number | string;
  result: HelloResult;
}
/**
 * What is spoken here, and within which bounds.
 */
export interface HelloResult {
  /**
   * The version of the protocol.
   */
  protocol: number;
  /**
   * The version of dmd-core.
   */
  library: string;
  /**
   * The names of the installed games.
   */
  games: string[];
  limits: Limits;
}
/**
 * The bounds of a host; ``hello`` tells them.
 */
export interface Limits {
  line: number;
  games: number;
  resident: number;
  entries: number;
  log: number;
  subscriptions: number;
  listed: number;
  packs: number;
  milliseconds: number;
}
/**
 * The answer to `games`.
 */
export interface GamesAnswer {
  jsonrpc: "2.0";
  id: number | string;
  result: GamesResult;
}
/**
 * The installed games, the usual one first.
 */
export interface GamesResult {
  games: GameOffer[];
}
/**
 * An installed game.
 */
export interface GameOffer {
  /**
   * Its name, as `new` takes it.
   */
  ruleset: string;
  /**
   * Its name for people.
   */
  title: string;
  /**
   * Of the behaviour of its rules.
   */
  revision: number;
  /**
   * What `undo` can take back as a whole.
   */
  parts: string[];
  /**
   * What people choose before a game.
   */
  form: FormField[];
  /**
   * The languages it can be told in here.
   */
  languages: string[];
  /**
   * Why it cannot be played here; empty if it can.
   */
  problem: string;
}
/**
 * One thing to choose.
 */
export interface FormField {
  key: string;
  name: string;
  help: string;
  kind: "number" | "truth" | "one" | "several";
  usual: number | boolean | string | string[] | null;
  choices: FormChoice[];
  least: number | null;
  most: number | null;
  group: string;
  rules: string[];
}
/**
 * A value that may be chosen: `value` stands in the setup, `name` is for people.
 */
export interface FormChoice {
  value: string;
  name: string;
  needs: string[];
}
/**
 * The answer to `new`.
 */
export interface NewAnswer {
  jsonrpc: "2.0";
  id: number | string;
  result: Opened;
}
/**
 * A game that was begun: its keys, and how it stands.
 */
export interface Opened {
  /**
   * The owner's key: whoever has it may do everything.
   */
  game: string;
  /**
   * A key for each seat, to give to its player.
   */
  seats: SeatKey[];
  /**
   * A key that may only look on.
   */
  watch: string;
  status: Status;
  /**
   * What is lost of a log that was torn at its end; null if nothing is.
   */
  torn: TornEnd | null;
}
/**
 * The key of one seat.
 */
export interface SeatKey {
  seat: number;
  name: string;
  /**
   * The key of a game, as `new` gave it.
   */
  game: string;
}
/**
 * How a game stands.
 */
export interface Status {
  ruleset: string;
  /**
   * What is played, in a few words.
   */
  title: string;
  seats: SeatName[];
  /**
   * What the key is for: `owner`, `watch`, or the number of a seat.
   */
  role: string;
  /**
   * How far the game is: 0 after setup, one more with each command, undo and redo.
   */
  version: number;
  /**
   * The number of the record of the log that play stands at; 0 is the setup.
   */
  record: number;
  /**
   * Who is asked: -1 whoever types in dice and cards, -2 nobody.
   */
  decider: number;
  /**
   * What is asked; `over` at the end.
   */
  kind: string;
  /**
   * How the game ended; empty while it runs.
   */
  outcome: string;
  /**
   * What becomes of chance when something is undone.
   */
  undo: string;
  /**
   * The language of its sentences on this connection.
   */
  language: string;
}
/**
 * A seat and who sits there.
 */
export interface SeatName {
  seat: number;
  name: string;
}
/**
 * What stood behind the last whole part of a log, such as half a record; it is lost.
 */
export interface TornEnd {
  /**
   * So many bytes at the end of the log are not in the game.
   */
  bytes: number;
  /**
   * The last whole record, 0 the setup.
   */
  record: number;
  /**
   * The same in a sentence.
   */
  sentence: string;
}
/**
 * The answer to `open`.
 */
export interface OpenAnswer {
  jsonrpc: "2.0";
  id: number | string;
  result: Opened;
}
/**
 * The answer to `load`.
 */
export interface LoadAnswer {
  jsonrpc: "2.0";
  id: number | string;
  result: Opened;
}
/**
 * The answer to `status`.
 */
export interface StatusAnswer {
  jsonrpc: "2.0";
  id: number | string;
  result: Status;
}
/**
 * The answer to `legal`.
 */
export interface LegalAnswer {
  jsonrpc: "2.0";
  id: number | string;
  result: MenuResult;
}
/**
 * What may be decided.
 */
export interface MenuResult {
  /**
   * How far the game is: 0 after setup, one more with each command, undo and redo.
   */
  version: number;
  menu: Menu;
}
/**
 * Whose answer is awaited, and all that can be answered.
 */
export interface Menu {
  seat: number;
  who: string;
  kind: string;
  sentence: string;
  must: boolean;
  rules: string[];
  groups: OptionGroup[];
  missing: Missing[];
  about: Topic[];
}
/**
 * The options of one kind of command, so that a long list can be shown as a form.
 */
export interface OptionGroup {
  word: string;
  options: Option[];
  whole: boolean;
  slots: Slot[];
}
/**
 * One legal command: `text` is its stable line, `sentence` says it, `costs` what it takes.
 */
export interface Option {
  command: GameValue;
  text: string;
  sentence: string;
  costs: Cost[];
  names: Named[];
}
/**
 * A command or an event of a game; `is` names its class.
 */
export interface GameValue {
  is: string;
}
/**
 * What an option is paid with: so many of a thing, such as 1 ``action`` or 1 ``stress``.
 */
export interface Cost {
  what: string;
  n: number;
  sentence: string;
}
/**
 * A thing on the table that an option names, so that a click on it can give the option.
 */
export interface Named {
  field: string;
  kind: string;
  id: string;
  name: string;
}
/**
 * A field of the commands of a group in which they differ, with all values in their order.
 */
export interface Slot {
  name: string;
  choices: Choice[];
  kind: string;
}
/**
 * One value that a field of a command may have, and its name for people.
 */
export interface Choice {
  value: unknown;
  name: string;
}
/**
 * A command that a player may look for and that is refused now.
 */
export interface Missing {
  command: GameValue;
  sentence: string;
  reason: string;
  refusal: RefusalShown;
}
/**
 * A thing that a question is about, such as the card of which something may be taken.
 */
export interface Topic {
  kind: string;
  id: string;
  name: string;
  text: string;
}
/**
 * The answer to `describe`.
 */
export interface DescribeAnswer {
  jsonrpc: "2.0";
  id: number | string;
  result: Described;
}
/**
 * A command in words.
 */
export interface Described {
  /**
   * Its stable line.
   */
  text: string;
  sentence: string;
  costs: Cost[];
  legal: boolean;
  /**
   * Why it is refused, if it is.
   */
  refusal: RefusalShown | null;
}
/**
 * The answer to `apply`.
 */
export interface ApplyAnswer {
  jsonrpc: "2.0";
  id: number | string;
  result: Moved;
}
/**
 * What a command, an undo or a redo did.
 */
export interface Moved {
  /**
   * How far the game is: 0 after setup, one more with each command, undo and redo.
   */
  version: number;
  /**
   * The number of the record of the log that play stands at; 0 is the setup.
   */
  record: number;
  /**
   * What happened, grouped by cause; nothing after undo and redo.
   */
  happenings: Happening[];
  menu: Menu1;
  /**
   * How the game ended; empty while it runs.
   */
  outcome: string;
}
/**
 * What happened by one cause, in order: events, and happenings inside of it.
 */
export interface Happening {
  cause: Cause | null;
  parts: (Told | Happening)[];
  continues: boolean;
  open: boolean;
}
/**
 * What events belong together by: a `kind` such as ``attack``, and the text at work, if any.
 */
export interface Cause {
  kind: string;
  source: string;
  name: string;
}
/**
 * An event with its sentence, which is empty if the event needs no telling.
 */
export interface Told {
  event: GameValue;
  sentence: string;
  rules: string[];
}
/**
 * Whose answer is awaited, and all that can be answered.
 */
export interface Menu1 {
  seat: number;
  who: string;
  kind: string;
  sentence: string;
  must: boolean;
  rules: string[];
  groups: OptionGroup[];
  missing: Missing[];
  about: Topic[];
}
/**
 * The answer to `view`.
 */
export interface ViewAnswer {
  jsonrpc: "2.0";
  id: number | string;
  result: ViewResult;
}
/**
 * A game as one seat may see it.
 */
export interface ViewResult {
  /**
   * How far the game is: 0 after setup, one more with each command, undo and redo.
   */
  version: number;
  /**
   * Whose eyes; null where everything is seen.
   */
  seat: number | null;
  decider: number;
  kind: string;
  /**
   * The table; its fields are the game's own.
   */
  table: {
    [k: string]: unknown;
  };
}
/**
 * The answer to `tableau`.
 */
export interface TableauAnswer {
  jsonrpc: "2.0";
  id: number | string;
  result: TableauResult;
}
/**
 * What lies on the table, what can run out, and what is still to be resolved.
 */
export interface TableauResult {
  /**
   * How far the game is: 0 after setup, one more with each command, undo and redo.
   */
  version: number;
  tableau: Tableau;
  reserves: Reserve[];
  upcoming: Upcoming[];
}
/**
 * A whole table.
 */
export interface Tableau {
  title: string;
  active: number;
  tracks: Track[];
  places: Place[];
  passages: Passage[];
  panels: Panel[];
  piles: Pile[];
  throws: Throw[];
  outcome: string;
}
/**
 * A marker on a track: `value` is where it stands, from `lowest` up to `highest`.
 */
export interface Track {
  id: string;
  name: string;
  value: number;
  lowest: number;
  highest: number;
  steps: TrackStep[];
  endless: boolean;
}
/**
 * A step of a track with a meaning: `kind` such as ``threshold``, ``skull`` or ``stage``.
 */
export interface TrackStep {
  value: number;
  kind: string;
  name: string;
}
/**
 * A place of the map with all that is on it.
 */
export interface Place {
  id: string;
  name: string;
  /**
   * @minItems 2
   * @maxItems 2
   */
  at: [number, number];
  floor: string;
  marks: Mark[];
  pieces: Piece[];
}
/**
 * Tokens, or anything else that is said of a place, a piece or a card: `n` of one kind.
 */
export interface Mark {
  kind: string;
  id: string;
  name: string;
  n: number;
}
/**
 * A figure, an object or several alike on a place.
 */
export interface Piece {
  id: string;
  kind: string;
  name: string;
  seat: number;
  side: string;
  n: number;
  ids: string[];
  health: Track | null;
  marks: Mark[];
}
/**
 * A way between two places: `kind` such as ``passage``, ``stairs`` or ``one-way``.
 */
export interface Passage {
  a: string;
  b: string;
  kind: string;
  name: string;
}
/**
 * The board of somebody, such as an Investigator or the Elder One, or another group of cards.
 */
export interface Panel {
  id: string;
  kind: string;
  name: string;
  seat: number;
  place: string;
  tracks: Track[];
  cards: CardShown[];
  marks: Mark[];
  lines: string[];
}
/**
 * A card that can be read, or one that lies face down.
 */
export interface CardShown {
  id: string;
  kind: string;
  name: string;
  text: string;
  level: number;
  marks: Mark[];
  state: string;
}
/**
 * A deck or a discard pile: `n` cards lie face down, `top` are those face up, the top first.
 */
export interface Pile {
  id: string;
  name: string;
  n: number;
  top: CardShown[];
  place: string;
}
/**
 * Dice that were thrown and still count: `name` says what for, `seat` whose roll it is.
 */
export interface Throw {
  id: string;
  name: string;
  seat: number;
  dice: DieShown[];
  marks: Mark[];
}
/**
 * A die on the table: `kind` of die, `face` its id, `name` for people.
 */
export interface DieShown {
  id: string;
  kind: string;
  face: string;
  name: string;
  state: string;
}
/**
 * Things that can run out: `left` of `total` are not on the table.
 */
export interface Reserve {
  kind: string;
  id: string;
  name: string;
  left: number;
  total: number;
}
/**
 * Something that will be resolved after what is asked now.
 */
export interface Upcoming {
  sentence: string;
  source: string;
  name: string;
  seat: number;
}
/**
 * The answer to `account`.
 */
export interface AccountAnswer {
  jsonrpc: "2.0";
  id: number | string;
  result: AccountResult;
}
/**
 * What happened so far.
 */
export interface AccountResult {
  /**
   * How far the game is: 0 after setup, one more with each command, undo and redo.
   */
  version: number;
  entries: AccountEntry[];
}
/**
 * One step of a game that stands: what was undone is not told.
 */
export interface AccountEntry {
  /**
   * The number of the record of the log that play stands at; 0 is the setup.
   */
  record: number;
  /**
   * What was decided, as a sentence; empty for the setup.
   */
  command: string;
  happenings: Happening[];
}
/**
 * The answer to `undo`.
 */
export interface UndoAnswer {
  jsonrpc: "2.0";
  id: number | string;
  result: Moved;
}
/**
 * The answer to `redo`.
 */
export interface RedoAnswer {
  jsonrpc: "2.0";
  id: number | string;
  result: Moved;
}
/**
 * The answer to `save`.
 */
export interface SaveAnswer {
  jsonrpc: "2.0";
  id: number | string;
  result: SaveResult;
}
/**
 * A game as a log, which `load`, `open` and the command `dmd-replay` take.
 */
export interface SaveResult {
  /**
   * How far the game is: 0 after setup, one more with each command, undo and redo.
   */
  version: number;
  /**
   * A name for a file.
   */
  name: string;
  /**
   * Bytes of a log in base64.
   */
  save: string;
}
/**
 * The answer to `subscribe`.
 */
export interface SubscribeAnswer {
  jsonrpc: "2.0";
  id: number | string;
  result: Status;
}
/**
 * The answer to `close`.
 */
export interface CloseAnswer {
  jsonrpc: "2.0";
  id: number | string;
  result: Closed;
}
/**
 * Nothing more is said of a game.
 */
export interface Closed {
  /**
   * Whether the game itself is gone.
   */
  ended: boolean;
}
/**
 * Something happened in a game that is subscribed.
 */
export interface ChangedNotification {
  jsonrpc: "2.0";
  method: "changed";
  params: Changed;
}
/**
 * Something happened in a game that is subscribed.
 */
export interface Changed {
  /**
   * The key of a game, as `new` gave it.
   */
  game: string;
  /**
   * What was done.
   */
  by: "apply" | "undo" | "redo";
  /**
   * What was decided, as a sentence; empty if it may not be known.
   */
  said: string;
  moved: Moved;
}
/**
 * A game that was subscribed was closed by its owner.
 */
export interface GoneNotification {
  jsonrpc: "2.0";
  method: "gone";
  params: Gone;
}
/**
 * A game that was subscribed was closed by its owner.
 */
export interface Gone {
  /**
   * The key of a game, as `new` gave it.
   */
  game: string;
}
/** What each method is given, and what it gives. */
export interface Methods {
  hello: { params: HelloParams; result: HelloResult };
  games: { params: GamesParams; result: GamesResult };
  new: { params: NewParams; result: Opened };
  open: { params: OpenParams; result: Opened };
  load: { params: LoadParams; result: Opened };
  status: { params: StatusParams; result: Status };
  legal: { params: LegalParams; result: MenuResult };
  describe: { params: DescribeParams; result: Described };
  apply: { params: ApplyParams; result: Moved };
  view: { params: ViewParams; result: ViewResult };
  tableau: { params: TableauParams; result: TableauResult };
  account: { params: AccountParams; result: AccountResult };
  undo: { params: UndoParams; result: Moved };
  redo: { params: RedoParams; result: Moved };
  save: { params: SaveParams; result: SaveResult };
  subscribe: { params: SubscribeParams; result: Status };
  close: { params: CloseParams; result: Closed };
}
