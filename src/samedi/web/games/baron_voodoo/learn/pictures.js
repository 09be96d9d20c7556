/** The pictures of Baron Voodoo's rules. */
import { html, svg } from "../../../vendor/lit-html/lit-html.js";
import { t } from "../../../app/words.js";
import { figure, figures, points, small } from "../../../learn/figures.js";
import { chosen, die, hop, lit, patch, stop, ward } from "./souls.js";

const LOAS = { mamy_wata: "yellow", papa_legba: "red", erzulie_freda: "purple", gran_bwa: "turquoise" };
const FACES = { offering: "PO", soul: "YS", change: "PC", protection: "YP", steal: "PV", exchange: "YX" };
const SETUPS = ["random", "draft", "balanced", "chaotic"];
const STEPS = { a: "hat", b: "RO", c1: "offering", c2: "WC", c3: "YS", c4: "TX", c5: "PV", d: "hat" };

/** A die by itself. @param {string} written */
const alone = (written) => small([-2, -2, 70, 72], die(written, 0, 0));

/** @param {string} loa @param {string} [kind] */
const emblem = (loa, kind = "") =>
  html`<svg class=${`emblem ${kind}`} aria-hidden="true">
    <use href=${`#loa-${loa.replace("_", "-")}`}></use>
  </svg>`;

function board() {
  const corner = patch(["T:TP P:PC R:RP", "Y:YC #: T:TC", "P:PP R:RC Y:YP"]);
  return html`${figures(
      figure(corner, "page-learn-baron-board-picture", "page-learn-baron-board-caption"),
      html`<figure class="loas">
        <ul>
          ${Object.entries(LOAS).map(
            ([loa, colour]) => html`<li>${emblem(loa, colour)}<b>${t(`baron-loa-${loa}`)}</b></li>`,
          )}
        </ul>
        <figcaption>${t("page-learn-baron-board-loas")}</figcaption>
      </figure>`,
    )}
    <h2>${t("page-learn-baron-board-ways")}</h2>
    <ul class="plain">
      ${SETUPS.map((each) => html`<li>${t(`baron-option-setup-${each}`)}</li>`)}
    </ul>`;
}

function turn() {
  const sign = (/** @type {string} */ look) =>
    look.length === 2
      ? alone(look)
      : html`<svg class=${`sign ${look}`} aria-hidden="true"><use href=${`#${look}`}></use></svg>`;
  return html`<ol class="stages">
    ${Object.entries(STEPS).map(
      ([step, look]) =>
        html`<li class=${step === "b" ? "must" : ""}>
          ${sign(look)}
          <span
            ><b><span class="quiet">${step.toUpperCase()}</span> ${t(`page-learn-baron-turn-${step}`)}</b
            ><small>${t(`page-learn-baron-turn-${step}-about`)}</small></span
          >
        </li>`,
    )}
  </ol>`;
}

function capture() {
  const jump = patch(["R:RO Y:YS W:WX"], {
    lifted: "0,0",
    under: lit(2, 0),
    over: svg`${chosen(0, 0)}${hop([0, 0], [2, 0], { bend: 90 })}`,
  });
  const full = patch(["R:RV Y:YX W:PC,YO,TV"], {
    lifted: "0,0",
    over: svg`${chosen(0, 0)}${hop([0, 0], [2, 0], { bend: 90, isDotted: true })}${stop(2, 0, 8)}`,
  });
  const safe = patch(["R:RS Y:TO W:"], {
    lifted: "0,0",
    over: svg`${chosen(0, 0)}${hop([0, 0], [2, 0], { bend: 90, isDotted: true })}${ward(1, 0, "turquoise")}`,
  });
  return figures(
    ...Object.entries({ "": jump, "-full": full, "-ward": safe }).map(([kind, drawn]) =>
      figure(
        room(drawn),
        kind ? `page-learn-baron-capture${kind}` : "page-learn-baron-capture-picture",
        `page-learn-baron-capture${kind}-caption`,
      ),
    ),
  );
}

/** Leave room for arcs above. @param {{ box: number[], draw: unknown }} picture */
const room = ({ box: [x, y, width, height], draw }) => ({ box: [x, y - 40, width, height + 40], draw });

function faces() {
  return html`<ul class="facelist">
    ${Object.entries(FACES).map(
      ([face, written]) =>
        html`<li>
          ${alone(written)}<span
            ><b>${t(`baron-face-${face}`)}</b> <small>${t(`page-learn-baron-faces-${face}`)}</small></span
          >
        </li>`,
    )}
  </ul>`;
}

function powers() {
  const shown = {
    mamy_wata: patch(["Y: R:RS W: T:TO P:PX"], {
      over: svg`${hop([1, 0], [0, 0], { bend: 22 })}
        ${hop([3, 0], [1, 0], { bend: 44 })}${hop([4, 0], [2, 0], { bend: 44 })}`,
    }),
    papa_legba: patch(["R:RC Y:YV P:PS,WO T: W:WX"], {
      under: lit(3, 0),
      over: hop([1, 0], [3, 0], { bend: 80 }),
    }),
    erzulie_freda: patch(["P:PO W:WS T:TC,RP Y:YX R:RS"], {
      over: hop([1, 0], [4, 0], { bend: 90, isDouble: true }),
    }),
    gran_bwa: patch(["T:TS W:WC,YO,TX R:RV Y: P:PP"], {
      over: svg`${hop([1, 0], [0, 0], { bend: 60 })}${hop([1, 0], [2, 0], { bend: 60 })}`,
    }),
  };
  return html`<ul class="powers">
      ${Object.entries(shown).map(
        ([loa, picture]) =>
          html`<li>
            <p>
              ${emblem(loa, LOAS[/** @type {keyof typeof LOAS} */ (loa)])}<span
                ><b>${t(`baron-loa-${loa}`)}</b><small>${t(`page-learn-baron-powers-${loa}`)}</small></span
              >
            </p>
            ${small(room(picture).box, picture.draw, "view")}
          </li>`,
      )}
    </ul>
    <p>${t("page-learn-baron-powers-protected")}</p>`;
}

function combinations() {
  const shown = {
    icon: [["RS", "YS", "WS"], 3],
    colour: [["TO", "TV"], 1],
    four: [["PO", "PC", "PV", "PX"], 5],
  };
  return html`<ul class="combos">
      ${Object.entries(shown).map(
        ([kind, [dice, worth]]) =>
          html`<li>
            <p class="zone">${/** @type {string[]} */ (dice).map(alone)}</p>
            <p><b>${points(Number(worth))}</b>, ${t(`page-learn-baron-combinations-${kind}`)}</p>
          </li>`,
      )}
    </ul>
    <p class="tell">
      <svg aria-hidden="true"><use href="#baron"></use></svg
      ><span>${t("page-learn-baron-combinations-marker")}</span>
    </p>`;
}

function end() {
  const rows = [
    ["papa_legba", ["RS", "RO", "RX"], 3, ["TC", "TV"], 1],
    ["gran_bwa", ["RC", "RP"], 0, ["TS", "TO"], 1],
  ];
  return html`<figure class="worlds" role="img" aria-label=${t("page-learn-baron-end-picture")}>
      ${rows.map(
        ([loa, red, three, blue, one]) =>
          html`<p>
            ${emblem(String(loa), LOAS[/** @type {keyof typeof LOAS} */ (loa)])}<span class="zone"
              >${/** @type {string[]} */ (red).map(alone)}<b>${three ? `+ ${three}` : "–"}</b></span
            >
            <span class="zone">${/** @type {string[]} */ (blue).map(alone)}<b>+ ${one}</b></span>
          </p>`,
      )}
    </figure>
    <p>${t("page-learn-baron-end-caption")}</p>
    <p>${t("page-learn-baron-end-blocked")}</p>`;
}

function teams() {
  const pairings = [
    [
      ["papa_legba", "mamy_wata"],
      ["erzulie_freda", "gran_bwa"],
    ],
    [
      ["erzulie_freda", "mamy_wata"],
      ["papa_legba", "gran_bwa"],
    ],
  ];
  const seat = (/** @type {string} */ loa, /** @type {number} */ x, /** @type {number} */ y) =>
    svg`<g class=${LOAS[/** @type {keyof typeof LOAS} */ (loa)]}>
      <use href=${`#loa-${loa.replace("_", "-")}`} x=${x} y=${y} width="76" height="76"></use></g>`;
  const pictures = pairings.map(([one, other]) => ({
    box: [0, 0, 300, 210],
    draw: svg`<rect class="velvet" x="60" y="40" width="180" height="130" rx="40"></rect>
    <path class="partners" d="M150 70V140"></path><path class="partners across" d="M92 105H208"></path>
    ${seat(one[0], 112, 0)}${seat(one[1], 112, 134)}${seat(other[0], 20, 67)}${seat(other[1], 204, 67)}`,
  }));
  return html`<figure role="img" aria-label=${t("page-learn-baron-teams-picture")}>
    <div class="pics">${pictures.map(({ box, draw }) => small(box, draw, "view"))}</div>
    <figcaption>${t("page-learn-baron-teams-caption")}</figcaption>
  </figure>`;
}

function solo() {
  const rows = [
    "P:PC R:RO,YS Y:YC,TX W:WS T:TP",
    "W:WO T:TV P:PO R:RP Y:YO",
    "R:RX,PS Y:YC #:WV T:TC P:PV,RS",
  ];
  const way = svg`<path class="hop-case" d="M76 38H492M60 138H330"></path>
    <path class="hop dotted" d="M76 38H492M60 138H330"></path>
    <use href="#hat" x="12" y="-22" width="52" height="52"></use>${chosen(3, 1)}`;
  const board5 = patch(rows, { lifted: "3,1", over: way });
  const held = html`<p class="held">
    <svg aria-hidden="true"><use href="#baron"></use></svg
    ><span class="zone">${["RX", "RS", "RO"].map(alone)}<span class="place" aria-hidden="true">?</span></span>
  </p>`;
  return html`<figure>
      ${small([0, -34, 520, 354], board5.draw, "view", t("page-learn-baron-solo-picture"))}${held}
      <figcaption>${t("page-learn-baron-solo-caption")}</figcaption>
    </figure>
    <p>${t("page-learn-baron-solo-end")}</p>
    <p>${t("page-learn-baron-solo-levers")}</p>`;
}

export const pictures = { board, turn, capture, faces, powers, combinations, end, teams, solo };
