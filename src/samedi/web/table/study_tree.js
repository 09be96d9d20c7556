/** Everything that was tried, as a list: the main line, and other lines indented where they leave it. */
/** @import { Context, Drawing, GamePage, ToldNode } from "../types.js" */
/** @import { StudySource } from "./study_source.js" */
/** @import { Trying } from "./trying.js" */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { dialog, icon } from "../app/ui.js";
import { t } from "../app/words.js";
import { headlineOf } from "./log_lines.js";
import { START, shownOf } from "./study_source.js";
import { drawn, isTold } from "./telling.js";

/** Some steps of one seat, and what was tried in the place of the first of them. */
/** @typedef {{ nodes: ToldNode[], others: Turn[][] }} Turn */

/** @param {Trying} trying @param {GamePage} game @param {Context} ctx @returns {Drawing} */
export function branches(trying, game, ctx) {
  const { source } = trying;
  const { name, nodes } = source.study.value;
  return html`<div class="study-tree">
    <h2>${t("whatif-tree")}</h2>
    <ol>
      <li>${step(trying, START, name || t("whatif-start"), source.node === START)}</li>
      ${line(linesFrom(source, START), trying, game, ctx)}
    </ol>
    ${nodes.length ? nothing : html`<p class="quiet small">${t("whatif-empty")}</p>`}
    ${source.mayEdit ? notes(trying) : nothing}
  </div>`;
}

/** The main line, with what leaves it. @param {StudySource} source @param {string} from @returns {Turn[]} */
export function linesFrom(source, from) {
  const [main, ...others] = source.after(from);
  return main ? variation(source, main, others) : [];
}

/** @param {StudySource} source @param {ToldNode} first @param {ToldNode[]} beside @returns {Turn[]} */
function variation(source, first, beside) {
  /** @type {Turn[]} */
  const turns = [];
  let [node, others] = [first, beside];
  while (node) {
    const turn = { nodes: [node], others: others.map((each) => variation(source, each, [])) };
    turns.push(turn);
    let after = source.after(node.id);
    while (after.length === 1 && belongs(turn.nodes, after[0])) {
      turn.nodes.push(after[0]);
      after = source.after(after[0].id);
    }
    [node, ...others] = after;
  }
  return turns;
}

/** What is said of a step, and somebody else’s turn, begin a line. @param {ToldNode[]} turn @param {ToldNode} next */
function belongs(turn, next) {
  const last = turn[turn.length - 1];
  if (last.name || last.comment) return false;
  return (last.seat ?? null) === (next.seat ?? null); // what chance does for nobody is the set-up
}

/** @param {Turn[]} turns @param {Trying} trying @param {GamePage} game @param {Context} ctx @returns {Drawing} */
function line(turns, trying, game, ctx) {
  const at = trying.source.node;
  return turns.map(
    ({ nodes, others }) =>
      html`<li>
        ${step(trying, nodes[nodes.length - 1].id, words(nodes, game, ctx), isIn(nodes, at), nodes)}
        ${others.map(
          (other) =>
            html`<ol>
              ${line(other, trying, game, ctx)}
            </ol>`,
        )}
      </li>`,
  );
}

/** @param {ToldNode[]} nodes @param {string} at */
const isIn = (nodes, at) => nodes.some(({ id }) => id === at);

/** @param {ToldNode[]} nodes @param {GamePage} game @param {Context} ctx */
function words(nodes, game, ctx) {
  const told = nodes.map(shownOf).filter(isTold);
  if (told.length > 1 && told.every(({ seat }) => seat === null)) return t("page-table-log-setup");
  return told.length ? drawn(headlineOf(told, game, ctx)) : t("whatif-step");
}

/**
 * @param {Trying} trying @param {string} id @param {Drawing} text @param {boolean} isHere
 * @param {ToldNode[]} [nodes]
 */
function step(trying, id, text, isHere, nodes = []) {
  const { name, comment } = nodes[nodes.length - 1] ?? {};
  return html`<button
    class="bare"
    aria-current=${isHere ? "step" : nothing}
    @click=${() => trying.doing(() => trying.source.go(id))}
  >
    ${name ? html`<b class="node-name">${name}</b>` : nothing}<span>${text}</span>
    ${comment ? html`<span class="quiet small">${comment}</span>` : nothing}
  </button>`;
}

/** What is said of the node at which one stands. @param {Trying} trying */
function notes(trying) {
  const { source } = trying;
  const id = source.node;
  const said = source.nodeOf(id) ?? source.study.value;
  const note = (/** @type {"name" | "comment"} */ part) => (/** @type {Event} */ event) => {
    const { value } = /** @type {HTMLInputElement} */ (event.currentTarget);
    trying.write(() => source.note(id, { [part]: value.replace(/\s+/g, " ").trim() }));
  };
  return html`<div class="notes">
    <label
      >${t(id === START ? "whatif-name-study" : "whatif-name")}
      <input maxlength="60" .value=${said.name ?? ""} @change=${note("name")}
    /></label>
    <label
      >${t("whatif-comment")}
      <textarea maxlength="1000" rows="2" .value=${said.comment ?? ""} @change=${note("comment")}></textarea>
    </label>
    ${
      id === START
        ? nothing
        : html`<button class="bare" @click=${() => void cut(trying, id)}>
            ${icon("trash")}${t("whatif-cut")}
          </button>`
    }
  </div>`;
}

/** @param {Trying} trying @param {string} id */
async function cut(trying, id) {
  const answer = await dialog({
    title: t("whatif-cut-title"),
    text: t("whatif-cut-about"),
    answers: [
      { value: "cut", label: t("whatif-cut"), go: true },
      { value: "", label: t("whatif-keep") },
    ],
  });
  if (answer === "cut") await trying.doing(() => trying.source.cut(id));
}
