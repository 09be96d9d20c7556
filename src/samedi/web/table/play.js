/** A game that runs, is over, or is looked at again: the screen around a board. */
/** @import { Context, GamePage, Plan, Spot, TableSource } from "../types.js" */
/** @import { Moment } from "./stage.js" */
import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { computed, effect, signal, untracked } from "../vendor/signals-core/signals-core.module.js";
import { WORDS } from "../app/games.js";
import { play as sound } from "../app/sound.js";
import { icon, sheet } from "../app/ui.js";
import { say, t } from "../app/words.js";
import { clauseOf, rulesLink } from "../learn/anchors.js";
import { Arrivals, mustHandOver } from "./arrivals.js";
import { bar } from "./bar.js";
import { Board } from "./board.js";
import { coach, coachLine, hear, lesson } from "./coach.js";
import { askWhy, commands } from "./commands.js";
import { dismiss, herald } from "./herald.js";
import { handOver } from "./handover.js";
import { besides, entries, list, log } from "./log.js";
import { talk } from "./chat.js";
import { endingBar } from "./ending.js";
import { keyboard } from "./keyboard.js";
import { notices } from "./notices.js";
import { Replay, replayBar } from "./replay.js";
import { seats } from "./seats.js";
import { Stage, isSame } from "./stage.js";
import { waitingFor } from "./waiting.js";

