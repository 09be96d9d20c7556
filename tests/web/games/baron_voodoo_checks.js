/** What test_baron_voodoo.py checks inside the page; loaded there as a module. */
import { html, render, svg } from "/vendor/lit-html/lit-html.js";
import * as words from "/app/words.js";
import * as choosing from "/board/choosing.js";
import { TableModel } from "/table/model.js";
import game from "/games/baron_voodoo/game.js";
import { sheet } from "/games/baron_voodoo/sheet.js";
import { reading } from "/games/baron_voodoo/reading.js";
import { setup } from "/games/baron_voodoo/setup.js";

const names = ["Léa", "Ysolde", "Noé", "Achille"];
const ODD = /undefined|NaN|null|page-|baron-/;

const modelOf = (entry, before, history, seat = entry.awaits.seat ?? 0) => {
  const { awaits, position, facts, constants, prospects, options, legal, result } = entry;
  const play = {
    awaits,
    position,
    facts,
    prospects,
    legal,
    result,
    status: [],
    asked: awaits.seat,
    confirming: false,
    length: history.length,
  };
  const seats = position.players.map((_, index) => ({
    occupant: { type: "person", person: names[index], name: names[index] },
  }));
  const model = new TableModel(game, {
    version: 1,
    seat,
    stage: result ? "over" : "playing",
    options,
    constants,
    seats,
    play,
  });
  model.history.value = history;
  model.show({ play, last: history.slice(-1), before, isNow: true });
  return model;
};
const shown = ({ awaits, action, told, explained }) => ({
  seat: awaits.seat ?? null,
  action,
  told,
  explained,
  chance: awaits.kind === "chance",
});
const drawn = (what) => {
  const host = document.createElement("div");
  render(what ?? null, host);
  return host;
};
const pressable = (ctx) =>
  new Map(
    [...drawn(game.tray(ctx)).querySelectorAll("button[data-pick]")].map((each) => [each.dataset.pick, each]),
  );

/** Every legal action can be picked on the board or by a button, step by step, and means one thing. */
const checkPicks = (model, tell) => {
  const all = model.choices.value;
  const meanings = new Set();
  const seen = new Set();
  const known = new Map();
  all.forEach(({ action, orders }) => {
    if (orders.length !== 1 || !orders[0].length) return tell(`no picks for ${JSON.stringify(action)}`);
    const [order] = orders;
    const key = order.join(" ");
    if (meanings.has(key)) tell(`${key} means two actions`);
    meanings.add(key);
    order.forEach((id, step) => {
      const prefix = order.slice(0, step);
      if (seen.has([...prefix, id].join(" "))) return;
      seen.add([...prefix, id].join(" "));
      checkPick(id, after(model, prefix, known), key, tell);
      if (choosing.made(all, prefix)) tell(`${key} is done too early`);
    });
    if (choosing.made(all, order) !== action) tell(`${key} makes something else`);
  });
  model.picked.value = [];
};

/** What stands on the board and in the tray once a prefix is picked. */
const after = (model, prefix, known) => {
  const name = prefix.join(" ");
  if (!known.has(name)) {
    model.picked.value = prefix;
    const ctx = model.ctx.value;
    known.set(name, { ctx, targets: game.scene(ctx.position, ctx).targets, buttons: pressable(ctx) });
  }
  return known.get(name);
};

/** Whoever may jump need not say that no power is used. */
const isSaidByAJump = (id, ctx) => id === "@pass" && ctx.offered.some(({ type }) => type === "capture");

const checkPick = (id, { ctx, targets, buttons }, key, tell) => {
  if (!ctx.mark(id).legal) tell(`${id} of ${key} is not lit`);
  checkPlaces(
    id,
    targets.filter((target) => target.id === id),
    tell,
  );
  const answer = game.answer(id, ctx);
  const button = buttons.get(id);
  if (!answer && !button && !isSaidByAJump(id, ctx)) tell(`${id} of ${key} has no button`);
  if (answer && button) tell(`${id} of ${key} has two buttons`);
  if (button && (button.disabled || isOdd(button.getAttribute("aria-label"))))
    tell(`odd button ${button.outerHTML}`);
  if (answer && isOdd([answer.label, answer.detail, answer.say].filter(Boolean).join(" ")))
    tell(`odd answer ${JSON.stringify(answer)}`);
};

/** Whatever is not beside the board has one place on it, with a name. */
const checkPlaces = (id, places, tell) => {
  if (!/^(@|zone:|spirit:|pool:)/.test(id) && places.length !== 1) tell(`${id} has ${places.length} places`);
  if (places.some(({ label }) => isOdd(label))) tell(`odd label ${places[0].label}`);
};

const isOdd = (text) => !text || ODD.test(text);

/** What the bar offers can be told apart; a question is asked at every prefix. */
const checkWords = (model, tell) => {
  const prefixes = new Map(
    [[], ...model.choices.value.map(({ orders }) => orders[0].slice(0, -1))].map((prefix) => [
      prefix.join(),
      prefix,
    ]),
  );
  for (const prefix of prefixes.values()) {
    model.picked.value = prefix;
    const ctx = model.ctx.value;
    const said = choosing
      .offered(model.choices.value, prefix)
      .map((id) => game.answer(id, ctx))
      .filter(Boolean)
      .map((each) => each.say ?? `${each.label} ${each.detail ?? ""}`);
    if (new Set(said).size < said.length) tell(`answers look alike: ${said}`);
    const texts = [game.question(ctx), game.note(ctx) ?? "", ...(game.steps(ctx)?.names ?? [])];
    if (!texts[0] || texts.some((text) => ODD.test(text))) tell(`odd question: ${texts}`);
  }
  model.picked.value = [];
};

