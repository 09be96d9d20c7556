/** The board in words: tables and lists of what lies where, beside the picture and on a sheet. */
/** @import { Context, GamePage, ReadPart } from "../types.js" */
/** @import { TableModel } from "./model.js" */
/** @import { TableScreen } from "./play.js" */
import { html, render } from "../vendor/lit-html/lit-html.js";
import { effect } from "../vendor/signals-core/signals-core.module.js";
import { atRest, sheet } from "../app/ui.js";
import { t } from "../app/words.js";

/**
 * Keep the board's words true beside its picture; they change when the position does.
 * @param {TableScreen} screen
 * @param {(ctx: Context) => ReadPart[]} read
 * @returns {() => void}
 */
export function keepReading({ board, model }, read) {
  /** @type {Context["play"] | null} */
  let known = null;
  const write = atRest();
  const draw = (/** @type {Context} */ ctx) =>
    render(
      html`<h2>${t("page-table-reading")}</h2>
        ${parts(read(ctx))}`,
      board.words,
    );
  return effect(() => {
    const ctx = model.ctx.value;
    if (ctx.play === known) return;
    known = ctx.play;
    write(() => draw(ctx), model.moment.peek().isPassing);
  });
}

/** The same for everybody, on a sheet. @param {{ game: GamePage, model: TableModel }} parts */
export async function openReading({ game, model }) {
  const reader = await game.reading?.();
  if (!reader) return;
  sheet(
    t("page-table-reading"),
    () => html`<div class="reading" tabindex="0">${parts(reader.reading(model.ctx.value))}</div>`,
    "wide",
  );
}

/** @param {ReadPart[]} all */
const parts = (all) => all.map((part) => ("lines" in part ? list(part) : table(part)));

/** @param {Extract<ReadPart, { lines: string[] }>} part */
function list({ title, lines }) {
  return html`<h3>${title}</h3>
    <ul>
      ${lines.map((line) => html`<li>${line}</li>`)}
    </ul>`;
}

/** @param {Extract<ReadPart, { rows: unknown }>} part */
function table({ title, columns, rows }) {
  return html`<table>
    <caption>
      ${title}
    </caption>
    <thead>
      <tr>
        <td></td>
        ${columns.map((name) => html`<th scope="col">${name}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ({ name, cells }) =>
          html`<tr>
            <th scope="row">${name}</th>
            ${cells.map((cell) => html`<td>${cell}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;
}
