/** What travels between the server and the page. Made by tools/make_types.py. */

/** Who somebody is. */
export interface Me {
  person: string;
  name?: string;
}

/** Nothing needs to be said. */
export interface Empty {
}

/** A code that makes whoever types it first the same person. */
export interface MoveCode {
  code: string;
  seconds: number;
}

/** Ask for a code to become the same person on another device. */
export interface AskMove {
  name?: string | null;
}

/** Become the person who was given a code. */
export interface MoveHere {
  code: string;
}

/** A game that can be played. */
export interface GameCard {
  name: string;
  prefix: string;
  words: string;
  has_secrets: boolean;
  drawn?: string | null;
  options: unknown;
  tables: Record<string, Options>;
  seats: Record<string, number>;
}

/** A bot that can sit at a table. */
export interface BotCard {
  name: string;
  strength: number;
}

/** The rules and searches of a game as a WebAssembly module. */
export interface OfferedEngine {
  module: string;
  layout: EngineLayout;
  nets: Record<string, OfferedNet>;
}

/** What has to be known of a game to use its module. */
export interface EngineLayout {
  name: string;
  version: number;
  action_count: number;
  has_secrets: boolean;
  worth_scale: number;
  rollout: number;
  knows: string[];
  records: Record<string, RecordLayout>;
  sight?: EngineSight | null;
  search: SearchBounds;
}

/** The numbers of a record that a caller reads or writes. */
export interface RecordLayout {
  size: number;
  fields: Record<string, EngineField>;
}

/** Where a number lies in a record. */
export interface EngineField {
  at: number;
  bits: number;
}

/** What the nets of a game look at, how much of it at once, and how large their layers are. */
export interface EngineSight {
  features: number;
  most: number;
  first: number;
  second: number;
  curve: number;
}

/** What bounds a search. */
export interface SearchBounds {
  largest_tree: number;
  longest_path: number;
  most_seats: number;
  many: number;
  exploration: number;
  little_exploration: number;
  expected: number;
  longest_line: number;
  sure: number;
}

/** A learnt judgement: the address of its weights, and what goes best with them. */
export interface OfferedNet {
  weights: string;
  exploration: number;
  breadth: number;
  slope: number;
  offset: number;
}

/** A clause of the rules, or a chapter's title. */
export interface Clause {
  number: string;
  text: string;
  title?: string | null;
}

/** The game of today. */
export interface DailyView {
  game: string;
  day: string;
  lesson: string;
  until: number;
  now: number;
  commitment: string;
  results: DailyResult[];
  own?: OwnDaily | null;
  yesterday: PastDaily;
}

/** What a game of a day brought somebody. */
export interface DailyResult {
  name: string;
  score: number;
  is_yours?: boolean;
}

/** The game of the day of whoever asks. */
export interface OwnDaily {
  table: string;
  is_over?: boolean;
  score?: number | null;
}

/** The game of a day that is over, with everything to recompute its dice. */
export interface PastDaily {
  day: string;
  commitment: string;
  secret: string;
  results: DailyResult[];
  opening: Roll[];
  own?: OwnDaily | null;
}

/** What chance could choose from, and what it chose. */
export interface Roll {
  roll: number;
  length: number;
  weights: number[];
  index: number;
  told: Message;
}

/** A sentence as data: its code, what to fill in, the rule clause it rests on, and what caused it. */
export interface Message {
  code: string;
  params?: Record<string, string | number>;
  clause?: string | null;
  cause?: Message | null;
}

/** A question as it is shown: a position, and what may be answered. */
export interface QuestionView {
  game: string;
  rules: number;
  number: number;
  of: number;
  options: Options;
  constants: Constants;
  seats: number;
  seat: number;
  moment: Moment;
  text: Message;
  answers: Message[];
}

/** The game at one place of its record, and the action that led there. */
export interface Moment {
  length: number;
  position: Position;
  facts: Facts;
  status: Message[];
  awaits: Awaits;
  seat?: number | null;
  chance?: boolean;
  action?: Action | null;
  told?: Message | null;
  explained?: Message[];
}

/** Whom the game waits for: a seat, chance, or nobody because it is over. */
export interface Awaits {
  kind: "seat" | "chance" | "over";
  seat?: number | null;
  step?: string | null;
}

/** Which answer is right, and where that can be learnt. */
export interface Judgement {
  right: number;
  clause: string;
  why: Message[];
  lesson?: string | null;
}

/** The answer somebody gives to a question about the rules, from 0. */
export interface GivenAnswer {
  answer: number;
}

/** A table was set up. */
export interface Made {
  id: string;
  invites: Invites;
}

/** The codes of links to a table. */
export interface Invites {
  watch: string;
  play?: string | null;
  spoken?: string | null;
  address?: LinkAddress | null;
}

/** Where links lead: `{base}/i/{code}`. */
export interface LinkAddress {
  base: string;
  reach: "all" | "home" | "here";
}

