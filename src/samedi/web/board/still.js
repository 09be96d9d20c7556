/** What stands still is not drawn again. */
/** @import { Part } from "../vendor/lit-html/lit-html.js" */
import { noChange } from "../vendor/lit-html/lit-html.js";
import { Directive, directive } from "../vendor/lit-html/directive.js";

class Still extends Directive {
  /** What it was drawn from. @type {unknown[] | null} */
  known = null;

  /** @param {unknown[]} _from @param {() => unknown} draw */
  render(_from, draw) {
    return draw();
  }

  /** @param {Part} _part @param {[unknown[], () => unknown]} given */
  update(_part, [from, draw]) {
    if (this.known?.every((each, place) => each === from[place])) return noChange;
    this.known = from;
    return draw();
  }
}

/** A drawing of something, made anew when one of these is another. */
export const still = directive(Still);
