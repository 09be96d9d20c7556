/**
 * Fair dice, recomputed here: the secret and people's numbers are the sealed ones, and every outcome follows from them
 * (docs/fair-dice.md).
 */
/** @import { Message, Sealed, TableSource, View } from "../types.js" */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { get } from "../app/api.js";
import { icon, sheet } from "../app/ui.js";
import { say, t } from "../app/words.js";
import { isTrue, wrongNumber } from "../app/numbers.js";
import { bytes, fromHex, hex, hmac, join, sha256 } from "../app/sha256.js";

const DRAWN_BYTES = 6;
const RANGE = 2 ** (8 * DRAWN_BYTES);

/** @typedef {{ roll: number, length: number, weights: number[], index: number, told?: Message }} Roll */
/**
 * @typedef {{ table: string, commitment: string, secret: string, entropy: string[], seals?: Sealed[],
 *   rolls: Roll[] }} Dice
 */

/** Whether the secret is the one the table had committed to. @param {Dice} dice */
export function isPromised({ secret, table, commitment }) {
  return hex(sha256(join(fromHex(secret), bytes(`|${table}`)))) === commitment;
}

/** What people gave to the dice: numbers in clear, then those under seals. @param {Dice} dice @returns {string[]} */
const numbersOf = ({ entropy, seals = [] }) => [...entropy, ...seals.flatMap(({ number }) => number ?? [])];

/** Which of the weighted outcomes a roll brings. @param {Dice} dice @param {Roll} roll */
export function outcome(dice, { roll, weights }) {
  const { secret, table } = dice;
  const bound = weights.reduce((sum, weight) => sum + weight, 0);
  const fair = RANGE - (RANGE % bound);
  const key = fromHex(secret);
  const numbers = numbersOf(dice).join(",");
  let drawn = fair;
  for (let attempt = 0; drawn >= fair; attempt++) {
    const digest = hmac(key, bytes(`${table}|${numbers}|${roll}|${attempt}`));
    drawn = digest.slice(0, DRAWN_BYTES).reduce((number, byte) => number * 256 + byte, 0);
  }
  let left = drawn % bound;
  return weights.findIndex((weight) => (left -= weight) < 0);
}

/** @param {TableSource} table */
export function openFairDice(table) {
  const view = table.view.value;
  /** @type {Dice | null} */
  let dice = null;
  let isMissing = false;
  const panel = sheet(
    t("page-table-fair"),
    () =>
      html`<div class="fair">
        <p>${t("page-table-fair-about")}</p>
        <p class="label">${t("page-table-fair-seal")}</p>
        <p><code>${view.commitment}</code></p>
        ${
          view.secret
            ? html`<p class="label">${t("page-table-fair-secret")}</p>
                <p><code>${view.secret}</code></p>`
            : html`<p class="quiet">${t("page-table-fair-later")}</p>`
        }
        ${people(view)}
        ${dice ? judgement(dice) : isMissing ? html`<p class="quiet">${t("page-table-fair-missing")}</p>` : nothing}
      </div>`,
  );
  if (!view.secret) return;
  loadDice(table)
    .then(
      (loaded) => {
        dice = loaded;
      },
      () => {
        isMissing = true;
      },
    )
    .finally(panel.refresh);
}

/** @param {TableSource} table @returns {Promise<Dice>} */
function loadDice(table) {
  const own = /** @type {{ dice?: Dice }} */ (table).dice;
  return own ? Promise.resolve(own) : get(`/api/tables/${table.id}/dice`);
}

/** Whose numbers are in the dice, and whose are not. @param {View} view */
function people(view) {
  const seals = view.seals ?? [];
  if (!seals.length) return html`<p class="quiet">${t("page-table-fair-nobody")}</p>`;
  const wrong = wrongNumber(view);
  const state = (/** @type {Sealed} */ { number, is_missing: isMissing }) =>
    isMissing ? "left-out" : number ? "opened" : "sealed";
  return html`<p class="label">${t("page-table-fair-people")}</p>
    <ul class="rolls">
      ${seals.map(
        (sealed) =>
          html`<li>
            ${icon(sealed.is_missing ? "cross" : sealed.number ? "check" : "clock")}<span
              >${t(`page-table-fair-${state(sealed)}`, { name: sealed.name || sealed.by })}</span
            >
          </li>`,
      )}
    </ul>
    ${
      wrong
        ? html`<div class="tell no" role="alert">
            ${icon("cross")}
            <p>${t(wrong)}</p>
          </div>`
        : nothing
    }`;
}

/** Whether everything is as it was promised, recomputed. @param {Dice} dice */
export function judgement(dice) {
  const promised = isPromised(dice) && (dice.seals ?? []).every((sealed) => isTrue(sealed, dice.table));
  const wrong = dice.rolls.filter((roll) => outcome(dice, roll) !== roll.index);
  const isFair = promised && wrong.length === 0;
  return html`<div class="tell ${isFair ? "yes" : "no"}">
      ${icon(isFair ? "check" : "cross")}
      <p>
        <b>${t(promised ? "page-table-fair-kept" : "page-table-fair-broken")}</b>
        ${
          wrong.length
            ? t("page-table-fair-wrong", { count: wrong.length })
            : t("page-table-fair-right", { count: dice.rolls.length })
        }
      </p>
    </div>
    <details>
      <summary>${t("page-table-fair-all", { count: dice.rolls.length })}</summary>
      <ol class="rolls">
        ${dice.rolls.map(
          (roll) =>
            html`<li>
              ${icon(wrong.includes(roll) ? "cross" : "check")}<span>${roll.told ? say(roll.told) : ""}</span>
            </li>`,
        )}
      </ol>
    </details>`;
}
