/** The log: a whole turn in one line. */

/** @import { Ctx } from "./types.js" */
/** @import { Shown } from "./types.js" */

/** What the server tells of a deed, by its code, as a few words. @type {Record<string, string>} */
const SHORT = {
  "chevalier-enter-first": "page-cn-line-enter",
  "chevalier-enter": "page-cn-line-enter",
  "chevalier-enter-meets": "page-cn-line-enter-meets",
  "chevalier-enter-pushes": "page-cn-line-enter-pushes",
  "chevalier-move": "page-cn-line-move",
  "chevalier-move-meets": "page-cn-line-move-meets",
  "chevalier-move-pushes": "page-cn-line-move-pushes",
  "chevalier-move-tresor": "page-cn-line-tresor",
  "chevalier-move-home": "page-cn-line-home",
  "chevalier-ride": "page-cn-line-ride",
  "chevalier-ride-meets": "page-cn-line-ride-meets",
  "chevalier-knight": "page-cn-line-knight",
  "chevalier-displace": "page-cn-line-displace",
};

/**
 * What the dice of a turn brought; of a turn that has only thrown so far, the dice themselves.
 * @param {Shown[]} deeds
 * @param {Ctx} ctx
 * @returns {string | null}
 */
export function headline(deeds, ctx) {
  const parts = deeds.flatMap(({ told }) =>
    told && SHORT[told.code] ? [ctx.say({ ...told, code: SHORT[told.code] })] : [],
  );
  if (parts.length) return parts.join(ctx.t("page-cn-line-and"));
  const faces = deeds.flatMap(({ action }) =>
    action.type === "roll" ? [action.face === "black" ? ctx.t("chevalier-black") : String(action.face)] : [],
  );
  return faces.length ? ctx.t("page-cn-line-throw", { faces: faces.join(", ") }) : null;
}
