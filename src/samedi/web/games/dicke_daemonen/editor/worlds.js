/** Worlds to choose by name, and the generator. */
import { html, nothing, svg } from "../../../vendor/lit-html/lit-html.js";
import { signal } from "../../../vendor/signals-core/signals-core.module.js";
import { post } from "../../../app/api.js";
import { icon } from "../../../app/ui.js";
import { t } from "../../../app/words.js";
import { woven } from "../atlas.js";
import { cords } from "../cords.js";
import { ELEMENTS } from "../colours.js";
import { ends } from "../clearance.js";
import { generate, presets } from "./easel.js";

/** @typedef {import("../lines.js").Point} Point */
/** @typedef {{ name: string, world: any, points: number, crossings: { lines: string[], at: Point }[] }} Preset */

const MOST_SEED = 2 ** 53 - 1;
const NEW_SEEDS = 10_000;

export class Shelf {
  /** @param {unknown} world what is chosen so far */
  constructor(world) {
    this.presets = signal(/** @type {Preset[]} */ ([]));
    this.chosen = signal(typeof world === "string" ? world : null);
    this.seed = signal(isSeed(world) ? world.seed : Math.floor(Math.random() * NEW_SEEDS));
    this.grown = signal(/** @type {import("./needs.js").Report | null} */ (null));
    this.isGrowing = signal(false);
    this.isUnreached = signal(false);
  }

  /** Fetch what is shown, once. */
  async open() {
    if (this.presets.value.length) return;
    try {
      this.presets.value = await presets();
      if (!this.chosen.value) this.chosen.value = this.presets.value[0]?.name ?? null;
      await this.grow(this.seed.value);
    } catch {
      this.isUnreached.value = true;
    }
  }

  /** @param {number} seed */
  async grow(seed) {
    this.seed.value = seed;
    this.isGrowing.value = true;
    try {
      const grown = await generate(seed);
      if (this.seed.value === seed) this.grown.value = grown;
      this.isUnreached.value = false;
    } catch {
      this.isUnreached.value = true;
    }
    this.isGrowing.value = false;
  }
}

/** @param {unknown} world @returns {world is { seed: number }} */
export const isSeed = (world) => typeof world === "object" && world !== null && "seed" in world;

/** @param {Shelf} shelf @param {{ use: (world: unknown) => void, drawOver: (world: any) => void }} deeds */
export function worlds(shelf, deeds) {
  return html`<div class="worlds">
    ${
      shelf.isUnreached.value
        ? html`<p class="tell no">${icon("help")}<span>${t("page-dd-ask-unreached")}</span></p>`
        : nothing
    }${named(shelf, deeds)}${generator(shelf, deeds)}
  </div>`;
}

/** @param {Shelf} shelf @param {{ use: (world: unknown) => void, drawOver: (world: any) => void }} deeds */
function named(shelf, { use, drawOver }) {
  const chosen = shelf.presets.value.find(({ name }) => name === shelf.chosen.value);
  return html`<section class="panel">
    <div>
      <h2>${t("page-dd-choose-world")}</h2>
      <p class="quiet small">${t("page-dd-choose-world-about")}</p>
    </div>
    <div class="thumbs">
      ${shelf.presets.value.map(
        (preset) =>
          html`<button
            class="thumb"
            aria-pressed=${preset === chosen ? "true" : "false"}
            @click=${() => (shelf.chosen.value = preset.name)}
          >
            ${picture(preset.world, preset.crossings, preset.name)}<b>${t(`page-dd-preset-${preset.name}`)}</b
            ><small>${size(preset)}</small>
          </button>`,
      )}
    </div>
    ${
      chosen
        ? html`<div class="ways">
            <button class="go" @click=${() => use(chosen.name)}>
              ${t("page-dd-play-preset", { name: t(`page-dd-preset-${chosen.name}`) })}</button
            ><button @click=${() => drawOver(chosen.world)}>${t("page-dd-draw-over")}</button>
          </div>`
        : nothing
    }
  </section>`;
}

