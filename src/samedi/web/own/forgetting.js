/** The end: being forgotten by the server, and by this browser. */
import { html } from "../vendor/lit-html/lit-html.js";
import { post } from "../app/api.js";
import { placeOf } from "../app/place.js";
import { dialog, toast } from "../app/ui.js";
import { say, t } from "../app/words.js";
import { forgetFound } from "../engine/found_before.js";

const OURS = /^samedi/;

/** Ask once, and say what goes and what stays. */
export async function askToForget() {
  const answer = await dialog({
    title: t("own-forget-ask"),
    text: html`${["gone", "stays", "device"].map((each) => html`<p>${t(`own-forget-${each}`)}</p>`)}`,
    answers: [
      { value: "yes", label: t("own-forget-yes"), go: true },
      { value: "no", label: t("own-forget-no") },
    ],
  });
  if (answer === "yes") await forget();
}

/** Step by step, as many as it takes. */
async function forget() {
  try {
    for (let left = 1; left;) {
      ({ left } = await post("/api/me/forget"));
      if (left) toast(t("own-forgetting", { left }));
    }
  } catch (error) {
    toast(say(/** @type {any} */ (error).say ?? { code: "page-app-unreachable" }));
    return;
  }
  for (const kept of [localStorage, sessionStorage])
    for (const key of Object.keys(kept).filter((each) => OURS.test(each))) kept.removeItem(key);
  await forgetFound();
  location.assign(placeOf("/")); // everything begins anew, also what modules remember
}