/** Set a table up. */
export interface MakeTable {
  game: string;
  name: string;
  options: Partial<Options>;
  key: string;
  settings?: Partial<Settings>;
  seats?: ("me" | "open" | NewSeat)[] | null;
  lesson?: string | null;
  begun?: PlayOn | null;
  starts?: boolean;
}

/** How people play together at a table. */
export interface Settings {
  confirm?: boolean;
  take_back: "never" | "free" | "consent";
  clock?: PerMove | Fischer | null;
  chat: "off" | "phrases" | "free";
  watchers: number;
  hints: boolean;
  stand_in?: string | null;
  patience_ms: number;
}

/** The same time for every move. */
export interface PerMove {
  type: "per_move";
  move_ms: number;
}

/** A stock of time, and some more at the beginning of every move. */
export interface Fischer {
  type: "fischer";
  base_ms: number;
  increment_ms: number;
}

/** Somebody else at the same screen, or a bot. */
export interface NewSeat {
  me?: string | null;
  bot?: string | null;
}

/** Go on from a moment of a finished game. */
export interface PlayOn {
  table: string;
  at: number;
  is_anew?: boolean;
}

/** A table in the list of a person. */
export interface TableCard {
  id: string;
  game: string;
  stage: string;
  seats: TableSeat[];
  asks_you: boolean;
  at: number;
  length: number;
  is_host: boolean;
  mine: number[];
  asked?: number | null;
  invited_by?: string;
  winners?: number[] | null;
  place?: string;
}

/** A seat in a list of tables. */
export interface TableSeat {
  type: string;
  name: string;
}

/** To what a link invites. */
export interface Invitation {
  id: string;
  game: string;
  role: "play" | "watch";
  host: string;
  stage: string;
  seats: TableSeat[];
  free: number[];
  can_watch: boolean;
  is_yours: boolean;
}

/** The code of a link. */
export interface LinkCode {
  invite: string;
}

/** A code that somebody was told. */
export interface SpokenCode {
  code: string;
}

/** Somebody may come in. */
export interface Joined {
  id: string;
  role: "play" | "watch";
}

/** Come to a table by a link. */
export interface Join {
  invite: string;
  name: string;
  sits?: boolean;
  seal?: string | null;
}

/** With which a browser subscribes to be called; none if this server calls nobody. */
export interface PushKey {
  key?: string | null;
}

/** A browser on which somebody wants to be called. */
export interface PushDevice {
  endpoint: string;
  keys: PushKeys;
  language: string;
}

/** With which a browser reads what is sent to it alone, in base64url. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** A browser on which nobody wants to be called any more. */
export interface ForgetDevice {
  endpoint: string;
}

/** The table as a person is sent it. */
export interface SentView {
  version: number;
  seq: number;
  id: string;
  stage: "empty" | "lobby" | "playing" | "over";
  game: string;
  rules: number;
  options: Options;
  settings: Settings;
  host: string;
  seats: SeatView[];
  watchers: Record<string, string>;
  commitment: string;
  entropy: Contribution[];
  seals?: Sealed[];
  opening?: Opening | null;
  vouched?: boolean | null;
  begun?: Begun | null;
  drawer?: number | null;
  constants?: Constants | null;
  offer?: Offer | null;
  seat_request?: SeatRequest | null;
  clock?: Clock | null;
  votes?: string[];
  ended?: Ended | null;
  secret?: string | null;
  rematch?: string[];
  successor?: string | null;
  muted?: string[];
  links?: number;
  sent_away?: Record<string, string>;
  seat: number;
  play?: GameView | null;
  chat?: ChatLine[];
  you: You;
  origin?: string | null;
}

/** A seat as everybody sees it. */
export interface SeatView {
  occupant: Open | Person | Bot;
  is_ready: boolean;
  is_kept: boolean;
  kept_for?: string | null;
  stand_in?: string | null;
}

/** Nobody sits here. */
export interface Open {
  type: "open";
}

/** A person sits here. */
export interface Person {
  type: "person";
  person: string;
  name: string;
}

/** A bot plays here. */
export interface Bot {
  type: "bot";
  name: string;
}

/** A random number that somebody added to the dice. */
export interface Contribution {
  by: string;
  entropy: string;
}

/** Somebody's random number for the dice: its seal, and once it is open the number. */
export interface Sealed {
  by: string;
  name: string;
  seal: string;
  number?: string | null;
  is_missing?: boolean;
}

/** The moment after the start in which screens open their numbers. */
export interface Opening {
  awaits: string[];
  until: number;
}

/** Where a game goes on that was begun at another table. */
export interface Begun {
  table: string;
  at: number;
  is_anew?: boolean;
  state?: string;
}

/** What somebody asks to take back, and who has agreed. */
export interface Offer {
  seq: number;
  seat: number;
  to: number;
  accepted: string[];
}

/** Who asks for a bot's seat, and who has agreed. */
export interface SeatRequest {
  seq: number;
  seat: number;
  by: string;
  name: string;
  accepted: string[];
}

