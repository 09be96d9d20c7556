/** What test_chevalier_noir.py checks inside the page; loaded there as a module. */
import { html, render } from "/vendor/lit-html/lit-html.js";
import * as words from "/app/words.js";
import * as choosing from "/board/choosing.js";
import { TableModel } from "/table/model.js";
import { sentence } from "/table/telling.js";
import game from "/games/chevalier_noir/game.js";
import { sheet } from "/games/chevalier_noir/sheet.js";
import { reading } from "/games/chevalier_noir/reading.js";
import * as ways from "/games/chevalier_noir/ways.js";
import * as cross from "/games/chevalier_noir/cross.js";

const names = ["Léa", "Ysolde", "Noé", "Achille"];

const modelOf = (entry, before, last, length) => {
  const { awaits, position, facts, constants, prospects, options, legal, result } = entry;
  const told = { position, facts, legal, prospects, result, status: [] };
  const play = { awaits, ...told, asked: awaits.seat, confirming: false, length };
  const seats = names
    .slice(0, options.players)
    .map((name) => ({ occupant: { type: "person", person: name, name } }));
  const model = new TableModel(game, {
    version: 1,
    seat: awaits.seat ?? 0,
    stage: result ? "over" : "playing",
    options,
    constants,
    seats,
    play,
  });
  model.show({ play, last, before, isNow: true });
  return model;
};
const shown = (entry) =>
  entry && entry.action
    ? [
        {
          seat: entry.awaits.seat,
          action: entry.action,
          told: entry.told,
          chance: entry.awaits.kind === "chance",
        },
      ]
    : [];
const pressable = (drawn) => {
  const host = document.createElement("div");
  render(drawn ?? null, host);
  return new Set([...host.querySelectorAll("button[data-pick]")].map((each) => each.dataset.pick));
};

/** Every legal action can be picked, by board and bar, in every order, and means one thing. */
const checkPicks = (model, legal, tell) => {
  const all = model.choices.value;
  const meanings = new Map();
  const known = new Map();
  const shownAfter = (picked) => {
    const key = picked.join();
    if (!known.has(key)) {
      model.picked.value = picked;
      const ctx = model.ctx.value;
      const targets = game.scene(ctx.position, ctx).targets.map((target) => target.id);
      known.set(key, { ctx, places: new Set([...targets, ...pressable(game.tray(ctx))]) });
    }
    return known.get(key);
  };
  all.forEach(({ action, orders }, at) => {
    if (!orders.length || orders.some((order) => !order.length))
      tell(`no picks for ${JSON.stringify(action)}`);
    orders.forEach((order, number) => {
      const key = order.join(" ");
      if (meanings.has(key)) tell(`${key} means two actions`);
      meanings.set(key, action);
      order.forEach((id, step) => {
        const now = shownAfter(order.slice(0, step));
        if (!now.ctx.mark(id).legal) tell(`${id} of ${key} is not lit`);
        if (!now.places.has(id)) tell(`${id} of ${key} is nowhere`);
        if (number === 0 && !choosing.offered(all, order.slice(0, step)).includes(id))
          tell(`${id} of ${key} is not offered`);
        const made = choosing.made(all, order.slice(0, step));
        if (step && made) tell(`${key} is done too early`);
      });
      if (choosing.made(all, order) !== legal[at]) tell(`${key} makes something else`);
    });
  });
  model.picked.value = [];
};

/** Nobody is sent where the engine does not go. */
const checkWays = (model, legal, lands, tell) => {
  const ctx = model.ctx.value;
  legal.forEach((action, at) => {
    const goal = ways.goal(action, ctx);
    if (goal.join() !== lands[at].join())
      tell(`${JSON.stringify(action)} shows ${goal}, goes to ${lands[at]}`);
  });
};

