/** Fair dice, recomputed here: the secret fits what was shown before the game, and every outcome follows from it. */
/** @import { Message, TableSource } from "../types.js" */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { get } from "../app/api.js";
import { icon, sheet } from "../app/ui.js";
import { say, t } from "../app/words.js";
import { fromHex, hex, hmac, join, sha256 } from "./sha256.js";

const DRAWN_BYTES = 6;
const RANGE = 2 ** (8 * DRAWN_BYTES);

/** @typedef {{ roll: number, length: number, weights: number[], index: number, told?: Message }} Roll */
/** @typedef {{ table: string, commitment: string, secret: string, entropy: string[], rolls: Roll[] }} Dice */

const bytes = (/** @type {string} */ text) => new TextEncoder().encode(text);

/** Whether the secret is the one the table had committed to. @param {Dice} dice */
export function isPromised({ secret, table, commitment }) {
  return hex(sha256(join(fromHex(secret), bytes(`|${table}`)))) === commitment;
}

/** Which of the weighted outcomes a roll brings. @param {Dice} dice @param {Roll} roll */
export function outcome({ secret, table, entropy }, { roll, weights }) {
  const bound = weights.reduce((sum, weight) => sum + weight, 0);
  const fair = RANGE - (RANGE % bound);
  const key = fromHex(secret);
  let drawn = fair;
  for (let attempt = 0; drawn >= fair; attempt++) {
    const digest = hmac(key, bytes(`${table}|${entropy.join(",")}|${roll}|${attempt}`));
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

/** @param {Dice} dice */
function judgement(dice) {
  const promised = isPromised(dice);
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
