/** What a rule says, on a sheet over the table: for a refusal, or a step of the turn. */
import { html } from "../vendor/lit-html/lit-html.js";
import { WORDS, loadRules, rulesLink } from "../app/games.js";
import { language, say, t } from "../app/words.js";
import { icon, sheet, style } from "../app/ui.js";
import { chapterOf, clausesOf, written } from "./clauses.js";
/** @import { Message } from "../types.js" */
/** @import { Clause } from "./clauses.js" */

/** @typedef {Message & { conditions?: { said: Message, holds: boolean }[] }} Refused with what the rules ask */

/**
 * Show a rule, under the sentence that named it, if any.
 * @param {string} game
 * @param {string} clause
 * @param {Refused} [refusal]
 */
export async function showClause(game, clause, refusal) {
  await style("/styles/learn.css");
  /** @type {{ clause?: Clause | null, title: string }} */
  const known = { title: t("page-learn-more") };
  const shown = sheet(
    t("page-learn-says", { clause }),
    (close) =>
      html`<div class="why">
        ${
          refusal
            ? html`<p class="tell no">
                <svg aria-hidden="true"><use href="#i-help"></use></svg><b>${say(refusal)}</b>
              </p>`
            : ""
        }${conditions(refusal?.conditions ?? [])}
        <div class="says" aria-live="polite">${text(game, known.clause)}</div>
        <p class="more"><a href=${rulesLink(game, clause)} @click=${close}>${known.title}</a></p>
      </div>`,
    "rule",
  );
  [known.clause, known.title] = await Promise.all([
    clausesOf(game, language.value).then(
      (all) => all.find(({ number }) => number === clause) ?? null,
      () => null,
    ),
    titleOf(game, clause).catch(() => known.title),
  ]);
  if (shown.isOpen()) shown.refresh();
}

/** What the rules ask, with a tick or a cross each. @param {{ said: Message, holds: boolean }[]} all */
function conditions(all) {
  if (!all.length) return "";
  return html`<ul class="needs">
    ${all.map(
      ({ said, holds }) =>
        html`<li class=${holds ? "yes" : "no"}>
          ${icon(holds ? "check" : "cross", t(holds ? "page-learn-holds" : "page-learn-fails"))}${say(said)}
        </li>`,
    )}
  </ul>`;
}

/** @param {string} game @param {Clause | null | undefined} found */
function text(game, found) {
  if (found === undefined) return html`<p>${t("page-learn-clauses-loading")}</p>`;
  return found ? written(found.text, game) : html`<p>${t("page-learn-clauses-failed")}</p>`;
}

/** The title of the chapter that tells a rule. @param {string} game @param {string} clause */
async function titleOf(game, clause) {
  const chapter = chapterOf(await loadRules(game), clause);
  return t(chapter ? `page-learn-${WORDS[game]}-${chapter}-title` : "page-learn-more");
}
