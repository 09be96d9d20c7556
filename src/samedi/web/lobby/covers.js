/** The cover of a game. */
/** @import { GameCard } from "../types.js" */
import { html, nothing } from "../vendor/lit-html/lit-html.js";

/** A picture that fills the head of a card. @param {GameCard} card */
export function coverOf({ cover }) {
  const { box, draw } = cover();
  return html`<svg
    class="cover"
    viewBox=${box.join(" ")}
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    ${draw}
  </svg>`;
}

/** The whole board, small, where the game shows it. @param {GameCard} card */
export function boardOf({ board }) {
  if (!board) return nothing;
  const { box, draw } = board();
  return html`<svg class="mini" viewBox=${box.join(" ")} aria-hidden="true">${draw}</svg>`;
}