/** The time of all seats, in ms. */
export interface Clock {
  left: number[];
  running?: number | null;
  since: number;
  begun: number;
}

/** The game ended. */
export interface Ended {
  type: "ended";
  why: "finished" | "resigned" | "time" | "abandoned";
  seat?: number | null;
  winners: number[];
}

/** The game as a seat or a spectator sees it. */
export interface GameView {
  position: Position;
  facts: Facts;
  status: Message[];
  awaits: Awaits;
  asked?: number | null;
  confirming: boolean;
  length: number;
  legal?: Action[] | null;
  prospects?: (Prospect | null)[] | null;
  changed_at?: number;
  take_back?: WayBack | null;
  result?: Result | null;
  lesson?: LessonView | null;
  puzzle?: PuzzleView | null;
  daily?: string | null;
}

/** What the seat could take back now. */
export interface WayBack {
  to: number;
  is_free: boolean;
  turn?: number | null;
}

/** A lesson as whoever learns sees it. */
export interface LessonView {
  name: string;
  at: number;
  of: number;
  task: number;
  tasks: number;
  title: Message;
  state: "asked" | "other" | "done";
  said?: Message | null;
  text: Message;
  hint?: Message | null;
  way?: Action[];
  back?: number | null;
  next?: string | null;
  plays?: boolean;
  ends?: boolean;
  is_game?: boolean;
}

/** A puzzle as whoever solves it sees it; chances are in thousandths of a won game. */
export interface PuzzleView {
  name: string;
  grade: number;
  state: "asked" | "other" | "done";
  loss?: number | null;
  chance?: number | null;
  themes?: Message[];
  answer?: Expected[];
  line?: Expected[];
  back?: number | null;
}

/** An action that is expected, to be told as if it were done. */
export interface Expected {
  seat?: number | null;
  action: Action;
  told: Message;
  chance?: boolean;
}

/** Something that was said. */
export interface ChatLine {
  at: number;
  by: string;
  name: string;
  text?: string | null;
  phrase?: string | null;
  to_watchers?: boolean;
}

/** What is said to one person about themselves. */
export interface You {
  person: string;
  role: "play" | "watch";
  seats: number[];
}

/** A stretch of the log. */
export interface Events {
  events: TableEvent[];
  last: number;
}

/** One entry of the log. */
export interface TableEvent {
  seq: number;
  at: number;
  by: string;
  key?: string | null;
  what: What;
}

/** It is done, as the event with this number; to be sent once the events are stored. */
export interface Accepted {
  type: "accepted";
  key: string;
  seq: number;
}

/** It was done when it came first, as the event with this number. */
export interface Repeated {
  type: "duplicate";
  key: string;
  seq: number;
}

/** The game had moved on: this is the last event now, and this is whom the game waits for. */
export interface Outdated {
  type: "conflict";
  key: string;
  seq: number;
  message: Message;
  awaits?: Awaits | null;
  asked?: number | null;
}

/** It is not done; the message names the clause where a rule of the game forbids it. */
export interface Rejected {
  type: "refused";
  key: string;
  message: Message;
}

/** Something went wrong, and it may be done or not: sent again with the same key it is done once. */
export interface Uncertain {
  type: "failed";
  key: string;
  message: Message;
}

/** Set a table up, as its host. */
export interface Create {
  type: "create";
  key: string;
  game: string;
  name: string;
  options: Partial<Options>;
  settings?: Partial<Settings>;
  lesson?: string | null;
  begun?: Begun | null;
}

/** Come to the table to look on. */
export interface Watch {
  type: "watch";
  key: string;
  name: string;
}

/** Be called something else. */
export interface Rename {
  type: "rename";
  key: string;
  name: string;
}

/** Go away from the table. */
export interface Leave {
  type: "leave";
  key: string;
}

/** Take an open seat, or during the game a bot's. */
export interface Sit {
  type: "sit";
  key: string;
  seat: number;
  name?: string | null;
}

/** Take a free chair before the game and be ready; who has one leaves it for another. */
export interface Come {
  type: "come";
  key: string;
  seat?: number | null;
  name?: string | null;
  seal?: string | null;
}

/** Open a seat before the game: the own one, or as the host any. */
export interface Vacate {
  type: "vacate";
  key: string;
  seat: number;
}

/** Let somebody take over a bot's seat who asks for it, or not; who asked takes it back by a no. */
export interface AnswerSeat {
  type: "answer_seat";
  key: string;
  asked: number;
  accepts: boolean;
}

/** Let a bot play a seat; during the game, the own one, or that of somebody who does not answer. */
export interface SeatBot {
  type: "seat_bot";
  key: string;
  seat: number;
  bot?: string | null;
}

/** Say which bot may play for oneself while one is away; none leaves it to the table. */
export interface NameStandIn {
  type: "name_stand_in";
  key: string;
  bot: string | null;
}

