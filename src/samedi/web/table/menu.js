/** Everything else a person may want at a table. */
/** @import { Drawing, GamePage, Reply, TableSource } from "../types.js" */
/** @import { Sheet } from "../app/ui.js" */
/** @import { Commands } from "./commands.js" */
/** @import { Replay } from "./replay.js" */
/** @import { TableModel } from "./model.js" */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { botAbout, botLine, botName } from "../app/bots.js";
import { get } from "../app/api.js";
import { isKeptHere } from "../app/here.js";
import { asksAll, setLanguage, sound, speed, theme } from "../app/me.js";
import { guestsOf, isHost, letIn, renewLinks, sendAway, toLetIn, toSendAway } from "../app/guests.js";
import { aboutCalls, calls, look, wish } from "../app/push.js";
import { dialog, file, icon, sheet, toast } from "../app/ui.js";
import { NAMES, language, t } from "../app/words.js";
import { canUndoTurn } from "./bar.js";
import { beginAgain, hasHeard } from "./coach.js";
import { tell } from "./commands.js";
import { mayAsk, openHint, prepareHints } from "./hint.js";
import { openKeys } from "./keyboard.js";
import { openReading } from "./reading.js";

const THEMES = /** @type {const} */ (["system", "light", "dark"]);
const SPEEDS = /** @type {const} */ (["calm", "brisk", "off"]);

/** @typedef {{ table: TableSource, game: GamePage, model: TableModel, commands: Commands, replay: Replay }} Parts */
/** @typedef {(picture: string, label: string, act: () => void) => Drawing} Item */

/** @param {Parts} parts */
export function openMenu(parts) {
  const opened = sheet(t("page-table-menu"), (close) => {
    /** @type {Item} */
    const item = (picture, label, act) => {
      const choose = () => {
        close();
        act();
      };
      return html`<button class="bare item" @click=${choose}>${icon(picture)}${label}</button>`;
    };
    return html`<div class="menu">
      ${toLookAt(parts, item, () => opened)} ${toLeave(parts, item)} ${toOthers(parts, item)}
      <hr />
      ${settings(() => opened.refresh())}
    </div>`;
  });
  if (mayAsk(parts.table, parts.model)) prepareHints(parts.table);
  if (parts.table.isLive) void look().then(() => opened.refresh()); // a file needs no server
}

/** Whether this person plays here now. @param {Parts} parts */
function isPlaying({ table, model }) {
  const { stage, seat } = model.view.value;
  return table.isLive && stage === "playing" && seat >= 0;
}

/** @param {Parts} parts @param {Item} item @param {() => Sheet} opened */
function toLookAt(parts, item, opened) {
  const { table, model, replay } = parts;
  const { game } = model.view.value;
  const openDice = () => void import("./fair_dice.js").then(({ openFairDice }) => openFairDice(table));
  const hint = () => void openHint(opened(), table, model, replay);
  return html`${table.isTrial ? nothing : item("log", t("page-table-review"), () => void replay.jump(replay.length))}
  ${table.isLive && !isKeptHere(table.id) ? item("share", t("page-table-share"), () => void share(table)) : nothing}
  ${table.isTrial ? nothing : item("dice", t("page-table-fair"), openDice)}
  ${
    mayAsk(table, model)
      ? html`<button class="bare item" @click=${hint}>${icon("star")}${t("page-table-hint")}</button
          >${tryThings(parts, item)}`
      : nothing
  }
  ${isPlaying(parts) && hasHeard(game) ? item("play", t("page-coach-again"), () => beginAgain(game)) : nothing}
  ${parts.game.reading ? item("log", t("page-table-reading"), () => void openReading(parts)) : nothing}
  ${item("help", t("page-table-keys"), openKeys)}${wholeTurn(parts, item)}`;
}

/** A board to try things on, from what the own seat knows. @param {Parts} parts @param {Item} item */
function tryThings({ table, model }, item) {
  const { view, play, me } = model.ctx.value;
  if (view.stage !== "playing") return nothing;
  const open = () =>
    void import("./try_here.js").then(({ tryHere }) => tryHere(table, play.length, Math.max(0, me)));
  return item("pencil", t("page-table-try"), open);
}

