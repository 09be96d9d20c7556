/** The boards on which this person has tried things, the latest first. */
/** @import { StudyCard } from "../types.js" */
import { html } from "../vendor/lit-html/lit-html.js";
import { get, Refusal } from "../app/api.js";
import { titleOf } from "../app/games.js";
import { house, isKeptHere, isReached, pythons } from "../app/here.js";
import { meThere } from "../app/me.js";
import { HAS_SERVER } from "../app/place.js";
import { sheet, toast } from "../app/ui.js";
import { language, say, t } from "../app/words.js";

/** Show the list: those of the server, if it answers, and those of this device. */
export async function openStudies() {
  const [there, here] = await Promise.allSettled([ofServer(), ofDevice()]);
  const cards = [there, here].flatMap((each) => (each.status === "fulfilled" ? each.value : []));
  if (!cards.length && there.status === "rejected") {
    toast(say(there.reason.say ?? { code: "page-app-unreachable" }));
    return;
  }
  cards.sort((one, other) => other.at - one.at);
  sheet(t("page-lobby-studies"), (close) => drawn(cards, close), "menu");
}

/** @returns {Promise<StudyCard[]>} */
async function ofServer() {
  if (!HAS_SERVER) return [];
  if (!isReached.value) throw new Refusal(0, { code: "page-app-unreachable" });
  await meThere();
  return get("/api/studies");
}

/** @returns {Promise<StudyCard[]>} */
const ofDevice = async () => (pythons.value.length ? (await house(false)).listStudies() : []);

/** @param {StudyCard[]} cards @param {() => void} close */
function drawn(cards, close) {
  if (!cards.length) return html`<p class="quiet">${t("page-lobby-studies-none")}</p>`;
  const when = new Intl.DateTimeFormat(language.value, { dateStyle: "medium", timeStyle: "short" });
  return html`<div class="menu-sheet">
    ${cards.map(
      ({ edit, game, name, at }) =>
        html`<a class="button" href=${`/study/${edit}`} @click=${close}
          >${[
            name || t("page-lobby-studies-unnamed"),
            titleOf(game),
            when.format(at),
            ...(isKeptHere(edit) ? [t("page-here-kept")] : []),
          ].join(" · ")}</a
        >`,
    )}
  </div>`;
}