/** Make the links handed out so far void. */
export interface RenewLinks {
  type: "renew_links";
  key: string;
}

/** Let somebody not be here any more, or come again. */
export interface SendAway {
  type: "send_away";
  key: string;
  person: string;
  is_away?: boolean;
}

/** Choose the options of the game. */
export interface SetOptions {
  type: "set_options";
  key: string;
  options: Partial<Options>;
}

/** Choose how the table plays. */
export interface SetTable {
  type: "set_table";
  key: string;
  settings: Partial<Settings>;
}

/** Say who draws what the game is played on, if anybody does. */
export interface LetDraw {
  type: "let_draw";
  key: string;
  seat: number | null;
}

/** Hand in what was drawn; who draws sits last. */
export interface Draw {
  type: "draw";
  key: string;
  seat: number;
  drawing: unknown;
}

/** Say that the game may start, or rather not yet. */
export interface Ready {
  type: "ready";
  key: string;
  seat: number;
  is_ready?: boolean;
}

/** Add a random number of one's own to the dice, for all to see: for programs that do not seal theirs. */
export interface AddEntropy {
  type: "add_entropy";
  key: string;
  entropy: string;
}

/** Lay down the seal of a random number of one's own, to be opened after the start. */
export interface Commit {
  type: "commit";
  key: string;
  seal: string;
}

/** Begin the game. */
export interface Start {
  type: "start";
  key: string;
}

/** Open the number under one's seal, when the table waits for it. */
export interface OpenNumber {
  type: "open_number";
  key: string;
  number: string;
}

/** Do an action of the game. */
export interface Move {
  type: "move";
  key: string;
  seat: number;
  seen: number;
  action: Action;
  follows?: boolean;
  on_device?: boolean;
}

/** Hand the turn on. */
export interface Confirm {
  type: "confirm";
  key: string;
  seat: number;
  seen: number;
}

/** Return to a decision of this seat: the given one, or its last. */
export interface TakeBack {
  type: "take_back";
  key: string;
  seat: number;
  seen: number;
  to?: number | null;
}

/** Agree to what somebody asks to take back, or not. */
export interface AnswerTakeBack {
  type: "answer_take_back";
  key: string;
  offer: number;
  accepts: boolean;
}

/** Turn the screen to one of several seats at it. */
export interface Look {
  type: "look";
  key: string;
  seat: number;
}

/** Ask for a hint, an analysis or a what-if. */
export interface TakeHint {
  type: "take_hint";
  key: string;
  seat: number;
}

/** Give up. */
export interface Resign {
  type: "resign";
  key: string;
  seat: number;
}

/** Vote for ending the game without a winner, or no longer. */
export interface Abandon {
  type: "abandon";
  key: string;
  wants?: boolean;
}

/** Want to play again after the game, or no longer. */
export interface Rematch {
  type: "rematch";
  key: string;
  wants?: boolean;
  at_once?: boolean;
}

/** Say something in one's own words. */
export interface Say {
  type: "say";
  key: string;
  text: string;
}

/** Say something that everybody reads in their own language. */
export interface SayPhrase {
  type: "say_phrase";
  key: string;
  phrase: "hello" | "good-luck" | "well-played" | "thanks" | "sorry" | "your-turn" | "one-moment" | "again" | "goodbye";
}

/** As the host, let nobody hear somebody any more, or again. */
export interface Mute {
  type: "mute";
  key: string;
  person: string;
  is_muted?: boolean;
}

/** The actions, the best first. */
export interface Hint {
  lines: HintLine[];
  simulations: number;
}

/** One action, and what is expected of it. */
export interface HintLine {
  action: Action;
  told: Message;
  value: number;
  visits: number;
  line: Message[];
}

/** What would a good player do? After the game, at any place of it. */
export interface AskHint {
  seat: number;
  key: string;
  length?: number | null;
}

/** A position to think about on a person's own device, and how; the state is hidden for the seat. */
export interface ToThink {
  game: string;
  state: string;
  seat: number;
  length: number;
  simulations: number;
  seconds: number;
  net?: string | null;
  sees_replies?: boolean;
  overlooked?: number;
  is_bare?: boolean;
}

/** Put into words what was found on one's own device. */
export interface TellHint {
  seat: number;
  length: number;
  lines: FoundLine[];
  simulations: number;
}

/** The same with what it expects to follow. */
export interface FoundLine {
  action: number;
  visits: number;
  value: number;
  line?: number[];
}

/** Why an action is not legal now; nothing if it is. */
export interface Why {
  message?: Message | null;
  conditions?: Condition[];
}

/** Something the rules ask of an action, and whether it is so. */
export interface Condition {
  said: Message;
  holds: boolean;
}

/** Ask why an action cannot be done. */
export interface AskWhy {
  seat: number;
  action: Action;
}

/** What a page shows at every place of the game: whole at the start, then as merge patches. */
export interface Replay {
  first: Moment;
  patches: Patch[];
  rolls: Roll[];
  constants?: Constants | null;
}

