/** What test_dicke_daemonen.py checks inside the page; loaded there as a module. */
import { html, render, svg } from "/vendor/lit-html/lit-html.js";
import * as words from "/app/words.js";
import * as choosing from "/board/choosing.js";
import { TableModel } from "/table/model.js";
import { sentence } from "/table/telling.js";
import game from "/games/dicke_daemonen/game.js";
import { sheet } from "/games/dicke_daemonen/sheet.js";
import { reading } from "/games/dicke_daemonen/reading.js";
import { cornerId, placesOf } from "/games/dicke_daemonen/places.js";
import { ghostIn } from "/games/dicke_daemonen/middles.js";
import { clearanceIn } from "/games/dicke_daemonen/clearance.js";
import { showField } from "/games/dicke_daemonen/count.js";

const names = ["Léa", "Ysolde", "Noé", "Achille"];
const ODD = /undefined|NaN|null|page-|daemonen-/;

const drawn = (what) => {
  const host = document.createElement("div");
  render(what ?? null, host);
  return host;
};
const shown = (entry) =>
  entry?.action
    ? [{ seat: entry.awaits.seat ?? null, action: entry.action, chance: entry.awaits.kind === "chance" }]
    : [];

/** A table as a seat sees it; -1 is a spectator. */
const modelOf = (entry, before, seat) => {
  const { awaits, views, constants, options, legal, result } = entry;
  const position = views[seat + 1];
  const play = {
    awaits,
    position,
    facts: entry.facts[seat + 1],
    legal: seat === awaits.seat ? legal : undefined,
    result,
    status: [],
    asked: awaits.seat,
    confirming: false,
    length: 1,
  };
  const seats = position.hands.map((_, each) => ({
    occupant: { type: "person", person: names[each], name: names[each] },
  }));
  const model = new TableModel(game, {
    version: 1,
    id: "checked",
    seat,
    stage: result ? "over" : "playing",
    options,
    constants,
    seats,
    play,
  });
  model.show({ play, last: shown(before), before: before ? before.views[seat + 1] : null, isNow: true });
  return model;
};

const buttons = (ctx) =>
  new Map(
    [...drawn(game.tray(ctx)).querySelectorAll("button[data-pick]")].map((each) => [each.dataset.pick, each]),
  );

/** Every legal action can be picked step by step, on the board or by a button, and means one thing. */
const checkPicks = (model, legal, tell) => {
  const all = model.choices.value;
  const meanings = new Set();
  const known = new Map();
  const first = model.ctx.value;
  const targets = new Set(game.scene(first.position, first).targets.map(({ id }) => id));
  const after = (picked) => {
    const key = picked.join();
    if (!known.has(key)) {
      model.picked.value = picked;
      const ctx = model.ctx.value;
      known.set(key, { ctx, buttons: buttons(ctx) });
    }
    return known.get(key);
  };
  all.forEach(({ orders }, number) => {
    if (orders.length !== 1 || !orders[0].length)
      return tell(`no picks for ${JSON.stringify(legal[number])}`);
    const [order] = orders;
    const key = order.join(" ");
    if (meanings.has(key)) tell(`${key} means two actions`);
    meanings.add(key);
    order.forEach((id, step) => {
      const { ctx, buttons: offered } = after(order.slice(0, step));
      if (!ctx.mark(id).legal) tell(`${id} of ${key} is not lit`);
      if (/^[xf]\d/.test(id) && !targets.has(id)) tell(`${id} of ${key} is no target`);
      if (!game.answer(id, ctx) && !offered.has(id)) tell(`${id} of ${key} has no button`);
      if (offered.get(id)?.disabled) tell(`the button of ${id} of ${key} is off`);
    });
    if (choosing.made(all, order) !== legal[number]) tell(`${key} makes something else`);
    const onBoard = order.filter((id) => !id.startsWith("@f"));
    if (choosing.made(all, onBoard) !== legal[number]) tell(`${onBoard} on the board makes something else`);
  });
  model.picked.value = [];
};