/** What was done is told in whole sentences. */
const checkTold = (ctx, tell) => {
  const told = ctx.last.map((deed) => sentence(deed, game, ctx));
  if (told.some((text) => !/ .*\.$/.test(text) || /undefined|told|\{/.test(text)))
    tell(`odd in the log: ${told}`);
};

/** What is said of the dice stays true while a hint shows one move of several. */
const checkHinted = (model, tell) => {
  const ride = model.ctx.value.legal.find(({ type }) => type === "ride");
  if (!ride) return;
  const noted = game.note(model.ctx.value);
  model.only.value = ride;
  const hinted = game.note(model.ctx.value);
  if (hinted !== noted) tell(`a hint changes what is said: ${hinted}`);
  model.only.value = null;
};

/** The answers of the bar can be told apart, and all words are there (a missing one is a console warning). */
const sayAll = (model, tell) => {
  const prefixes = [
    [],
    ...model.choices.value.map(({ orders }) => orders[0].slice(0, -1)),
    ...model.choices.value
      .flatMap(({ orders }) => orders.map((order) => order.slice(0, 1)))
      .filter(([id]) => id.startsWith("die")),
  ];
  const seen = new Set();
  for (const prefix of prefixes) {
    if (seen.has(prefix.join())) continue;
    seen.add(prefix.join());
    model.picked.value = prefix;
    const ctx = model.ctx.value;
    const answers = choosing
      .offered(model.choices.value, prefix)
      .filter((id) => id !== choosing.ENOUGH)
      .map((id) => game.answer(id, ctx));
    const texts = answers.map((answer) => `${answer.label} ${answer.detail ?? ""}`);
    if (new Set(texts).size < texts.length) tell(`answers look alike: ${texts}`);
    // numbers of cells are not drawn
    if (texts.some((text) => /undefined|NaN|null|page-|to cell \d/.test(text))) tell(`odd: ${texts}`);
    if (!game.question(ctx)) tell("no question");
    game.note(ctx);
    game.steps(ctx);
  }
  model.picked.value = [];
  const ctx = model.ctx.value;
  checkHinted(model, tell);
  const texts = [
    `${game.label(ctx)} ${JSON.stringify(reading(ctx))}`,
    game.where(ctx),
    ...names.slice(0, ctx.options.players).map((_, seat) => game.role(seat, ctx)),
  ];
  if (texts.some((text) => /undefined|NaN|page-/.test(text))) tell(`odd words: ${texts}`);
  const host = document.createElement("div");
  const result = ctx.play.result ?? { winners: [] };
  render(
    html`${game.card(0, ctx)}${game.chip(1, ctx)}${game.aside(ctx)}${game.tray(ctx)}${sheet(result, ctx)}${game
      .scene(ctx.position, ctx)
      .targets.map((target) => target.peek?.())}`,
    host,
  );
  checkTold(ctx, tell);
  if (/undefined|NaN|page-/.test(host.textContent)) tell(`odd words: ${host.textContent}`);
};

/** A walk goes over neighbouring cells and ends where the piece then stands. */
const checkRoute = (entry, next, tell) => {
  const { action } = entry;
  if (action.type !== "move" && action.type !== "ride") return 0;
  const before = modelOf(entry, null, [], 0).ctx.value;
  const after = modelOf(next, entry.position, shown(entry), 1).ctx.value;
  const id = action.pawn ? `pawn:${entry.facts.playing[entry.awaits.seat]}:${action.pawn}` : "knight";
  const from = game.scene(before.position, before).pieces.find((piece) => piece.id === id);
  const to = game.scene(after.position, after).pieces.find((piece) => piece.id === id);
  if (!to) return tell(`${id} is not to be seen after ${JSON.stringify(action)}`);
  const way = game.route(to, from, to, entry.position, next.position, after);
  if (!way) return tell(`${JSON.stringify(action)} has no way`);
  if (way.length !== action.die + 1) tell(`${way.length} places for ${JSON.stringify(action)}`);
  const far = way.slice(1).map((spot, at) => Math.hypot(spot.x - way[at].x, spot.y - way[at].y));
  if (Math.max(...far) > 75) tell(`a step of ${Math.max(...far)} in ${JSON.stringify(action)}`);
  const end = way.at(-1);
  if (Math.hypot(end.x - to.x, end.y - to.y) > 0.1) tell(`${JSON.stringify(action)} ends elsewhere`);
  return 1;
};

const each = (entries, check) => {
  const problems = [];
  entries.forEach((entry, at) => {
    const before = entries[at - 1];
    const model = modelOf(entry, before ? before.position : null, shown(before), at);
    check(
      entry,
      model,
      (text) => {
        problems.push(`${at} ${entry.awaits.step}: ${text}`);
      },
      entries[at + 1],
    );
  });
  return problems.slice(0, 20);
};

window.checkGame = (entries) => {
  let walks = 0;
  const problems = each(entries, (entry, model, tell, next) => {
    if (entry.legal) {
      checkPicks(model, entry.legal, tell);
      checkWays(model, entry.legal, entry.lands, tell);
    }
    if (next) walks += checkRoute(entry, next, tell) || 0;
  });
  return { problems, walks };
};

window.checkWords = async (entries, language) => {
  await words.speak(language);
  return each(entries, (_, model, tell) => sayAll(model, tell));
};

window.speak = words.speak;

window.checkCross = (board, constants) => {
  const shape = cross.crossOf({ constants, options: { players: 2, board } });
  const spot = ({ x, y }) => [(y - 26) / 52, (x - 26) / 52];
  return {
    cells: Array.from({ length: shape.track }, (_, cell) => spot(cross.cellSpot(shape, cell))),
    tresors: cross.CLANS.map((clan) =>
      Array.from({ length: shape.depth }, (_, at) => spot(cross.tresorSpot(shape, clan, at + 1))),
    ),
    home: spot(cross.homeSpot(shape)),
    side: shape.side,
  };
};

window.throwIn = (entry) => {
  const ctx = modelOf(entry, null, [], 0).ctx.value;
  const host = document.createElement("div");
  render(game.tray(ctx), host);
  return [...host.querySelectorAll("li")].map((lane) => ({
    uses: [...lane.querySelectorAll(".cn-settled")].map((use) => use.getAttribute("href")),
    isDone: lane.classList.contains("done"),
  }));
};