/** A finished game with all that is needed to check it. */
export interface ExportedGame {
  format: "samedi-game";
  version: 1 | 2;
  id: string;
  record: GameRecord;
  seats: (Open | Person | Bot)[];
  ended: Ended;
  dice: ExportedDice;
  times: number[];
  on_device?: number[];
  replay?: Replay | null;
  signature?: string | null;
}

/** Who played what, by which rules and options, every action, and how it ended. */
export interface GameRecord {
  game: string;
  rules: number;
  options: Options;
  seats: string[];
  ending: "finished" | "resigned" | "abandoned" | "unfinished";
  result?: Result | null;
  actions: Action[];
}

/** What the dice came from. */
export interface ExportedDice {
  commitment: string;
  secret: string;
  entropy: Contribution[];
  seals?: Sealed[];
}

/** What is known of a finished game so far. */
export interface LookedBack {
  done: number;
  all: number;
  is_whole?: boolean;
  review?: Review | null;
  told?: Told[];
  throws?: Throws[];
  seconds?: number[];
}

/** A whole game, or what is known of it so far. */
export interface Review {
  game: string;
  simulations: number;
  seed: number;
  is_over: boolean;
  seats: SeatReview[];
  moments: JudgedMoment[];
  open?: SeatReview[] | null;
}

/** A game from one seat; all in won games, 0 to 1. */
export interface SeatReview {
  start: number;
  luck: number;
  choices: number;
  others: number;
  revealed: number;
  revisions: number;
  doubt: number;
  result: number;
}

/** A choice, or all that chance did at once. */
export interface JudgedMoment {
  at: number;
  actions: string[];
  seat?: number | null;
  best?: string | null;
  line?: string[];
  next?: string | null;
  gap?: number;
  change: number[];
  chances: number[];
  doubt: number;
  open?: number[] | null;
}

/** One sentence, in the words of `review-told-<code>`. */
export interface Told {
  part: "decided" | "best" | "worst" | "luck" | "mistake";
  code: "lucky" | "unlucky" | "gave" | "took" | "chose" | "best";
  seat: number;
  points: number;
  doubt?: number;
  at?: number | null;
  done?: Message[];
  actor?: number | null;
  better?: Message | null;
  line?: Message[];
  why?: Message | null;
}

/** All decisions of chance of one kind. */
export interface Throws {
  faces: Face[];
  count: number;
  unusual?: number | null;
}

/** One thing chance could bring. */
export interface Face {
  told: Message;
  count: number;
  expected: number;
}

/** How far somebody's own device is. */
export interface LookingBackHere {
  found: LookedBack;
  asks?: MomentsToJudge | null;
}

/** Moments of a finished game, for a person's own device to judge. */
export interface MomentsToJudge {
  game: string;
  start: string;
  actions: number[];
  seats: number;
  simulations: number;
  is_open?: boolean;
  net?: string | null;
  rngs: string[];
  moments: ToJudge[];
}

/** A moment of a game that is to be judged. */
export interface ToJudge {
  place: number;
  compared?: number | null;
  salt?: number | null;
}

/** Everything that a device has found so far, round by round. */
export interface TellMoments {
  rounds?: FoundMoment[][];
}

/** What a device found a moment to be. */
export interface FoundMoment {
  expected: number[];
  reached: number[];
  best?: number | null;
  line?: number[];
  next?: number | null;
  gap?: number;
}

/** Everything to recompute the dice of a finished game. */
export interface DiceSheet {
  table: string;
  commitment: string;
  secret: string;
  entropy: string[];
  seals: Sealed[];
  rolls: Roll[];
}

/** A game was kept. */
export interface Imported {
  id: string;
  vouched: boolean;
}

/** A study in the list of whoever began it. */
export interface StudyCard {
  edit: string;
  game: string;
  name: string;
  at: number;
}

/** The codes of a study. */
export interface StudyLinks {
  read: string;
  edit?: string | null;
}

/** Try things from a moment of a finished game; where hints are allowed, also from what a seat knows. */
export interface BeginStudy {
  table: string;
  at: number;
  key: string;
  seat?: number | null;
}

/** A study with its whole tree. */
export interface StudyView {
  links: StudyLinks;
  game: string;
  rules: number;
  options: Options;
  seats: (Open | Person | Bot)[];
  constants: Constants;
  table?: string;
  at?: number;
  is_anew?: boolean;
  lacks_way?: boolean;
  name?: string;
  comment?: string;
  changed_at?: number;
  is_mine?: boolean;
  nodes: ToldNode[];
}

/** A node as it is told. */
export interface ToldNode {
  id: string;
  parent: string;
  action: Action;
  told: Message;
  seat?: number | null;
  chance?: boolean;
  name?: string;
  comment?: string;
}

/** A study as a file. */
export interface StudyFile {
  format: "samedi-study";
  start: Start;
  name?: string;
  comment?: string;
  nodes?: Node[];
  signature?: string | null;
}