/** All words are there (a missing one is also a console warning), and buttons can be told apart. */
const checkWords = (model, last, isThorough, tell) => {
  const prefixes = new Map(
    isThorough
      ? [
          ["", []],
          ...model.choices.value.flatMap(({ orders: [order] }) =>
            order.slice(0, -1).map((_, i) => [order.slice(0, i + 1).join(), order.slice(0, i + 1)]),
          ),
        ]
      : [["", []]],
  );
  for (const prefix of prefixes.values()) checkQuestion(model, prefix, tell);
  model.picked.value = [];
  checkPanels(model.ctx.value, last, tell);
};

/** What is asked once a prefix is picked. */
const checkQuestion = (model, prefix, tell) => {
  model.picked.value = prefix;
  const ctx = model.ctx.value;
  const answers = choosing.offered(model.choices.value, prefix).flatMap((id) => game.answer(id, ctx) ?? []);
  const said = [
    game.question(ctx),
    game.note(ctx) ?? "",
    ...(game.steps(ctx)?.names ?? []),
    ...answers.map(({ label }) => label),
  ];
  if (said.some((text) => ODD.test(text)) || !said[0]) tell(`odd words: ${said}`);
  const listed = [...drawn(game.tray(ctx)).querySelectorAll(".placelist button")].map(
    (each) => each.ariaLabel ?? each.innerText,
  );
  if (new Set(listed).size < listed.length) tell(`places sound alike: ${listed}`);
};

/** Everything around the board. */
const checkPanels = (ctx, last, tell) => {
  const parts = ctx.view.seats.map(
    (_, seat) =>
      html`${game.emblem(seat, ctx)}${game.role(seat, ctx)}${game.card(seat, ctx)}${game.chip(seat, ctx)}`,
  );
  const host = drawn(
    html`${parts}${game.tray(ctx)}${game.strip(ctx)}${ctx.play.result ? sheet(ctx.play.result, ctx) : null}`,
  );
  const labels = game.scene(ctx.position, ctx).targets.map(({ label }) => label);
  if (new Set(labels).size < labels.length) tell("two targets have one name");
  const texts = [
    host.textContent,
    ...[...host.querySelectorAll("[aria-label]")].map((each) => each.ariaLabel),
    game.label(ctx),
    JSON.stringify(reading(ctx)),
    game.where(ctx),
    ...shown(last).map((deed) => sentence(deed, game, ctx)),
    ...labels,
  ];
  for (const text of texts) if (ODD.test(text)) tell(`odd words: ${text}`);
};

const inEach = (entries, check) => {
  const problems = [];
  entries.forEach((entry, at) =>
    check(entry, entries[at - 1], (text) => problems.push(`${at} ${entry.awaits.step}: ${text}`), at),
  );
  return problems.slice(0, 20);
};

/** @param {object[]} entries */
const picks = (entries) =>
  inEach(
    entries,
    (entry, before, tell) =>
      entry.legal && checkPicks(modelOf(entry, before, entry.awaits.seat), entry.legal, tell),
  );

/** @param {object[]} entries @param {string} language */
const speech = async (entries, language) => {
  await words.speak(language);
  return inEach(entries, (entry, before, tell, at) =>
    checkWords(modelOf(entry, before, entry.awaits.seat ?? 0), before, at % 5 === 0, tell),
  );
};

/** What each seat, and a spectator, finds of hands in the whole page. */
const hands = (entry) =>
  entry.views.map((view, at) => {
    const model = modelOf(entry, null, at - 1);
    const ctx = model.ctx.value;
    const scene = game.scene(view, ctx);
    const seats = ctx.view.seats.map(
      (_, seat) => html`<article>${game.emblem(seat, ctx)}${game.card(seat, ctx)}</article>`,
    );
    const host = drawn(
      html`${seats}
        <div class="own">${game.tray(ctx)}</div>`,
    );
    return {
      own: [...host.querySelectorAll(".own .card")].map((card) => card.dataset.pick),
      backs: [...host.querySelectorAll("article")].map((seat) => seat.querySelectorAll(".hid").length),
      open: [...host.querySelectorAll("article")].map((seat) =>
        [...seat.querySelectorAll("use")]
          .map((use) => use.getAttribute("href"))
          .filter((href) => href !== "#creature-hidden"),
      ),
      pieces: scene.pieces.length,
    };
  });