/** @param {Shelf} shelf @param {{ use: (world: unknown) => void, drawOver: (world: any) => void }} deeds */
function generator(shelf, { use, drawOver }) {
  const grown = shelf.grown.value;
  const another = () => shelf.grow(Math.floor(Math.random() * NEW_SEEDS));
  const given = (/** @type {Event} */ event) => {
    const seed = Number(/** @type {HTMLInputElement} */ (event.target).value);
    if (Number.isInteger(seed) && seed >= 0 && seed <= MOST_SEED) shelf.grow(seed);
  };
  return html`<section class="panel" aria-busy=${shelf.isGrowing.value ? "true" : "false"}>
    <div>
      <h2>${t("page-dd-generator")}</h2>
      <p class="quiet small">${t("page-dd-generator-about")}</p>
    </div>
    ${
      grown?.world
        ? html`<div class="gen">${picture(grown.world, grown.crossings, "grown")}</div>
            <p class="quiet small">${size({ crossings: grown.crossings, points: grown.points ?? 0 })}</p>`
        : nothing
    }
    <label class="field-l"
      >${t("page-dd-seed")}<input
        type="number"
        min="0"
        max=${MOST_SEED}
        inputmode="numeric"
        .value=${String(shelf.seed.value)}
        @change=${given}
    /></label>
    <div class="ways">
      <button
        class="go"
        ?disabled=${!grown?.ok || shelf.isGrowing.value}
        @click=${() => use({ seed: shelf.seed.value })}
      >
        ${t("page-dd-use-generated")}
      </button>
      <button ?disabled=${shelf.isGrowing.value} @click=${another}>
        ${icon("dice")}${t("page-dd-another")}
      </button>
      <button ?disabled=${!grown?.ok} @click=${() => drawOver(grown?.world)}>
        ${t("page-dd-draw-over")}
      </button>
    </div>
  </section>`;
}

/** @param {{ crossings: unknown[], points: number }} world */
const size = ({ crossings, points }) => t("page-dd-size", { crossings: crossings.length, points });

/** @type {WeakMap<object, import("../cords.js").Laid & { box: number[] }>} */
const laid = new WeakMap();

/** A small picture of a world. `name` keeps its parts apart from others on the page.
 * @param {any} world @param {{ lines: string[], at: Point }[]} crossings @param {string} name */
export function picture(world, crossings, name) {
  let found = laid.get(world);
  if (!found) laid.set(world, (found = layOut(world, crossings)));
  return html`<svg class="thumb-world" viewBox=${found.box.join(" ")} aria-hidden="true">
    ${cords(svg, found, `thumb-${name}`)}
  </svg>`;
}

/** A small picture of a world as a table's options name it. @param {any} wanted */
export async function pictureOf(wanted) {
  const { world, crossings } = await laidOutBy(wanted);
  return picture(
    world,
    crossings,
    typeof wanted === "string" ? `of-${wanted}` : `of-${wanted.seed ?? "own"}`,
  );
}

/** @type {Promise<Preset[]> | null} */
let allPresets = null;

/** What the server makes of a world.
 * @param {any} wanted @returns {Promise<{ world?: any, crossings: Preset["crossings"] }>} */
async function laidOutBy(wanted) {
  if (typeof wanted === "string") {
    allPresets ??= presets();
    return /** @type {Preset} */ ((await allPresets).find(({ name }) => name === wanted));
  }
  if (isSeed(wanted)) return generate(wanted.seed);
  return post("/api/worlds/check", { strokes: wanted.lines, knots: wanted.knots });
}

/** @param {any} world @param {{ lines: string[], at: Point }[]} crossings */
function layOut(world, crossings) {
  /** @type {Point[]} */
  const all = ELEMENTS.flatMap((colour) => world.lines[colour]);
  const [[left, right], [top, bottom]] = [ends(all, 0), ends(all, 1)];
  const scale = 820 / Math.max(right - left, bottom - top);
  /** @param {Point} point @returns {Point} */
  const sized = ([x, y]) => [(x - left) * scale, (y - top) * scale];
  const lines = Object.fromEntries(ELEMENTS.map((colour) => [colour, world.lines[colour].map(sized)]));
  const knots = Object.fromEntries(ELEMENTS.map((colour) => [colour, sized(world.knots[colour])]));
  const made = woven(
    lines,
    crossings.map((each) => ({ ...each, at: sized(each.at) })),
  );
  return {
    lines: made.lines,
    crossings: made.crossings,
    knots,
    box: [-40, -40, (right - left) * scale + 80, (bottom - top) * scale + 80],
  };
}
