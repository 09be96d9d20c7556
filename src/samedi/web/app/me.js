/** Who sits at this screen and how they like it; kept in the browser. */
import { effect, signal } from "../vendor/signals-core/signals-core.module.js";
import { post } from "./api.js";
import { PERSON, playsHere } from "./here.js";
import { HAS_SERVER } from "./place.js";
import { LANGUAGES, speak } from "./words.js";

const KEY = "samedi";
const YEAR_S = 31_536_000;
const kept = read();

export const name = signal(String(kept.name ?? ""));
/** @type {import("../vendor/signals-core/signals-core.module.js").Signal<"system" | "light" | "dark">} */
export const theme = signal(kept.theme === "light" || kept.theme === "dark" ? kept.theme : "system");
export const sound = signal(kept.sound !== false);
/** Whether the server knows this person; who only reads the rules need not be known. */
export const isKnown = signal(kept.isKnown === true);
/** How fast things move; the document says it to the boards and styles. */
/** @type {import("../vendor/signals-core/signals-core.module.js").Signal<"calm" | "brisk" | "off">} */
export const speed = signal(kept.speed === "brisk" || kept.speed === "off" ? kept.speed : "calm");
/** Whether this person wants to be asked at every step, also where nobody would say no. */
export const asksAll = signal(kept.asksAll === true);
/** Whether this person has read that a tap lets everything arrive. */
export const knowsHurry = signal(kept.knowsHurry === true);
const chosenLanguage = signal(LANGUAGES.includes(String(kept.language)) ? String(kept.language) : spoken());

/** Keep what changes, and let the document follow theme and speed. */
effect(() => {
  const all = {
    name: name.value,
    theme: theme.value,
    sound: sound.value,
    speed: speed.value,
    asksAll: asksAll.value,
    knowsHurry: knowsHurry.value,
    language: chosenLanguage.value,
    isKnown: isKnown.value,
  };
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    /* a browser that keeps nothing still plays */
  }
  // so that the document can ask for its words early
  document.cookie = `language=${chosenLanguage.value}; path=/; max-age=${YEAR_S}; samesite=lax`;
  document.documentElement.dataset.theme = theme.value;
  document.documentElement.dataset.speed = speed.value;
});

/** Load the words of the language this person reads. @param {string} [folder] of the game whose words are enough */
export function speakMine(folder) {
  return speak(chosenLanguage.value, folder);
}

/** Chosen first, so that whoever loads words meanwhile loads the same. @param {string} wanted */
export async function setLanguage(wanted) {
  const before = chosenLanguage.peek();
  chosenLanguage.value = wanted;
  try {
    await speak(wanted);
  } catch (error) {
    chosenLanguage.value = before;
    throw error;
  }
}

/** @type {Promise<string> | null} */
let known = null;

/** This person's id where new tables are: on this device, or at the server. @returns {Promise<string>} */
export const me = () => (playsHere.value ? Promise.resolve(PERSON) : meThere());

/** This person's id at the server; the first time it is asked for one. @returns {Promise<string>} */
export function meThere() {
  if (!HAS_SERVER) return Promise.resolve(PERSON);
  known ??= post("/api/me").then(
    (answer) => {
      isKnown.value = true;
      return answer.person;
    },
    (error) => {
      known = null;
      throw error;
    },
  );
  return known;
}

/** @returns {Record<string, unknown>} */
function read() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {};
  } catch {
    return {};
  }
}

/** The first language of the browser that there are words for. */
function spoken() {
  const wanted = navigator.languages.map((each) => each.slice(0, 2));
  return wanted.find((each) => LANGUAGES.includes(each)) ?? LANGUAGES[0];
}