/** Something that was tried, after something else. */
export interface Node {
  id: string;
  parent: string;
  action: string;
  name?: string;
  comment?: string;
}

/** The game at a node, and what is to be thought about it. */
export interface TriedHere {
  tried: Tried;
  told?: ToldNode | null;
  minds?: ToThink[];
  shares?: number[];
  count: number;
}

/** The game at a node, as the seat that is asked there knows it. */
export interface Tried {
  node: string;
  seat: number;
  play: GameView;
  outcomes?: Outcome[];
}

/** Something that chance may bring, with its weight. */
export interface Outcome {
  action: Action;
  told: Message;
  weight: number;
}

/** Something about a node. */
export interface AboutNode {
  node: string;
}

/** Do something at a node. */
export interface TryAction {
  parent: string;
  action: Action;
}

/** What a search thinks of a node. */
export interface Opinion {
  lines: HintLine[];
  chances?: number[];
  simulations: number;
}

/** Put into words what was found on one's own device about a node. */
export interface TellFound {
  node: string;
  lines: FoundLine[];
  simulations: number;
}

/** Name a node, or say something about it; nothing takes away what was there. */
export interface NoteNode {
  node: string;
  name?: string;
  comment?: string;
}

/** What somebody has played. */
export interface OwnPage {
  all: number;
  games: OwnGame[];
  tallies: Tally[];
  opponents: Opponent[];
  habits: GameHabit[];
  alone: BestAlone[];
}

/** A game that somebody has played to its end. */
export interface OwnGame {
  table: string;
  game: string;
  at: number;
  seats: OwnSeat[];
  mine: number[];
  winners: number[];
  why?: string;
  length?: number;
  is_there?: boolean;
  is_begun?: boolean;
  is_left?: boolean;
  day?: string;
  is_solo?: boolean;
  level?: number | null;
  score?: number | null;
  sums?: Sums | null;
}

/** Who sat somewhere. */
export interface OwnSeat {
  type: string;
  name: string;
}

/** A game from one seat; all in won games, 0 to 1. */
export interface Sums {
  luck: number;
  choices: number;
  without_luck: number;
  result: number;
  habits?: Habit[];
}

/** What somebody overlooked in a game, how often, and what it cost in won games. */
export interface Habit {
  theme: string;
  times: number;
  cost: number;
}

/** Games with so many players: how many were played and won. */
export interface Tally {
  game: string;
  players: number;
  played: number;
  won: number;
}

/** Somebody who was played against. */
export interface Opponent {
  game: string;
  type: string;
  name: string;
  played: number;
  won: number;
}

/** What somebody overlooks in a game. */
export interface GameHabit {
  game: string;
  habit: Habit;
}

/** The best that somebody came to alone, at a level where there are several. */
export interface BestAlone {
  game: string;
  level?: number | null;
  played: number;
  won: number;
  best?: OwnGame | null;
}

/** Everything that a server keeps of somebody. */
export interface OwnFile {
  format: string;
  person: string;
  games: OwnGame[];
  tables: string[];
  studies: StudyFile[];
  devices: Record<string, unknown>[];
  dailies: Record<string, unknown>[];
}

/** How many tables are left from which somebody has to be taken out before all is forgotten. */
export interface ForgottenSoFar {
  left: number;
}

/** Everything about a world so far. */
export interface Report {
  ok: boolean;
  cords: Record<string, Cord>;
  crossings: Meeting[];
  problems: WorldProblem[];
  needs: Need[];
  world?: World;
  points?: number | null;
}

/** A cord as it will lie. */
export interface Cord {
  line: [number, number][];
  knot?: [number, number] | null;
}

/** Where two cords cross. */
export interface Meeting {
  lines: [string, string];
  at: [number, number];
}

/** Something that is wrong, where, and with which cord. */
export interface WorldProblem {
  message: Message;
  at?: [number, number] | null;
  colour?: string | null;
}

/** Something a world must be, and whether it is. */
export interface Need {
  message: Message;
  met: boolean;
}

/** Strokes drawn so far, or a world. */
export interface CheckBody {
  strokes?: Record<string, unknown> | null;
  knots?: Record<string, unknown> | null;
  world: World;
}

/** The number of a world, or any. */
export interface GenerateBody {
  seed?: number | null;
}

/** A world as options and records carry it: the points of its lines, and its knots. */
export interface World {
  lines: Record<"red" | "blue" | "green" | "yellow", number[][]>;
  knots: Record<"red" | "blue" | "green" | "yellow", number[]>;
}

export type Occupant = Open | Person | Bot;

export type Command = Create | Watch | Rename | Leave | Sit | Come | Vacate | AnswerSeat | SeatBot | NameStandIn | RenewLinks | SendAway | SetOptions | SetTable | LetDraw | Draw | Ready | AddEntropy | Commit | Start | OpenNumber | Move | Confirm | TakeBack | AnswerTakeBack | Look | TakeHint | Resign | Abandon | Rematch | Say | SayPhrase | Mute;