const checkPanels = (ctx, tell) => {
  const seats = ctx.position.players.map((_, seat) => seat);
  const result = ctx.play.result;
  const host = drawn(
    html`${game.label(ctx)} ${game.where(ctx)} ${JSON.stringify(reading(ctx))}
    ${seats.map(
      (seat) =>
        html`${game.card(seat, ctx)}${game.chip(seat, ctx)}${game.emblem(seat, ctx)}
        ${game.role(seat, ctx)}${game.score(seat, ctx)}`,
    )}
    ${(game.groups(ctx) ?? []).map(
      (group) => html`${game.team(group, ctx)}${game.teamChip(group, ctx)}`,
    )}${game.aside(ctx)}${game.tray(ctx)}${result ? sheet(result, ctx) : ""}`,
  );
  if (ODD.test(host.textContent))
    tell(`odd words: ${host.textContent.match(/.{0,30}(undefined|NaN|null|page-|baron-).{0,30}/)[0]}`);
  if (host.querySelector("[style]")) tell("an inline style");
  const picture = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const scene = game.scene(ctx.position, ctx);
  render(svg`${scene.ground}${scene.pieces.map((piece) => piece.draw)}${scene.over}`, picture);
  if (/NaN|undefined/.test(picture.innerHTML)) tell("an odd drawing");
  const dice =
    Object.values(ctx.position.board).flat().length +
    (ctx.position.line ?? []).length +
    (ctx.position.column ?? []).length;
  if (scene.pieces.length !== dice) tell(`${scene.pieces.length} pieces for ${dice} dice`);
  const ids = scene.targets.map(({ id }) => id);
  if (new Set(ids).size !== ids.length) tell("two targets with one name");
};

/** An action of each kind drawn as a preview. */
const checkPreviews = (model, legal, tell) => {
  const each = new Map(legal.map((action) => [action.type, action]));
  for (const action of each.values()) {
    model.preview.value = action;
    const ctx = model.ctx.value;
    const picture = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    render(game.scene(ctx.position, ctx).over, picture);
    const marks = picture.querySelectorAll(".bv-hop, .bv-ghosted, .bv-line-on").length;
    if (/NaN|undefined/.test(picture.innerHTML)) tell(`odd preview of ${JSON.stringify(action)}`);
    if (["capture", "slide", "put", "place"].includes(action.type) && !marks)
      tell(`no preview of ${JSON.stringify(action)}`);
  }
  model.preview.value = null;
};

const checkEntry = (entry, before, history, tell) => {
  const model = modelOf(entry, before, history);
  if (entry.legal) {
    checkPicks(model, tell);
    checkPreviews(model, entry.legal, tell);
    checkWords(model, tell);
  }
  checkPanels(model.ctx.value, tell);
};

window.checkGame = async (entries, language) => {
  await words.speak(language);
  const problems = [];
  const history = [];
  const steps = new Set();
  let whys = 0;
  entries.forEach((entry, at) => {
    const tell = (text) => {
      problems.push(`${at} ${entry.awaits.step}: ${text}`);
    };
    if (entry.look) checkEntry(entry, entries[at - 1]?.position ?? null, [...history], tell);
    if (entry.look && entry.explained?.length) whys += 1;
    if (entry.look) steps.add(entry.awaits.step);
    if (entry.action) history.push(shown(entry));
  });
  return { problems: problems.slice(0, 20), steps: [...steps], whys };
};
window.plansOf = (entry) => game.plans(modelOf(entry, null, []).ctx.value);
/** The groups on the screen while dice are lowered, each with what it scores, and the dice that stay. */
window.loweringOf = (entry) => {
  const model = modelOf(entry, null, []);
  if (!entry.facts.lowering.points) model.picked.value = ["@lower"];
  const host = drawn(game.tray(model.ctx.value));
  const dice = (group) => [...group.querySelectorAll("[data-pick]")].map((each) => each.dataset.pick);
  return {
    groups: [...host.querySelectorAll(".bv-grp:not(.bv-loose)")].map((group) => ({
      dice: dice(group),
      points: Number(group.querySelector(".bv-pts b").textContent),
      jokers: group.querySelectorAll(".bv-joker").length,
    })),
    left: [...host.querySelectorAll(".bv-loose")].flatMap(dice),
  };
};
/** What is told of turning a die to each face, by its label. */
window.facesOf = (entry, picked) => {
  const model = modelOf(entry, null, []);
  model.picked.value = picked;
  const offered = choosing.offered(model.choices.value, picked).filter((id) => id.startsWith("@face"));
  return offered.map((id) => game.answer(id, model.ctx.value).detail ?? "");
};
window.whyOf = (entries, seat) =>
  drawn(game.aside(modelOf(entries.at(-1), null, entries.slice(0, -1).map(shown), seat).ctx.value))
    .textContent;
window.setup = setup;
window.wish = (entry, picked, id) => game.wish(picked, id, modelOf(entry, null, []).ctx.value);
window.sheetOf = (entry) =>
  [...drawn(sheet(entry.result, modelOf(entry, null, []).ctx.value)).querySelectorAll("tr")].map((row) =>
    [...row.children].map((cell) => cell.textContent.trim()),
  );

/** From every preset, every value of every lever that is shown. */
window.tryLevers = () =>
  setup.tables.flatMap(({ options }) =>
    setup.fields
      .filter((field) => !field.when || field.when(options))
      .flatMap((field) =>
        valuesOf(field).map((value) => {
          const changed = setup.complete(field.set(options, value));
          return { name: field.name, value, options: changed, now: field.get(changed) };
        }),
      ),
  );

const valuesOf = ({ values, kind, min, max }) => {
  if (values) return values.map(({ value }) => value);
  return kind === "switch" ? [true, false] : Array.from({ length: max - min + 1 }, (_, n) => n + min);
};