/** How far each corner is from the cords of its field. */
const wallsOf = ({ atlas, corners }) =>
  atlas.fields.flatMap(({ ring, corners: own }, field) => {
    const clearance = clearanceIn(ring);
    return own.map(({ crossing }) => (field ? 1 : -1) * clearance(...corners.get(cornerId(crossing, field))));
  });

/** Whether each corner is nearest to its own crossing. */
const nearestOf = ({ atlas, corners }) =>
  atlas.fields.flatMap(({ corners: own }, field) =>
    own.map(({ crossing }) => {
      const [x, y] = corners.get(cornerId(crossing, field));
      const far = own.map(({ crossing: other, point }) => ({
        other,
        far: Math.hypot(point[0] - x, point[1] - y),
      }));
      return far.sort((a, b) => a.far - b.far)[0].other === crossing;
    }),
  );

/** How far a ghost is from the cords of its field. */
const ghostsOf = (places) =>
  places.atlas.fields.slice(1).map(({ ring, corners }, inner) => {
    const crossings = corners.map(({ crossing }) => crossing);
    const { x, y } = ghostIn(places, inner + 1, crossings);
    return clearanceIn(ring)(x, y);
  });

/** How a world is laid out: distances, walls, time, and the weave. */
const layout = ({ world, map }) => {
  const begun = performance.now();
  const places = placesOf(world, map);
  const { atlas, corners, middles, box } = places;
  const ms = performance.now() - begun;
  const spots = [...corners.values()];
  const apart = Math.min(
    ...spots.flatMap((a, i) => spots.slice(0, i).map((b) => Math.hypot(a[0] - b[0], a[1] - b[1]))),
  );
  const isInBox = spots.every(
    ([x, y]) =>
      x - 29 >= box[0] && y - 30 >= box[1] && x + 29 <= box[0] + box[2] && y + 33 <= box[1] + box[3],
  );
  const turns = Object.keys(atlas.lines).map((colour) =>
    atlas.crossings
      .filter(({ on }) => colour in on)
      .sort((a, b) => a.on[colour] - b.on[colour])
      .map(({ over }) => over === colour),
  );
  const size = 58 / Math.max(box[2], box[3]);
  return {
    ms,
    apart,
    walls: wallsOf(places),
    nearest: nearestOf(places),
    ghosts: ghostsOf(places),
    isInBox,
    turns,
    size,
    middles: middles.slice(1).map(({ r }) => r),
    corners: spots.length,
  };
};

/** The final count, step by step: the totals after each field, and the outlined ones. */
const counting = (entry) => {
  const model = modelOf(entry, null, 0);
  const ctx = model.ctx.value;
  const steps = ctx.position.world.fields.map((_, at) => {
    showField(ctx, at);
    const host = drawn(sheet(entry.result, ctx));
    const outlined = drawn(svg`<svg>${game.scene(ctx.position, ctx).over}</svg>`).querySelectorAll(
      ".counting-field .selected[d^=M]",
    ).length;
    return {
      totals: [...host.querySelectorAll(".tot")].map((each) => Number(each.textContent)),
      joined: host.querySelectorAll(".bd.cur").length,
      waiting: host.querySelectorAll(".bd.todo").length,
      outlined,
    };
  });
  showField(ctx, null);
  const whole = drawn(sheet(entry.result, ctx));
  return {
    steps,
    totals: [...whole.querySelectorAll(".tot")].map((each) => Number(each.textContent)),
    lead: [...whole.querySelectorAll(".lead")].map((row) => row.classList[0]),
    text: whole.textContent,
  };
};

Object.assign(window, { checks: { picks, speech, hands, layout, counting } });