/** Everything this turn has decided. @param {Parts} parts @param {Item} item */
function wholeTurn({ model, commands }, item) {
  if (!canUndoTurn(model.ctx.value)) return nothing;
  return item("undo-all", t("page-table-undo-turn"), () => void tell(commands.takeBack({ isWhole: true })));
}

/** @param {Parts} parts @param {Item} item */
function toLeave(parts, item) {
  const { commands, model } = parts;
  if (!isPlaying(parts)) return nothing;
  const view = model.view.value;
  const standIn = botName(view.seats[view.seat].stand_in ?? "");
  return html`<hr />
    ${item("bot", t("page-table-let-bot"), () => void letBot(commands.letBot))}
    ${item("bot", t("page-table-stand-in", { bot: standIn }), () => void nameStandIn(commands.nameStandIn))}
    ${item("people", t("page-table-abandon"), () => void tell(commands.abandon(true)))}
    ${item("stop", t("page-table-resign"), () => void resign(commands))}`;
}

/** @param {Parts} parts @param {Item} item */
function toOthers({ table, model, commands }, item) {
  const sit = (/** @type {number} */ seat) =>
    item("hand", t("page-table-sit", { name: model.names.value[seat] }), () => void tell(commands.sit(seat)));
  return html`${seatsToTake(model).map(sit)}
  ${table.isLive && !isKeptHere(table.id) ? toGuests(model.view.value, commands, item) : nothing}`;
}

/**
 * What a host may do about the others.
 * @param {import("../types.js").View} view
 * @param {Commands} commands
 * @param {Item} item
 */
function toGuests(view, { send }, item) {
  if (!isHost(view)) return nothing;
  const mute = (/** @type {string} */ person, /** @type {boolean} */ isMuted) =>
    void tell(send({ type: "mute", person, is_muted: !isMuted }));
  return html`${guestsOf(view).map(({ person, name }) => {
    const isMuted = view.muted?.includes(person) ?? false;
    return item("chat", t(isMuted ? "page-table-unmute" : "page-table-mute", { name }), () =>
      mute(person, isMuted),
    );
  })}
  ${toSendAway(view).map((guest) =>
    item("stop", t("page-guests-send", { name: guest.name }), () => void tell(sendAway(send, guest))),
  )}
  ${toLetIn(view).map(({ person, name }) =>
    item("people", t("page-guests-again", { name }), () => void tell(letIn(send, person))),
  )}
  ${item("link", t("page-guests-links"), () => void tell(renewLinks(send)))}`;
}

/** Bots' seats that a person may take, most likely their own. @param {TableModel} model */
function seatsToTake(model) {
  const view = model.view.value;
  if (view.stage !== "playing" || !view.you || view.you.seats.length || view.you.role !== "play") return [];
  const mine = view.you.person;
  const isFree = (/** @type {import("../types.js").SeatView} */ seat) =>
    seat.occupant.type === "bot" && (seat.kept_for ?? mine) === mine;
  return view.seats.flatMap((seat, number) => (isFree(seat) ? [number] : []));
}

/** Language, theme, speed, sound, and how much is asked. @param {() => void} refresh */
export function settings(refresh) {
  return html`<div class="settings">
    <div role="group" aria-label=${t("page-app-language")}>
      ${Object.entries(NAMES).map(
        ([code, name]) =>
          html`<button
            lang=${code}
            aria-pressed=${press(language.value === code)}
            @click=${() => void setLanguage(code)}
          >
            ${name}
          </button>`,
      )}
    </div>
    ${oneOf("theme", THEMES, theme, refresh)} ${oneOf("speed", SPEEDS, speed, refresh)}
    ${onOrOff("sound", sound, refresh)} ${onOrOff("asks-all", asksAll, refresh)} ${called(refresh)}
  </div>`;
}

/** @param {boolean} isOn */
const press = (isOn) => (isOn ? "true" : "false");

