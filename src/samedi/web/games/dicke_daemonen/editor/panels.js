/** Beside the paper: cords and tools, the bar with its question, and the list of what a world needs. */
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { icon } from "../../../app/ui.js";
import { t } from "../../../app/words.js";
import { small } from "../asking.js";
import { ELEMENTS } from "../colours.js";
import { coloursIn, needsOf } from "./needs.js";
import { wordsFor } from "./paper.js";
import { latest } from "./sketch.js";

/** @typedef {import("./easel.js").Easel} Easel */
/** @typedef {import("./needs.js").Need} Need */

/** @param {Easel} easel */
export function tools(easel) {
  const { tool, sketch } = easel.state.value;
  const has = Object.keys(sketch.now.strokes).length > 0;
  const kind = (
    /** @type {"draw" | "knot" | "point"} */ name,
    /** @type {string} */ sign,
    /** @type {boolean} */ isOpen,
  ) =>
    html`<button
      aria-pressed=${tool === name ? "true" : "false"}
      ?disabled=${!isOpen}
      @click=${() => easel.take(name)}
    >
      ${icon(sign)}${t(`page-dd-tool-${name}`)}
    </button>`;
  return html`<section class="easel-tools" aria-label=${t("page-dd-draw-tools")}>
    ${ELEMENTS.map((colour) => cordChip(colour, easel))}
    <div class="toolstrip panel">
      ${kind("draw", "pencil", true)}${kind("knot", "hand", has)}${kind("point", "next", has)}
      <button ?disabled=${!sketch.before.length} @click=${() => easel.undo()}>
        ${icon("undo")}${t("page-dd-tool-undo")}
      </button>
      <button @click=${() => easel.set({ page: "worlds" })}>
        ${icon("dice")}${t("page-dd-tool-presets")}
      </button>
      <button ?disabled=${!has} @click=${() => easel.clear()}>
        ${icon("trash")}${t("page-dd-tool-clear")}
      </button>
    </div>
  </section>`;
}

/** @param {import("../colours.js").Element} colour @param {Easel} easel */
function cordChip(colour, easel) {
  const state = easel.state.value;
  const isInHand = state.colour === colour;
  return html`<button
    class=${`cordchip ${colour}`}
    aria-pressed=${isInHand ? "true" : "false"}
    @click=${() => easel.choose(colour)}
  >
    ${small(html, colour)}<span
      ><b>${t(`page-dd-element-${colour}`)}</b
      ><small>${t(`page-dd-cord-${standing(colour, easel)}`)}</small></span
    >
  </button>`;
}

/** @param {import("../colours.js").Element} colour @param {Easel} easel */
function standing(colour, easel) {
  const state = easel.state.value;
  if (state.colour === colour && state.tool === "draw") return "drawing";
  if (!state.sketch.now.strokes[colour]) return "todo";
  return easel.report?.problems.some((problem) => latest(state.sketch.now, coloursIn(problem)) === colour)
    ? "wrong"
    : "laid";
}

/** One question, and the ways out.
 * @param {Easel} easel @param {{ place: string, done: () => void }} host */
export function drawingBar(easel, host) {
  const { title, how } = asked(easel);
  return html`<section class="easel-bar panel" aria-label=${t("page-dd-draw-bar")}>
    <div>
      ${cordSteps(easel)}
      <h2 aria-live="polite">${title}</h2>
      <p class="quiet small">${how}</p>
    </div>
    <div class="easel-ways">${ways(easel, host)}</div>
  </section>`;
}

/** @param {Easel} easel */
function cordSteps(easel) {
  const { colour, tool } = easel.state.value;
  const now = tool === "draw" && colour ? ELEMENTS.indexOf(colour) : ELEMENTS.length;
  const names = ELEMENTS.map((each, i) =>
    t(`page-dd-step-cord-${i + 1}`, { colour: t(`page-dd-element-${each}`) }),
  );
  return html`<ol class="cordsteps" aria-label=${t("page-dd-steps")}>
    ${[...names, t("page-dd-step-knots")].map(
      (name, i) => html`<li aria-current=${i === now ? "step" : nothing}>${name}</li>`,
    )}
  </ol>`;
}

/** @param {Easel} easel
 * @returns {{ title: string, how: string }} */
function asked(easel) {
  const { stroke, colour, isShort, isUnreached } = easel.state.value;
  const { fresh, near } = easel.fresh;
  if (near) return worded("crossings-too-close", colour);
  if (stroke)
    return { title: t("page-dd-ask-drawing"), how: t("page-dd-ask-drawing-how", { count: fresh.length }) };
  if (isShort) return worded("too-few-points", colour);
  if (isUnreached) return { title: t("page-dd-ask-unreached"), how: t("page-dd-kept") };
  const problem = problemOf(easel);
  return problem ? worded(wordsFor(problem), problem.colour ?? null) : askedNext(easel);
}

