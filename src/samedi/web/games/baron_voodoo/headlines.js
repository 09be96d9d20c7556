/** A turn as one short line of the log: the jump, what it took, what it brought. */
/** @import { Message } from "../../types.js" */
/** @import { Context, Shown } from "./model.js" */
/** @import { Die } from "./model.js" */
import { dieName, loaName } from "./names.js";

/** @param {Shown[]} deeds @param {Context} ctx @returns {string | null} */
export function headline(deeds, ctx) {
  const told = deeds.flatMap((deed) => part(deed, ctx) ?? []);
  const points = pointsOf(deeds);
  const parts = points ? [...told, ctx.t("page-bv-log-points", { points })] : told;
  return parts.length ? parts.join(", ") : null;
}

/** @param {Shown} deed @param {Context} ctx @returns {string | null} */
function part({ action, told }, ctx) {
  const die = "die" in action ? action.die : dieIn(told);
  switch (action.type) {
    case "power":
      return loaName(action.loa, ctx);
    case "capture":
      return ctx.t("page-bv-log-jump", {
        from: action.from,
        to: action.to,
        die: die ? dieName(die, ctx) : "",
      });
    case "baron":
      return baronPart(told, die, ctx);
    case "place":
      return ctx.t("page-bv-log-place", { die: dieName(action.die, ctx), cell: action.cell });
    case "steal":
      return ctx.t("page-bv-log-steal", { die: dieName(action.die, ctx) });
    case "give":
      return ctx.t("page-bv-log-exchange");
    case "again":
      return ctx.t("page-bv-log-again");
    case "apply":
      return told?.code === "baron-apply-protection" ? ctx.t("page-bv-protected") : null;
    default:
      return null;
  }
}

/**
 * What Baron Samedi took, and from where.
 * @param {Message | null | undefined} told
 * @param {Die | null} die
 * @param {Context} ctx
 */
function baronPart(told, die, ctx) {
  if (!die)
    return told?.code === "baron-lowers-last"
      ? ctx.t("page-bv-log-lowers", { points: told.params?.points ?? 0 })
      : null;
  const cell = told?.params?.cell;
  return cell
    ? ctx.t("page-bv-log-takes", { cell, die: dieName(die, ctx) })
    : ctx.t("page-bv-log-line", { die: dieName(die, ctx) });
}

/** The die a sentence speaks of. @param {Message | null | undefined} told @returns {Die | null} */
export function dieIn(told) {
  const name = (/** @type {string} */ key) =>
    String(told?.params?.[key] ?? "")
      .split("-")
      .at(-1);
  return name("colour") && name("face")
    ? /** @type {Die} */ ({ colour: name("colour"), face: name("face") })
    : null;
}

/** What brings points to whoever does it, as the sentence about it says. */
const SCORING = ["baron-apply-soul", "baron-close", "baron-lower-joins"];

/** What groups and souls brought. @param {Shown[]} deeds */
function pointsOf(deeds) {
  const told = deeds.filter((deed) => SCORING.includes(deed.told?.code ?? ""));
  return told.reduce((sum, deed) => sum + Number(deed.told?.params?.points ?? 0), 0);
}
