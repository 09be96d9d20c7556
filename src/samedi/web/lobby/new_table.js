/** A new table: with whom, which table, and whatever else somebody wants to choose. */
import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { effect, signal } from "../vendor/signals-core/signals-core.module.js";
import { WORDS, loadCards, loadSetup, titleOf } from "../app/games.js";
import { name } from "../app/me.js";
import { icon, symbol } from "../app/ui.js";
import { entitle } from "../app/title.js";
import { say, t } from "../app/words.js";
import { allBots, botChoice, botOfMine, mineToggle } from "./bots.js";
import { changed, missing, onTable, onWay, tablesFor, waysOf, withOptions } from "./draft.js";
import { choice, levers, text, trouble } from "./form.js";
import { myName, tidy } from "./names.js";
import { openTable } from "./opening.js";
import { pictureOf } from "./pictures.js";
import { lastDraft, remember } from "./remembered.js";
import { chairs, isMine, nameAt, yourSide } from "./seating.js";
import { settingsForm } from "./settings.js";
import { worldField } from "./worlds.js";
/** @import { Drawing, GameCard, GameSetup, Lever } from "../types.js" */
/** @import { Bot } from "./bots.js" */
/** @import { Draft, Way } from "./draft.js" */

/**
 * @typedef {object} Form
 * @property {Draft | null} draft
 * @property {GameSetup | null} page
 * @property {GameCard | null} card
 * @property {Bot[]} bots
 * @property {string | null} wrong
 * @property {boolean} isBusy
 */

/** @param {HTMLElement} root @param {{ query: URLSearchParams }} params @returns {() => void} */
export function mount(root, { query }) {
  /** @type {import("../vendor/signals-core/signals-core.module.js").Signal<Form>} */
  const form = signal(
    /** @type {Form} */ ({ draft: null, page: null, card: null, bots: [], wrong: null, isBusy: false }),
  );
  const set = (/** @type {Partial<Form>} */ news) => {
    form.value = { ...form.peek(), ...news };
  };
  const asked = query.get("game") ?? "";
  const way = /** @type {Way | undefined} */ (query.get("way") ?? undefined);
  const load = async (/** @type {string} */ game) => {
    try {
      const [page, cards, bots] = await Promise.all([loadSetup(game), loadCards(), allBots()]);
      const before = form.peek().draft;
      const called = before?.name ?? name.peek();
      set({
        page,
        card: cards[game],
        bots,
        wrong: null,
        draft: lastDraft(game, page.setup, bots, { name: called, way: before?.way ?? way }),
      });
    } catch (error) {
      set({ wrong: say(/** @type {any} */ (error).say ?? { code: "page-app-unreachable" }) });
    }
  };
  entitle(`${t("page-lobby-new")} · Samedi`);
  void load(asked in WORDS ? asked : Object.keys(WORDS)[0]);
  return effect(() => {
    render(screen(form.value, set, load, asked in WORDS), root);
  });
}

/**
 * @param {Form} form
 * @param {(news: Partial<Form>) => void} set
 * @param {(game: string) => Promise<void>} load
 * @param {boolean} isGiven whether the address says which game
 */
function screen(form, set, load, isGiven) {
  const { draft, page } = form;
  const title = draft ? t("page-lobby-new-which", { game: titleOf(draft.game) }) : t("page-lobby-new");
  return html`<div class="lounge narrow">
    <header class="top">
      <a class="brand" href="/" aria-label="Samedi">${symbol("samedi")}<span class="display">Samedi</span></a>
    </header>
    <main class="dlg panel">
      <header>
        <h1>${title}</h1>
        <a class="button bare" href="/" aria-label=${t("page-lobby-close")}>${icon("cross")}</a>
      </header>
      ${
        draft && page
          ? fields(form, draft, page, set, load, isGiven)
          : html`<p class="quiet" role="status">${form.wrong ? nothing : t("page-lobby-busy")}</p>
              ${trouble(form.wrong)}`
      }
    </main>
  </div>`;
}

/**
 * @param {Form} form
 * @param {Draft} draft
 * @param {GameSetup} page
 * @param {(news: Partial<Form>) => void} set
 * @param {(game: string) => Promise<void>} load
 * @param {boolean} isGiven
 */
function fields(form, draft, page, set, load, isGiven) {
  const { setup } = page;
  const change = (/** @type {Draft} */ next) => set({ draft: next, wrong: null });
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    void open(form, draft, page, set);
  };
  return html`<form @submit=${submit}>
    ${isGiven ? nothing : whichGame(draft, load)} ${whichWay(draft, setup, change)}
    <div class="cols">
      <div>${whichTable(draft, page, change)}</div>
      <div>${whoPlays(form, draft, page, change)}</div>
    </div>
    ${howToPlay(form, draft, page, change)}
    <p class="est">${icon("clock")}${t("page-lobby-length", { minutes: form.card?.minutes ?? 0 })}</p>
    ${trouble(form.wrong)}
    <div class="row">
      <button class="go" ?disabled=${form.isBusy}>
        ${t(form.isBusy ? "page-lobby-busy" : draft.way === "friends" ? "page-lobby-open" : "page-lobby-start")}</button
      ><a class="button" href="/">${t("page-lobby-cancel")}</a>
    </div>
  </form>`;
}

