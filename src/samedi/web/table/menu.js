/** Everything else a person may want at a table. */
/** @import { Drawing, Reply, TableSource } from "../types.js" */
/** @import { Commands } from "./commands.js" */
/** @import { Replay } from "./replay.js" */
/** @import { TableModel } from "./model.js" */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { get } from "../app/api.js";
import { setLanguage, sound, theme } from "../app/me.js";
import { dialog, icon, sheet, toast } from "../app/ui.js";
import { language, t } from "../app/words.js";
import { beginAgain, hasHeard } from "./coach.js";
import { tell } from "./commands.js";
import { mayAsk, openHint } from "./hint.js";
import { openKeys } from "./keyboard.js";

const LANGUAGES = { en: "English", fr: "Français" };
const THEMES = /** @type {const} */ (["system", "light", "dark"]);

/** @typedef {{ table: TableSource, model: TableModel, commands: Commands, replay: Replay }} Parts */
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
      ${toLookAt(parts, item)} ${toLeave(parts, item)} ${toOthers(parts, item)}
      <hr />
      ${settings(() => opened.refresh())}
    </div>`;
  });
}

/** Whether this person plays here now. @param {Parts} parts */
function isPlaying({ table, model }) {
  const { stage, seat } = model.view.value;
  return table.isLive && stage === "playing" && seat >= 0;
}

/** @param {Parts} parts @param {Item} item */
function toLookAt(parts, item) {
  const { table, model, replay } = parts;
  const { game } = model.view.value;
  const openDice = () => void import("./fair_dice.js").then(({ openFairDice }) => openFairDice(table));
  const hint = () => void openHint(table, model, replay);
  return html`${item("log", t("page-table-review"), () => void replay.jump(replay.length))}
  ${table.isLive ? item("share", t("page-table-share"), () => void share(table)) : nothing}
  ${item("dice", t("page-table-fair"), openDice)}
  ${mayAsk(table, model) ? item("star", t("page-table-hint"), hint) : nothing}
  ${isPlaying(parts) && hasHeard(game) ? item("play", t("page-coach-again"), () => beginAgain(game)) : nothing}
  ${item("help", t("page-table-keys"), openKeys)}`;
}

/** @param {Parts} parts @param {Item} item */
function toLeave(parts, item) {
  const { commands } = parts;
  if (!isPlaying(parts)) return nothing;
  return html`<hr />
    ${item("bot", t("page-table-let-bot"), () => void letBot(commands.letBot))}
    ${item("people", t("page-table-abandon"), () => void tell(commands.abandon(true)))}
    ${item("stop", t("page-table-resign"), () => void resign(commands))}`;
}

/** @param {Parts} parts @param {Item} item */
function toOthers({ model, commands }, item) {
  const sit = (/** @type {number} */ seat) =>
    item("hand", t("page-table-sit", { name: model.names.value[seat] }), () => void tell(commands.sit(seat)));
  return html`${seatsToTake(model).map(sit)}
  ${toMute(model.view.value).map(({ person, name, isMuted }) =>
    item(
      "chat",
      t(isMuted ? "page-table-unmute" : "page-table-mute", { name }),
      () => void tell(commands.send({ type: "mute", person, is_muted: !isMuted })),
    ),
  )}`;
}

/** Bots' seats that a person may take, most likely their own. @param {TableModel} model */
function seatsToTake(model) {
  const view = model.view.value;
  if (view.stage !== "playing" || !view.you || view.you.seats.length || view.you.role !== "play") return [];
  return view.seats.flatMap(({ occupant }, seat) => (occupant.type === "bot" ? [seat] : []));
}

/** Whom the host may mute: everybody else. @param {import("../types.js").View} view */
function toMute(view) {
  if (!view.you || view.host !== view.you.person) return [];
  const seated = view.seats.flatMap(({ occupant }) =>
    occupant.type === "person" ? [[occupant.person, occupant.name]] : [],
  );
  const people = new Map([...Object.entries(view.watchers), .../** @type {[string, string][]} */ (seated)]);
  people.delete(view.you.person);
  return [...people].map(([person, name]) => ({
    person,
    name,
    isMuted: view.muted?.includes(person) ?? false,
  }));
}

/** Language, theme, sound. @param {() => void} refresh */
export function settings(refresh) {
  const press = (/** @type {boolean} */ isOn) => (isOn ? "true" : "false");
  return html`<div class="settings">
    <div role="group" aria-label=${t("page-app-language")}>
      ${Object.entries(LANGUAGES).map(
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
    <div role="group" aria-label=${t("page-app-theme")}>
      ${THEMES.map(
        (each) =>
          html`<button
            aria-pressed=${press(theme.value === each)}
            @click=${() => {
              theme.value = each;
              refresh();
            }}
          >
            ${t(`page-app-theme-${each}`)}
          </button>`,
      )}
    </div>
    <button
      aria-pressed=${press(sound.value)}
      @click=${() => {
        sound.value = !sound.value;
        refresh();
      }}
    >
      ${t(sound.value ? "page-app-sound-on" : "page-app-sound-off")}
    </button>
  </div>`;
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

/**
 * Which bot plays on for this person, or for somebody who has gone; they may come back.
 * @param {(bot: string) => Promise<Reply>} command
 * @param {string} [name]
 */
export async function letBot(command, name) {
  /** @type {{ name: string }[]} */
  const bots = await get("/api/bots");
  const choose = (/** @type {string} */ bot, /** @type {() => void} */ close) => () => {
    close();
    void tell(command(bot));
  };
  sheet(
    name ? t("page-table-gone-bot") : t("page-table-let-bot"),
    (close) =>
      html`<div class="menu">
        <p class="quiet">${name ? t("page-table-gone-about", { name }) : t("page-table-let-bot-about")}</p>
        ${bots.map(
          (bot) =>
            html`<button class="bare item" @click=${choose(bot.name, close)}>
              ${icon("bot")}<span
                ><b>${t(`bot-${bot.name}`)}</b><span class="gain">${t(`bot-${bot.name}-about`)}</span></span
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
  const url = `${location.origin}/i/${code}`;
  try {
    if (navigator.share) await navigator.share({ title: "Samedi", url });
    else {
      await navigator.clipboard.writeText(url);
      toast(t("page-table-copied"));
    }
  } catch {
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