/** @param {HTMLElement} root @param {TableSource} table @param {GamePage} game @returns {() => void} */
export function mountPlay(root, table, game) {
  const stage = new Stage(game, table.view.value);
  /** @type {Promise<void>} */
  let settled = Promise.resolve();
  const settle = () => settled;
  const arrivals = new Arrivals(stage, settle);
  const replay = new Replay(table, arrivals, settle);
  const orders = commands(table, stage);
  const now = signal(table.now());
  /** The last thing that was not allowed, and why. */
  const refusal = signal(/** @type {import("../types.js").Message | null} */ (null));
  const changedAt = signal(table.now());
  const told = computed(() => entries(table.events.value, stage.names.value, nameOf));
  const title = t(`${WORDS[stage.view.value.game]}-title`);

  /** @param {string} person */
  function nameOf(person) {
    const view = stage.view.peek();
    for (const { occupant } of view.seats)
      if (occupant.type === "person" && occupant.person === person) return occupant.name;
    return view.watchers[person] ?? view.chat?.find(({ by }) => by === person)?.name ?? "";
  }

  /** @param {string} id */
  function choose(id) {
    hurry();
    if (stage.isSending.value) return;
    const after = stage.after(id);
    if (!after) return;
    refusal.value = null;
    stage.preview.value = null;
    stage.picked.value = after.picked;
    sound("click");
    if (after.action) void move(after.action);
  }

  /** @param {import("../types.js").Action} action @returns {Promise<boolean>} */
  async function move(action) {
    const place = stage.picked.value[0];
    stage.isSending.value = true;
    const reply = await orders.move(action);
    stage.isSending.value = false;
    if (reply.type === "accepted" || reply.type === "duplicate") return true;
    stage.picked.value = [];
    refuse(saying(reply), place);
    return false;
  }

  /**
   * One thing after the other: nothing else is asked until the answer is here.
   * @param {() => Promise<import("../types.js").Reply>} order
   */
  async function ask(order) {
    if (stage.isSending.value) return;
    hurry();
    stage.isSending.value = true;
    const reply = await order();
    stage.isSending.value = false;
    if (reply.message) refuse(saying(reply), undefined);
  }

  /** Several actions, as long as each is allowed when its turn comes. @param {Plan} plan */
  async function carryOut(plan) {
    for (const action of plan.actions) {
      hurry();
      const legal = table.view.value.play?.legal ?? [];
      if (!legal.some((each) => isSame(each, action)) || !(await move(action))) return;
    }
  }

  /** @param {import("../types.js").Message | null} message @param {string | undefined} place */
  function refuse(message, place) {
    if (place) board.layer.shake(place);
    sound("refused");
    refusal.value = message;
  }

  /** Something that may not be picked was meant: say why, where the game knows what was meant. @param {string} id */
  async function missed(id) {
    const ctx = stage.ctx.value;
    if (!ctx.isMyTurn || ctx.play.confirming) return;
    board.layer.shake(id);
    const wish = game.wish?.(ctx.picked, id, ctx);
    if (wish && table.isLive) refuse(await askWhy(table, ctx.me, wish), id);
  }

  function hurry() {
    const wasMoving = board.layer.isMoving;
    const isWaiting = arrivals.hurry();
    board.layer.finish();
    return wasMoving || isWaiting;
  }

  /** @param {string | null} id */
  function preview(id) {
    const after = id === null ? null : stage.after(id);
    stage.preview.value = after?.action ?? null;
  }

  const deeds = {
    choose,
    preview,
    carryOut,
    hurry,
    refuse: (/** @type {string} */ id) => void missed(id),
    isLegal: (/** @type {string} */ id) =>
      stage.ctx.value.mark(id).legal || (stage.picked.value.length > 0 && stage.after(id) !== null),
    isPicked: (/** @type {string} */ id) => stage.picked.value.includes(id),
    back: () => {
      stage.picked.value = stage.picked.value.slice(0, -1);
    },
    takeBack: () => void ask(orders.takeBack),
    confirm: () => void ask(orders.confirm),
  };
  const board = new Board(game, deeds);

  /** @param {number[]} group */
  function openCard(group) {
    const ctx = () => stage.ctx.value;
    sheet(
      group.map((seat) => stage.names.value[seat]).join(" · "),
      () =>
        html`<div class="card-sheet">
          ${group.length > 1 ? game.team?.(group, ctx()) : game.card(group[0], ctx())}
        </div>`,
    );
  }

  function openLog() {
    const opened = sheet(
      t("page-table-log"),
      (close) =>
        html`<div class="log-sheet">
          ${besides(game.aside?.(stage.ctx.value))}${list(game, stage.ctx.value, told.value, {
            jump: (length) => {
              close();
              void replay.jump(length);
            },
            at: -1,
          })}
          ${talk(table, stage.view.value)}
        </div>`,
    );
    const stop = effect(() => {
      told.value;
      if (opened.isOpen()) untracked(opened.refresh);
      else queueMicrotask(() => stop());
    });
  }

  /** @param {Context} ctx */
  function actBar(ctx) {
    const { view } = ctx;
    if (arrivals.isAway.value) return replayBar(replay, ctx);
    if (view.stage === "over" && ctx.play === arrivals.now.value.play)
      return endingBar(table, game, ctx, { review: () => void replay.jump(0), isLive: table.isLive });
    const time = { since: changedAt.value, now: now.value };
    return bar(stage, ctx, deeds, {
      notices: [
        table.isLive ? coachLine(ctx, showMe(ctx)) : nothing,
        notices(table, stage, orders, refusal, time),
      ],
      wait: () => waitingFor(ctx, time),
    });
  }

  /** @param {Context} ctx */
  function template(ctx) {
    const { view } = ctx;
    const asked = mustHandOver(view);
    if (asked !== null && !arrivals.isAway.value)
      return handOver(ctx, game, asked, () => void orders.look(asked));
    const aside = game.aside?.(ctx) ?? nothing;
    const strip = game.strip?.(ctx) ?? nothing;
    return html`<main
      class="table game-${view.game} ${table.link.value.isLost ? "lost" : ""}"
      @click=${pickBeside}
    >
      <header class="head">
        <a class="button bare" href="/" aria-label=${t("page-table-leave-screen")}>${icon("back")}</a>
        <div class="where">
          <h1>${title}</h1>
          <p>${game.where?.(ctx) ?? ""}</p>
        </div>
        ${
          ctx.play.take_back && ctx.view.stage === "playing"
            ? html`<button
                class="bare"
                aria-label=${t(ctx.play.take_back.is_free ? "page-table-undo" : "page-table-ask-undo")}
                @click=${deeds.takeBack}
              >
                ${icon("undo")}
              </button>`
            : nothing
        }
        <a
          class="button bare"
          href=${rulesLink(view.game, clauseOf(view.game, ctx.play.awaits.step))}
          target="_blank"
          aria-label=${t("page-table-rules")}
          >${icon("help")}</a
        >
        <button
          class="bare"
          aria-label=${t("page-table-menu")}
          @click=${() => void import("./menu.js").then(({ openMenu }) => openMenu(table, stage, orders, replay))}
        >
          ${icon("menu")}
        </button>
      </header>
      <div class="side">
        ${seats(game, ctx, {
          online: table.online.value,
          now: now.value,
          open: openCard,
        })}${strip === nothing || !strip ? nothing : html`<div class="strip">${strip}</div>`}
      </div>
      ${board.root} ${actBar(ctx)}
      ${log(game, ctx, told.value, {
        jump: (length) => void replay.jump(length),
        talk: talk(table, stage.view.value),
        coach: table.isLive ? coach(ctx, showMe(ctx)) : nothing,
        aside,
        open: openLog,
        at: arrivals.isAway.value ? (replay.at.value ?? -1) : -1,
      })}
      <div class="sr" role="status" aria-live="polite">${announcement(ctx)}</div>
    </main>`;
  }

  /** How a newcomer is shown a move; null where the table gives no hints. @param {Context} ctx */
  function showMe(ctx) {
    const show = () => void import("./hint.js").then(({ showBest }) => showBest(table, stage, replay));
    return ctx.view.settings.hints && !stage.only.value ? show : null;
  }

  /** Picks outside the board. @param {MouseEvent} event */
  function pickBeside(event) {
    const place = event.target instanceof Element ? event.target.closest("[data-pick]") : null;
    const id = place?.getAttribute("data-pick");
    if (!id) return;
    if (stage.ctx.value.mark(id).legal || stage.after(id)) choose(id);
  }

  /** Where the player's chip is, in board units. @param {Context} ctx @returns {Spot | null} */
  function homeOf(ctx) {
    const seat = ctx.last.find(({ seat }) => seat !== null)?.seat;
    const chip =
      seat === undefined || seat === null ? null : root.querySelector(`.seat[data-seat~="${seat}"]`);
    const box = chip?.getBoundingClientRect();
    return box?.width ? board.layer.place(box.left + box.width / 2, box.top + box.height / 2) : null;
  }

  /** @type {Context | null} */
  let seen = null;
  /** @type {Moment | null} */
  let drawn = null;
  let wasMine = false;

  const stopHistory = effect(() => {
    const deeds = told.value.flatMap((entry) => (entry.kind === "turn" ? entry.deeds : []));
    stage.history.value = deeds.filter(({ isTakenBack }) => !isTakenBack).map(({ shown }) => shown);
  });
  let stopDrawing = () => {};
  const opening = setTimeout(() => {
    // the first board and the screen around it in two tasks: the page answers in between
    stopDrawing = effect(() => {
      const ctx = stage.ctx.value;
      render(template(ctx), root);
      if (!board.root.isConnected) drawn = null;
      else if (ctx !== seen || drawn === null) untracked(() => draw(ctx));
    });
  });

  /** The board follows the rest of the screen. @param {Context} ctx */
  function draw(ctx) {
    seen = ctx;
    const moment = stage.moment.value;
    const isNew = moment !== drawn;
    const travels = isNew && drawn !== null && moment.last.length > 0 && !document.hidden;
    const heard = isNew && drawn !== null ? moment.last : [];
    drawn = moment;
    hearing(
      heard.filter(({ chance }) => chance),
      ctx,
    );
    const arrived = board.show(ctx, {
      travels,
      last: moment.last,
      before: moment.before,
      home: travels ? homeOf(ctx) : null,
    });
    if (isNew)
      settled = arrived.then(() =>
        hearing(
          heard.filter(({ chance }) => !chance),
          ctx,
        ),
      );
    const isMine = ctx.isMyTurn;
    herald(title, { isMyTurn: isMine, isNew: isMine && !wasMine });
    wasMine = isMine;
  }

  /** Every sound once. @param {import("../types.js").Shown[]} deeds @param {Context} ctx */
  function hearing(deeds, ctx) {
    const names = deeds.map((deed) => (game.sound ? game.sound(deed, ctx) : deed.chance ? "roll" : "clack"));
    for (const name of new Set(names)) if (name) sound(name);
  }

  /**
   * The lesson on the screen, and how far the game was when it came.
   * @type {{ chapter: string, length: number } | null}
   */
  let taught = null;
  const stopTeaching = effect(() => {
    if (stage.only.value) refusal.value = null;
    const chapter = lesson(stage.ctx.value);
    const { length } = arrivals.now.value.play;
    const before = taught;
    if (before && before.chapter !== chapter && length > before.length) {
      // it was told, and done
      taught = null;
      untracked(() => hear(stage.view.value.game, [before.chapter]));
    } else if (chapter !== null && before?.chapter !== chapter) taught = { chapter, length };
  });
  const stopHearing = table.hear((arrival) => {
    if (arrival.view.play?.asked !== table.view.value.play?.asked || arrival.last.length)
      changedAt.value = table.now();
    arrivals.add(arrival);
    if (arrival.view.stage === "over" && stage.view.peek().stage === "playing") sound("end");
  });
  const ticking = setInterval(() => {
    now.value = table.now();
  }, 1000);
  const stopKeys = keyboard({ deeds, stage, replay, root });
  if (mustHandOver(stage.view.value) === null) untracked(() => draw(stage.ctx.value));

  return () => {
    clearTimeout(opening);
    stopDrawing();
    stopHistory();
    stopTeaching();
    stopHearing();
    stopKeys();
    clearInterval(ticking);
    board.stop();
    dismiss();
  };
}

/**
 * Why something was not done; whoever was too late sees the table as it is now.
 * @param {import("../types.js").Reply} reply
 */
function saying(reply) {
  return reply.type === "conflict" ? { code: "page-table-moved-on" } : (reply.message ?? null);
}

/** The last move in words, for those who listen. @param {Context} ctx */
function announcement(ctx) {
  const lines = ctx.last
    .filter(({ told }) => told)
    .map(
      ({ seat, told }) => `${seat === null ? "" : `${ctx.names[seat]}${t("page-table-colon")}`}${say(told)}`,
    );
  return [...lines, ctx.isMyTurn ? t("page-table-your-turn") : ""].join(" ");
}