/** @param {Draft} draft @param {(game: string) => Promise<void>} load */
function whichGame(draft, load) {
  return choice({
    name: "game",
    label: t("page-lobby-game"),
    isWide: true,
    value: draft.game,
    change: load,
    choices: Object.keys(WORDS).map((game) => ({ value: game, label: titleOf(game) })),
  });
}

/** @param {Draft} draft @param {GameSetup["setup"]} setup @param {(draft: Draft) => void} change */
function whichWay(draft, setup, change) {
  return choice({
    name: "way",
    label: t("page-lobby-way"),
    isWide: true,
    about: t(`page-lobby-with-${draft.way}-about`),
    value: draft.way,
    change: (way) => change(onWay(draft, setup, way)),
    choices: waysOf(setup).map((way) => ({ value: way, label: t(`page-lobby-with-${way}`) })),
  });
}

/**
 * Your side, the bots or the others, and your name.
 * @param {Form} form
 * @param {Draft} draft
 * @param {GameSetup} page
 * @param {(draft: Draft) => void} change
 */
function whoPlays(form, draft, { setup }, change) {
  const put = (/** @type {any} */ options) => change(withOptions(draft, setup, options));
  return html`${yourSide(draft, setup, change, put)}
  ${draft.way === "bots" ? whichBot(form.bots, draft, change) : nothing}
  ${text({
    name: "name",
    label: t("page-lobby-name"),
    value: draft.name,
    hint: t("page-app-guest"),
    change: (typed) => change({ ...draft, name: typed }),
  })}
  ${draft.way === "screen" ? chairs(form.bots, draft, setup, change) : nothing}`;
}

/**
 * One of the bots, or whoever is at one's own level.
 * @param {Bot[]} bots
 * @param {Draft} draft
 * @param {(draft: Draft) => void} change
 */
function whichBot(bots, draft, change) {
  const mine = (/** @type {boolean} */ isSought) =>
    change(changed(draft, { isMine: isSought, bot: isSought ? botOfMine(bots, draft.game) : draft.bot }));
  return html`${botChoice(bots, draft.bot, (bot) => change(changed(draft, { bot, isMine: false })))}
  ${mineToggle(draft.game, draft, mine)}`;
}

/**
 * The options, folded away where there are others to wait for, and the customs of the table.
 * @param {Form} form
 * @param {Draft} draft
 * @param {GameSetup} page
 * @param {(draft: Draft) => void} change
 */
function howToPlay(form, draft, page, change) {
  const isAlone = draft.way === "solo";
  const options = optionFields(draft, page, change);
  const settings = settingsForm(draft.settings, (next) => change(changed(draft, { settings: next })), {
    isAlone,
    bots: form.bots,
  });
  return html`<div>
    ${isAlone ? html`<div class="spread">${options}</div>` : fold("page-lobby-options", options)}
    ${fold("page-lobby-settings", settings)}
  </div>`;
}

/** @param {string} title @param {Drawing} content */
const fold = (title, content) =>
  html`<details class="fold">
    <summary>${t(title)}</summary>
    <div class="spread">${content}</div>
  </details>`;

/** @param {Draft} draft @param {GameSetup} page @param {(draft: Draft) => void} change */
function whichTable(draft, { setup }, change) {
  return choice({
    name: "table",
    label: t("page-lobby-table"),
    look: "tiles",
    isWide: true,
    value: draft.table,
    change: (table) => change(onTable(draft, setup, table)),
    choices: tablesFor(setup, draft.way).map(({ id, options }) => ({
      value: id,
      label: t(`${WORDS[draft.game]}-table-${id}`),
      picture: pictureOf(setup, setup.complete(options)),
    })),
  });
}

/** @param {Draft} draft @param {GameSetup} page @param {(draft: Draft) => void} change */
function optionFields(draft, { setup }, change) {
  const put = (/** @type {any} */ options) => change(withOptions(draft, setup, options));
  return levers(setup, fieldsFor(draft, setup.fields), draft.options, put, {
    world: (lever) => worldField(lever, draft.options, put, pictureOf(setup, draft.options)),
    nameAt: nameAt(draft, setup),
  });
}

/** Alone, nobody asks how many play; and the own side is chosen already. @param {Draft} draft @param {Lever[]} all */
const fieldsFor = (draft, all) =>
  all.filter((lever) => (draft.way !== "solo" || lever.name !== "players") && !isMine(draft, lever));

/**
 * Ask the server for the table, and go there.
 * @param {Form} form
 * @param {Draft} draft
 * @param {GameSetup} page
 * @param {(news: Partial<Form>) => void} set
 */
async function open(form, draft, page, set) {
  if (form.isBusy) return;
  if (tidy(draft.name)) name.value = tidy(draft.name);
  const named = withNames(draft);
  const lacking = missing(named, page.setup, myName());
  if (lacking) {
    set({ wrong: t(lacking) });
    return;
  }
  set({ isBusy: true, wrong: null });
  try {
    remember(draft);
    await openTable(named, page.setup, form.bots);
  } catch (error) {
    set({ isBusy: false, wrong: say(/** @type {any} */ (error).say ?? { code: "page-app-unreachable" }) });
  }
}

/** Whoever gave no name at this screen is called by the chair. @param {Draft} draft @returns {Draft} */
const withNames = (draft) => ({
  ...draft,
  chairs: draft.chairs.map((chair, i) => ({
    ...chair,
    name: tidy(chair.name) || t("page-lobby-player", { number: i + 1 }),
  })),
});
