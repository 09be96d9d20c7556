/** Everything else a person may want at a table. */
/** @import { TableSource } from "../types.js" */
/** @import { Replay } from "./replay.js" */
/** @import { TableModel } from "./model.js" */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { get } from "../app/api.js";
import { setLanguage, sound, theme } from "../app/me.js";
import { dialog, icon, sheet, toast } from "../app/ui.js";
import { language, say, t } from "../app/words.js";
import { beginAgain, hasHeard } from "./coach.js";
import { mayAsk, openHint } from "./hint.js";
import { openKeys } from "./keyboard.js";

const LANGUAGES = { en: "English", fr: "Français" };
const THEMES = /** @type {const} */ (["system", "light", "dark"]);

/**
 * @param {TableSource} table
 * @param {TableModel} model
 * @param {import("./commands.js").Commands} commands
 * @param {Replay} replay
 */
export function openMenu(table, model, commands, replay) {
  const view = model.view.value;
  const isPlaying = table.isLive && view.stage === "playing" && view.seat >= 0;
  const told = (/** @type {Promise<import("../types.js").Reply>} */ answer) =>
    void answer.then((reply) => reply.message && toast(say(reply.message)));
  const opened = sheet(t("page-table-menu"), (close) => {
    const item = (
      /** @type {string} */ picture,
      /** @type {string} */ label,
      /** @type {() => void} */ act,
    ) =>
      html`<button
        class="bare item"
        @click=${() => {
          close();
          act();
        }}
      >
        ${icon(picture)}${label}
      </button>`;
    return html`<div class="menu">
      ${item("log", t("page-table-review"), () => void replay.jump(replay.length))}
      ${table.isLive ? item("share", t("page-table-share"), () => void share(table)) : nothing}
      ${item(
        "dice",
        t("page-table-fair"),
        () => void import("./fair_dice.js").then(({ openFairDice }) => openFairDice(table)),
      )}
      ${mayAsk(table, model) ? item("star", t("page-table-hint"), () => void openHint(table, model, replay)) : nothing}
      ${isPlaying && hasHeard(view.game) ? item("play", t("page-coach-again"), () => beginAgain(view.game)) : nothing}
      ${item("help", t("page-table-keys"), openKeys)}
      ${
        isPlaying
          ? html`<hr />
              ${item("bot", t("page-table-let-bot"), () => void letBot(commands.letBot))}
              ${item("people", t("page-table-abandon"), () => told(commands.abandon(true)))}
              ${item("stop", t("page-table-resign"), () => void resign(commands, told))}`
          : nothing
      }
      ${seatsToTake(model).map((seat) =>
        item("hand", t("page-table-sit", { name: model.names.value[seat] }), () => told(commands.sit(seat))),
      )}
      ${toMute(view).map(({ person, name, isMuted }) =>
        item("chat", t(isMuted ? "page-table-unmute" : "page-table-mute", { name }), () =>
          told(commands.send({ type: "mute", person, is_muted: !isMuted })),
        ),
      )}
      <hr />
      ${settings(() => opened.refresh())}
    </div>`;
  });
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

/** @param {import("./commands.js").Commands} commands @param {(answer: Promise<any>) => void} told */
async function resign(commands, told) {
  const answer = await dialog({
    title: t("page-table-resign-title"),
    text: t("page-table-resign-text"),
    answers: [
      { value: "yes", label: t("page-table-resign"), go: true },
      { value: "", label: t("page-table-go-on") },
    ],
  });
  if (answer === "yes") told(commands.resign());
}

/**
 * Which bot plays on for this person, or for somebody who has gone; they may come back.
 * @param {(bot: string) => Promise<import("../types.js").Reply>} order
 * @param {string} [name]
 */
export async function letBot(order, name) {
  /** @type {{ name: string }[]} */
  const bots = await get("/api/bots");
  const choose = (/** @type {string} */ bot, /** @type {() => void} */ close) => () => {
    close();
    void order(bot).then((reply) => reply.message && toast(say(reply.message)));
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