/** A table was set up. */
export interface Created {
  type: "created";
  version: number;
  id: string;
  game: string;
  rules: number;
  options: Options;
  settings: Settings;
  commitment: string;
  host: string;
  name: string;
  seats: (Open | Person | Bot)[];
  drawer?: number | null;
  vouched?: boolean | null;
  stand_ins?: Record<string, string>;
  taught?: Taught | null;
  begun?: Begun | null;
}

/** The lesson of a table at which somebody learns, and how its position comes about. */
export interface Taught {
  lesson: string;
  way: string[];
}

/** Somebody came to look on. */
export interface Watching {
  type: "watching";
  name: string;
}

/** Somebody is called something else. */
export interface Named {
  type: "named";
  name: string;
}

/** Somebody went away. */
export interface Left {
  type: "left";
}

/** A seat changed hands. */
export interface Seated {
  type: "seated";
  seat: number;
  occupant: Open | Person | Bot;
}

/** Somebody asks the players for a bot's seat. */
export interface SeatAsked {
  type: "seat_asked";
  seat: number;
  name: string;
}

/** Somebody agreed to it, or did not. */
export interface SeatAnswered {
  type: "seat_answered";
  accepts: boolean;
}

/** Somebody said which bot may play for them while they are away. */
export interface StandInNamed {
  type: "stand_in_named";
  bot?: string | null;
}

/** The links handed out so far are void. */
export interface LinksRenewed {
  type: "links_renewed";
}

/** The host sent somebody away, or lets them come again. */
export interface SentAway {
  type: "sent_away";
  person: string;
  is_away: boolean;
}

/** The options of the game were chosen. */
export interface OptionsSet {
  type: "options_set";
  options: Options;
  seats: number;
}

/** It was chosen how the table plays. */
export interface TableSet {
  type: "table_set";
  settings: Settings;
}

/** It was said who draws. */
export interface DrawerNamed {
  type: "drawer_named";
  seat?: number | null;
}

/** Somebody has drawn what the game is played on, and sits last now. */
export interface Drawn {
  type: "drawn";
  seat: number;
  options: Options;
}

/** A seat is ready, or is not any more. */
export interface ReadySet {
  type: "ready_set";
  seat: number;
  is_ready: boolean;
}

/** Somebody added a random number to the dice. */
export interface EntropyAdded {
  type: "entropy_added";
  entropy: string;
}

/** Somebody laid down the seal of a random number. */
export interface Committed {
  type: "committed";
  seal: string;
}

/** The game began. */
export interface Started {
  type: "started";
  seals?: Sealed[];
}

/** Somebody opened the number under their seal. */
export interface NumberOpened {
  type: "number_opened";
  number: string;
}

/** The table went on without the numbers of people who did not open them. */
export interface NumbersMissed {
  type: "numbers_missed";
  people: string[];
}

/** The server is there again; the time it was not is nobody's. */
export interface Resumed {
  type: "resumed";
  lost_ms: number;
}

/** A seat did an action. */
export interface Moved {
  type: "moved";
  seat?: number | null;
  action: Action;
  told?: Message | null;
  sights?: Sight[];
  explained?: Message[];
  holds?: boolean;
  follows?: boolean;
  on_device?: boolean;
}

/** How an action looks to somebody: as JSON, and in words. */
export interface Sight {
  action: Action;
  told: Message;
}

/** Chance decided something. */
export interface Rolled {
  type: "rolled";
  seat?: number | null;
  action: Action;
  told?: Message | null;
  sights?: Sight[];
  explained?: Message[];
  roll: number;
}

/** A seat handed the turn on. */
export interface Confirmed {
  type: "confirmed";
  seat: number;
}

/** A seat asks to return to an earlier decision. */
export interface TakeBackAsked {
  type: "take_back_asked";
  seat: number;
  to: number;
}

/** Somebody agreed, or did not. */
export interface TakeBackAnswered {
  type: "take_back_answered";
  accepts: boolean;
}

/** The game returned to an earlier decision of a seat. */
export interface TakenBack {
  type: "taken_back";
  seat: number;
  to: number;
  is_free: boolean;
}

/** The screen was turned to a seat. */
export interface Looked {
  type: "looked";
  seat: number;
}

/** A seat asked for a hint; everybody may know. */
export interface HintTaken {
  type: "hint_taken";
  seat: number;
}

/** A seat gave up. */
export interface Resigned {
  type: "resigned";
  seat: number;
}

/** The time of a seat ran out. */
export interface FlagFell {
  type: "flag_fell";
  seat: number;
}

/** Somebody wants to end the game without a winner, or no longer. */
export interface AbandonVoted {
  type: "abandon_voted";
  wants: boolean;
}

/** The secret of the dice is open now. */
export interface Revealed {
  type: "revealed";
  secret: string;
}

