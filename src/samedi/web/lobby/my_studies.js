/** The boards on which this person has tried things, the latest first. */
/** @import { StudyCard } from "../types.js" */
import { html } from "../vendor/lit-html/lit-html.js";
import { get } from "../app/api.js";
import { titleOf } from "../app/games.js";
import { meThere } from "../app/me.js";
import { sheet, toast } from "../app/ui.js";
import { language, say, t } from "../app/words.js";

/** Show the list. */
export async function openStudies() {
  try {
    await meThere();
    /** @type {StudyCard[]} */
    const cards = await get("/api/studies");
    sheet(t("page-lobby-studies"), (close) => drawn(cards, close), "menu");
  } catch (error) {
    toast(say(/** @type {any} */ (error).say ?? { code: "page-app-unreachable" }));
  }
}

/** @param {StudyCard[]} cards @param {() => void} close */
function drawn(cards, close) {
  if (!cards.length) return html`<p class="quiet">${t("page-lobby-studies-none")}</p>`;
  const when = new Intl.DateTimeFormat(language.value, { dateStyle: "medium", timeStyle: "short" });
  return html`<div class="menu-sheet">
    ${cards.map(
      ({ edit, game, name, at }) =>
        html`<a class="button" href=${`/study/${edit}`} @click=${close}
          >${[name || t("page-lobby-studies-unnamed"), titleOf(game), when.format(at)].join(" · ")}</a
        >`,
    )}
  </div>`;
}