/**
 * One of a few ways, as buttons.
 * @template {string} T
 * @param {string} name @param {readonly T[]} values @param {{ value: T }} chosen @param {() => void} refresh
 */
function oneOf(name, values, chosen, refresh) {
  const choose = (/** @type {T} */ value) => () => {
    chosen.value = value;
    refresh();
  };
  return html`<span class="small quiet" aria-hidden="true">${t(`page-app-${name}`)}</span>
    <div role="group" aria-label=${t(`page-app-${name}`)}>
      ${values.map(
        (each) =>
          html`<button aria-pressed=${press(chosen.value === each)} @click=${choose(each)}>
            ${t(`page-app-${name}-${each}`)}
          </button>`,
      )}
    </div>`;
}

/** @param {string} name @param {{ value: boolean }} chosen @param {() => void} refresh */
function onOrOff(name, chosen, refresh) {
  const turn = () => {
    chosen.value = !chosen.value;
    refresh();
  };
  return html`<button aria-pressed=${press(chosen.value)} data-setting=${name} @click=${turn}>
    ${t(`page-app-${name}-${chosen.value ? "on" : "off"}`)}
  </button>`;
}

/** Whether to be called on this device when it is one's turn. @param {() => void} refresh */
function called(refresh) {
  if (calls.value === "unable") return nothing;
  const isOn = calls.value === "on";
  return html`<button aria-pressed=${isOn ? "true" : "false"} @click=${() => void wish(!isOn).then(refresh)}>
      ${t("page-table-notify")}
    </button>
    <p class="quiet small">${aboutCalls()}</p>`;
}

/** @param {Commands} commands */
async function resign(commands) {
  const answer = await dialog({
    title: t("page-table-resign-title"),
    text: t("page-table-resign-text"),
    answers: [
      { value: "yes", label: t("page-table-resign"), go: true },
      { value: "", label: t("page-table-go-on") },
    ],
  });
  if (answer === "yes") void tell(commands.resign());
}

/** Which bot plays on for this person, who may come back. @param {(bot: string) => Promise<Reply>} command */
const letBot = (command) => chooseBot(command, "page-table-let-bot", "page-table-let-bot-about");

/** Which bot may sit in if this person is away. @param {(bot: string) => Promise<Reply>} command */
const nameStandIn = (command) => chooseBot(command, "page-table-stand-in-title", "page-table-stand-in-about");

/** @param {(bot: string) => Promise<Reply>} command @param {string} title @param {string} about */
async function chooseBot(command, title, about) {
  /** @type {{ name: string }[]} */
  const bots = await get(file("/told/bots.json"));
  const choose = (/** @type {string} */ bot, /** @type {() => void} */ close) => () => {
    close();
    void tell(command(bot));
  };
  sheet(
    t(title),
    (close) =>
      html`<div class="menu">
        <p class="quiet">${t(about)}</p>
        ${bots.map(
          (bot) =>
            html`<button class="bare item" @click=${choose(bot.name, close)}>
              ${icon("bot")}<span
                ><b>${botLine(bot.name)}</b><span class="gain">${botAbout(bot.name)}</span></span
              >
            </button>`,
        )}
      </div>`,
  );
}

/** A link for others: to play before the game, to watch during it. @param {TableSource} table */
async function share(table) {
  const invites = await get(`/api/tables/${table.id}/invites`);
  const code = table.view.value.stage === "lobby" ? (invites.play ?? invites.watch) : invites.watch;
  const url = `${invites.address?.base ?? location.origin}/i/${code}`;
  try {
    if (navigator.share) await navigator.share({ title: "Samedi", url });
    else {
      await navigator.clipboard.writeText(url);
      toast(t("page-table-copied"));
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return; // the person thought otherwise
    sheet(
      t("page-table-share"),
      () =>
        html`<p>${t("page-table-share-about")}</p>
          <input
            class="wide"
            readonly
            aria-label=${t("page-table-share")}
            .value=${url}
            @focus=${(/** @type {FocusEvent} */ event) =>
              /** @type {HTMLInputElement} */ (event.currentTarget).select()}
          />`,
    );
  }
}