/** Somebody wants to play again, or no longer. */
export interface RematchWanted {
  type: "rematch_wanted";
  wants: boolean;
}

/** They play again, at the table with this name. */
export interface RematchAgreed {
  type: "rematch_agreed";
  id: string;
  host?: string;
}

/** Somebody said something. */
export interface Said {
  type: "said";
  text?: string | null;
  phrase?: string | null;
  to_watchers?: boolean;
}

/** Nobody hears somebody any more, or everybody does again. */
export interface Muted {
  type: "muted";
  person: string;
  is_muted: boolean;
}

/** Something that is none of the reader's business; it keeps the numbers without a gap. */
export interface Unheard {
  type: "unheard";
}

/** Somebody wants to be known here no more: their name and what they said are gone. */
export interface Forgotten {
  type: "forgotten";
}

export type What = Created | Watching | Named | Left | Seated | SeatAsked | SeatAnswered | StandInNamed | LinksRenewed | SentAway | OptionsSet | TableSet | DrawerNamed | Drawn | ReadySet | EntropyAdded | Committed | Started | NumberOpened | NumbersMissed | Resumed | Moved | Rolled | Confirmed | TakeBackAsked | TakeBackAnswered | TakenBack | Looked | HintTaken | Resigned | FlagFell | AbandonVoted | Ended | Revealed | RematchWanted | RematchAgreed | Said | Muted | Unheard | Forgotten;

export type Reply = Accepted | Repeated | Outdated | Rejected | Uncertain;

/** The first message. */
export interface Hello {
  type: "hello";
  version: number;
  since?: number | null;
  thinks?: boolean;
}

/** A command of the table. */
export interface Commanding {
  type: "command";
  command: Create | Watch | Rename | Leave | Sit | Come | Vacate | AnswerSeat | SeatBot | NameStandIn | RenewLinks | SendAway | SetOptions | SetTable | LetDraw | Draw | Ready | AddEntropy | Commit | Start | OpenNumber | Move | Confirm | TakeBack | AnswerTakeBack | Look | TakeHint | Resign | Abandon | Rematch | Say | SayPhrase | Mute;
}

/** What came of thinking for a bot. */
export interface Thought {
  type: "thought";
  seq: number;
  found?: Found[];
}

/** What a device found out about one action. */
export interface Found {
  action: number;
  visits: number;
  value: number;
}

/** Ask whether the server is there. */
export interface Ping {
  type: "ping";
  n: number;
}

export type ClientMessage = Hello | Commanding | Thought | Ping;

/** The connection stands. */
export interface Welcome {
  type: "welcome";
  version: number;
  person: string;
  role: "play" | "watch";
  now: number;
}

/** The table as it is now. */
export interface Snapshot {
  type: "snapshot";
  view: SentView;
}

/** Events without a gap, and the merge patch that they make on the view. */
export interface Happened {
  type: "events";
  events: TableEvent[];
  patch?: Patch | null;
}

/** The answer to a command. */
export interface Ack {
  type: "ack";
  answer: Accepted | Repeated | Outdated | Rejected | Uncertain;
}

/** Think for the bot that is asked: this table is yours alone. */
export interface Think {
  type: "think";
  seq: number;
  about: ToThink;
}

/** Who is connected. */
export interface Presence {
  type: "presence";
  online: string[];
}

/** Yes. */
export interface Pong {
  type: "pong";
  n: number;
  now: number;
}

/** The last message made no sense, and was no command with a key. */
export interface ErrorMessage {
  type: "error";
  message: Message;
}

/** The server closes. */
export interface Bye {
  type: "bye";
  message: Message;
  again: boolean;
}

export type ServerMessage = Welcome | Snapshot | Happened | Ack | Think | Presence | Pong | ErrorMessage | Bye;

export type ListClientMessage = Hello | Ping;

/** A person's tables, those that wait for the person first, then the latest; so many at most. */
export interface TableList {
  type: "list";
  cards: TableCard[];
}

/** A table is new in the list of this person, or is otherwise than it was. */
export interface Listed {
  type: "listed";
  card: TableCard;
}

/** A table is no longer in the list of this person. */
export interface Unlisted {
  type: "unlisted";
  id: string;
}

export type ListServerMessage = TableList | Listed | Unlisted | Pong | ErrorMessage | Bye;

/** What each game shapes by itself: a game adds itself in its `shapes.d.ts`. */
export interface GameShapes {}

export type GameName = keyof GameShapes;
export type Action = GameShapes[GameName]["Action"];
export type Options = GameShapes[GameName]["Options"];
export type Position = GameShapes[GameName]["Position"];
export type Facts = GameShapes[GameName]["Facts"];
export type Constants = GameShapes[GameName]["Constants"];
export type Prospect = GameShapes[GameName]["Prospect"];
export type Result = GameShapes[GameName]["Result"];

/** A merge patch (RFC 7396). */
export type Patch = { [name: string]: unknown };
