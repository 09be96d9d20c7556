/** Who sits where at a new table: your own side or chair, and who else is at this screen. */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { live } from "../vendor/lit-html/directives/live.js";
import { botLine, namesAt } from "../app/bots.js";
import { symbol } from "../app/ui.js";
import { t } from "../app/words.js";
import { changed, otherSeats, programs } from "./draft.js";
import { chairsOf, choice, leverField } from "./form.js";
import { tidy } from "./names.js";
/** @import { Lever, Setup } from "../types.js" */
/** @import { Bot } from "./bots.js" */
/** @import { Chair, Draft } from "./draft.js" */

/** Who will sit on a chair; "" for whoever opens the table. @param {Draft} draft @param {Setup} setup */
export function nameAt(draft, setup) {
  const names = namesAt(
    Array.from({ length: setup.seats(draft.options) }, (_, seat) => planned(draft, seat)),
  );
  return (/** @type {number} */ seat) =>
    seat === draft.seat ? "" : names[seat] || t("page-lobby-first-chair", { number: seat + 1 });
}

/** @param {Draft} draft @param {number} seat @returns {{ type: string, name: string }} */
function planned({ way, bot, chairs: others, seat: mine }, seat) {
  const chair = others[seat];
  if (seat === mine || way === "friends" || way === "solo") return { type: "open", name: "" };
  if (way === "bots") return { type: "bot", name: bot };
  return chair?.kind === "bot"
    ? { type: "bot", name: chair.bot }
    : { type: "person", name: tidy(chair?.name ?? "") || t("page-lobby-player", { number: seat + 1 }) };
}

/** The lever that chooses the side of one's own chair. @param {Draft} draft @param {Lever} lever */
export const isMine = (draft, { chair }) => chair === draft.seat;

/**
 * Whom you play: a side, or the chair that has it; where there are no sides, your place in the order.
 * @param {Draft} draft
 * @param {Setup} setup
 * @param {(draft: Draft) => void} change
 * @param {(options: any) => void} put
 */
export function yourSide(draft, setup, change, put) {
  const { options } = draft;
  const seats = setup.seats(options) - programs(setup, options).length;
  if (seats < 2) return nothing;
  const around = { world: () => html``, nameAt: nameAt(draft, setup) };
  const own = setup.fields.find((lever) => isMine(draft, lever) && (!lever.when || lever.when(options)));
  if (own) return leverField(setup, own, options, put, around);
  const sides = chairsOf(setup, options, around);
  const hasSides = sides.every(({ picture }) => picture);
  const named = sides.map((each) => ({
    ...each,
    label: hasSides ? (setup.side?.(options, each.value)?.role ?? each.label) : String(each.value + 1),
  }));
  return choice({
    name: "chair",
    label: t(hasSides ? "page-lobby-you-play" : "page-lobby-your-chair"),
    about: hasSides ? undefined : t("page-lobby-your-chair-about"),
    value: draft.seat,
    change: (seat) => change(changed(draft, { seat })),
    choices: named,
  });
}

/**
 * Who sits at this screen.
 * @param {Bot[]} bots
 * @param {Draft} draft
 * @param {Setup} setup
 * @param {(draft: Draft) => void} change
 */
export function chairs(bots, draft, setup, change) {
  const put = (/** @type {number} */ seat, /** @type {object} */ news) =>
    change(
      changed(draft, {
        chairs: draft.chairs.map((chair, i) => (i === seat ? { ...chair, ...news } : chair)),
      }),
    );
  return html`<fieldset class="chair-names">
    <legend>${t("page-lobby-chairs")}</legend>
    <ul>
      ${otherSeats(draft, setup).map(
        (seat) =>
          html`<li>
            ${sideSign(draft, setup, seat)}${chairFields(seat, draft.chairs[seat], bots, (news) => put(seat, news))}
          </li>`,
      )}
    </ul>
  </fieldset>`;
}

/** @param {Draft} draft @param {Setup} setup @param {number} seat */
function sideSign({ options }, setup, seat) {
  const sign = setup.side?.(options, seat)?.sign;
  return sign ? symbol(sign.id, sign.kind) : nothing;
}

/** @param {number} seat @param {Chair} chair @param {Bot[]} bots @param {(news: object) => void} put */
function chairFields(seat, chair, bots, put) {
  const number = seat + 1;
  const kinds = [
    { value: "person", label: t("page-lobby-chair-person") },
    ...bots.map(({ name: bot }) => ({ value: bot, label: botLine(bot) })),
  ];
  const chosen = (/** @type {Event} */ event) => {
    const { value } = kinds[/** @type {HTMLSelectElement} */ (event.target).selectedIndex];
    put(value === "person" ? { kind: "person" } : { kind: "bot", bot: value });
  };
  const typed = (/** @type {Event} */ event) =>
    put({ name: /** @type {HTMLInputElement} */ (event.target).value });
  return html`<select aria-label=${t("page-lobby-chair-kind", { number })} @change=${chosen}>
      ${kinds.map(
        (kind) =>
          html`<option .selected=${live(kind.value === (chair.kind === "bot" ? chair.bot : "person"))}>
            ${kind.label}
          </option>`,
      )}
    </select>
    ${
      chair.kind === "person"
        ? html`<input
            type="text"
            maxlength="24"
            autocomplete="off"
            aria-label=${t("page-lobby-chair-name", { number })}
            placeholder=${t("page-lobby-player", { number })}
            .value=${live(chair.name)}
            @input=${typed}
          />`
        : nothing
    }`;
}