/** What is wrong; a cord that is about to be drawn need not be told that it is missing. @param {Easel} easel */
function problemOf({ state, report }) {
  const { tool, colour, sketch, shown } = state.value;
  const problem = report?.problems[shown];
  const isAboutToDraw = tool === "draw" && colour && !sketch.now.strokes[colour];
  return problem && (problem.at || !isAboutToDraw) ? problem : null;
}

/** @param {Easel} easel
 * @returns {{ title: string, how: string }} */
function askedNext(easel) {
  const { tool, colour, isChecking } = easel.state.value;
  if (tool === "knot") return { title: t("page-dd-ask-knot"), how: t("page-dd-ask-knot-how") };
  if (tool === "point") return { title: t("page-dd-ask-point"), how: t("page-dd-ask-point-how") };
  if (colour) return { title: t(`page-dd-ask-draw-${colour}`), how: t("page-dd-ask-draw-how") };
  if (easel.report?.ok)
    return {
      title: t("page-dd-ask-done"),
      how: t("page-dd-ask-done-how", { points: easel.report.points ?? 0 }),
    };
  return { title: isChecking ? t("page-dd-ask-checking") : t("page-dd-draw-about"), how: t("page-dd-kept") };
}

/** @param {string} code @param {string | null} colour */
function worded(code, colour) {
  return {
    title: t(`page-dd-why-${code}`, colour ? { colour: t(`page-dd-element-${colour}`) } : { colour: "" }),
    how: t(`page-dd-out-${code}`),
  };
}

/** @param {Easel} easel @param {{ place: string, done: () => void }} host */
function ways(easel, host) {
  const problems = easel.state.value.stroke ? [] : (easel.report?.problems ?? []);
  return html` ${waysOut(easel, problems)}
  ${
    easel.report?.ok
      ? html`<button class="go" @click=${host.done}>
          ${icon("check")}${t(host.place === "draw" ? "page-dd-use-draw" : "page-dd-use")}
        </button>`
      : nothing
  }`;
}

/** What can be done about a problem. @param {Easel} easel @param {NonNullable<Easel["report"]>["problems"]} problems */
function waysOut(easel, problems) {
  const { shown, sketch } = easel.state.value;
  const problem = problems[shown];
  const colour = problem ? latest(sketch.now, coloursIn(problem)) : null;
  const next = html`<button @click=${() => easel.set({ shown: (shown + 1) % problems.length })}>
    ${t("page-dd-show-next")}
  </button>`;
  const undo = html`<button @click=${() => easel.undo()}>${icon("undo")}${t("page-dd-undo-stroke")}</button>`;
  return [
    problems.length > 1 ? next : nothing,
    problem && sketch.before.length ? undo : nothing,
    colour
      ? html`<button @click=${() => easel.choose(colour)}>
          ${icon("pencil")}${t("page-dd-redraw", { colour: t(`page-dd-element-${colour}`) })}
        </button>`
      : nothing,
  ];
}

const SIGNS = { met: "check", failed: "cross", open: "clock" };
const LOOKS = { met: "ok", failed: "ko", open: "tobe" };

/** @param {Easel} easel */
export function needList(easel) {
  const report = easel.report ?? easel.state.value.report;
  const crossings = easel.laid.crossings.length + easel.fresh.fresh.length;
  return html`<section class="easel-needs panel" aria-label=${t("page-dd-needs")}>
    <h2>${t("page-dd-needs")}</h2>
    <ul>
      ${needsOf(report).map(
        (need) =>
          html`<li>${signOf(need)}<span>${t(`page-dd-need-${need.name}`)}</span><b>${figure(need)}</b></li>`,
      )}
    </ul>
    <div class="totals">
      <p><b>${crossings}</b><span>${t("page-dd-total-crossings")}</span></p>
      <p><b>${crossings ? crossings + 2 : 0}</b><span>${t("page-dd-total-fields")}</span></p>
      <p>
        <b>${report?.points ?? (crossings ? 4 * crossings + 8 : 0)}</b
        ><span>${t("page-dd-total-points")}</span>
      </p>
    </div>
  </section>`;
}

/** @param {Need} need */
const signOf = ({ state }) =>
  html`<svg
    class=${`ico ${LOOKS[state]}`}
    viewBox="0 0 24 24"
    role="img"
    aria-label=${t(`page-dd-need-${state}`)}
  >
    <use href=${`#i-${SIGNS[state]}`}></use>
  </svg>`;

/** @param {Need} need */
function figure({ name, state, count, of, places }) {
  if (places) return t("page-dd-need-places", { count: places });
  if (of) return t("page-dd-need-count", { count: count ?? 0, of });
  if (name === "room" && state === "open") return t("page-dd-need-end");
  return count ?? "";
}
