/** Files of what no server has. */
import { get } from "./api.js";
import { toast } from "./ui.js";
import { say } from "./words.js";

/** Save what the house of this device has at the address of a link. @param {MouseEvent} event */
export async function saveFromHere(event) {
  const { pathname, download } = /** @type {HTMLAnchorElement} */ (event.currentTarget);
  event.preventDefault();
  try {
    const found = await get(pathname);
    const file = new Blob([typeof found === "string" ? found : JSON.stringify(found)]);
    const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(file), download });
    link.click();
    URL.revokeObjectURL(link.href);
  } catch (error) {
    toast(say(/** @type {any} */ (error).say ?? { code: "page-here-trouble" }));
  }
}
