/** The numbered rules, as they come with the page. */
import { html } from "../vendor/lit-html/lit-html.js";
import { get } from "../app/api.js";
import { rulesLink } from "../app/games.js";
import { file } from "../app/ui.js";
import { t } from "../app/words.js";
/** @import { GameRules } from "../types.js" */

/** @typedef {{ number: string, title?: string, text: string }} Clause */

/** @type {Map<string, Promise<Clause[]>>} */
const fetched = new Map();

/**
 * All rules of a game; asked for once in each language.
 * @param {string} game
 * @param {string} language
 * @returns {Promise<Clause[]>}
 */
export function clausesOf(game, language) {
  const path = file(`/told/${game}.${language}.json`);
  const known = fetched.get(path) ?? get(path);
  fetched.set(path, known);
  known.catch(() => fetched.delete(path));
  return known;
}

/** Whether it is a rule, and not the title of a section or the introduction. @param {Clause} clause */
const isRule = ({ number }) => number.includes(".");

/** The chapter a rule is told in. @param {GameRules} rules @param {string} clause @returns {string | null} */
export function chapterOf({ chapters }, clause) {
  const telling = (/** @type {string} */ rule) =>
    Object.keys(chapters).find((chapter) => chapters[chapter].includes(rule));
  return telling(clause) ?? telling(clause.split(".")[0]) ?? null;
}

/** Those told in one chapter. @param {Clause[]} all @param {GameRules} rules @param {string} chapter */
export const clausesIn = (all, rules, chapter) =>
  all.filter((clause) => isRule(clause) && chapterOf(rules, clause.number) === chapter);

/**
 * A list of rules, each with its anchor.
 * @param {Clause[]} all
 * @param {string} game
 * @param {string} [marked] the one somebody asked for
 */
export function clauseList(all, game, marked) {
  return html`<ol class="clauses">
    ${all.map(
      ({ number, text }) =>
        html`<li id=${number} class=${number === marked ? "marked" : ""} tabindex="-1">
          <a class="number" href=${`#${number}`} aria-label=${t("page-learn-link", { clause: number })}
            >${number}</a
          >
          <div>${written(text, game)}</div>
        </li>`,
    )}
  </ol>`;
}

/** All rules under the titles of their sections. @param {Clause[]} all @param {string} game @param {string} [marked] */
export function sections(all, game, marked) {
  const heads = all.flatMap((clause, i) => (isRule(clause) ? [] : [i]));
  return heads.map((at, i) => {
    const { title, text } = all[at];
    const rules = all.slice(at + 1, heads[i + 1]);
    return html`${title ? html`<h2>${title}</h2>` : ""}${text ? written(text, game) : ""}${
      rules.length ? clauseList(rules, game, marked) : ""
    }`;
  });
}

/**
 * A rule's text with its layouts, tables, paragraphs, emphasis and links to other rules.
 * @param {string} text
 * @param {string} game
 */
export function written(text, game) {
  return text
    .split("```")
    .map((part, i) =>
      i % 2 ? html`<pre tabindex="0">${part.replace(/^\w*\n|\n\s*$/g, "")}</pre>` : blocks(part, game),
    );
}

/** What stands between empty lines: paragraphs and tables. @param {string} text @param {string} game */
function blocks(text, game) {
  return text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map((block) => (block.startsWith("|") ? table(block, game) : html`<p>${emphasised(block, game)}</p>`));
}

/** A table: its first line names the columns, its first column the rows. @param {string} block @param {string} game */
function table(block, game) {
  const [names, , ...rows] = block.split("\n").map(cellsOf);
  return html`<table>
    <thead>
      <tr>
        ${names.map((name) => html`<th scope="col">${emphasised(name, game)}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ([first, ...rest]) =>
          html`<tr>
            <th scope="row">${emphasised(first, game)}</th>
            ${rest.map((cell) => html`<td>${emphasised(cell, game)}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** @param {string} line */
const cellsOf = (line) =>
  line
    .replace(/^\s*\||\|\s*$/g, "")
    .split("|")
    .map((cell) => cell.trim());

/** @param {string} text @param {string} game */
function emphasised(text, game) {
  return text
    .split(/\*+/)
    .map((part, i) => (i % 2 ? html`<em>${linked(part, game)}</em>` : linked(part, game)));
}

/** @param {string} text @param {string} game */
function linked(text, game) {
  return text
    .split(/([A-Z]{2,}-\d+(?:\.\d+)?)/)
    .map((part, i) => (i % 2 ? html`<a href=${rulesLink(game, part)}>${part}</a>` : part));
}
