// Runs in the page before anything else: notes when the board can be tapped, and what a tap brings.
(() => {
  const READY = ".hit.lit, .answers button:not(.bare, [disabled]), .tray [data-pick]:not([disabled])";
  const PATIENCE_MS = 2000;
  const STILL_MS = 300; // a move that has moved nothing by then moves nothing
  const LONGEST_MS = 30_000;
  const ready = Promise.withResolvers();
  const probe = { ready: ready.promise, tapped: 0, sent: 0, acknowledged: 0, moving: 0 };
  window.probe = probe;

  const frame = () => new Promise((shown) => requestAnimationFrame(shown));
  const watch = new MutationObserver(async () => {
    if (!document.querySelector(READY)) return;
    watch.disconnect();
    await frame();
    setTimeout(() => ready.resolve(performance.now())); // what the frame drew is on the screen
  });
  watch.observe(document, { childList: true, subtree: true });
  setTimeout(() => ready.reject(new Error("nothing can be tapped")), LONGEST_MS);
  ready.promise.catch(() => {});

  const { animate } = Element.prototype;
  Element.prototype.animate = function (...given) {
    if (probe.sent && this.closest(".pieces")) requestAnimationFrame(() => { probe.moving ||= performance.now(); });
    return animate.apply(this, given);
  };

  window.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", ({ data }) => {
        if (probe.sent && JSON.parse(data).type === "ack") probe.acknowledged ||= performance.now();
      });
    }

    send(data) {
      if (JSON.parse(data).command?.type === "move") probe.sent ||= performance.now();
      super.send(data);
    }
  };

  const isResting = () => !document.getAnimations().some(({ effect }) => effect?.target?.closest(".pieces"));

  async function until(isSo) {
    const end = performance.now() + PATIENCE_MS;
    while (!isSo() && performance.now() < end) await frame();
  }

  function press(place) {
    const box = place.getBoundingClientRect();
    const at = { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2, isPrimary: true, pointerType: "touch", bubbles: true };
    for (const what of ["pointerdown", "pointerup"]) place.dispatchEvent(new PointerEvent(what, at));
  }

  // Tap somewhere that may be tapped; the milliseconds until a move was stored and seen to begin, or null.
  probe.tap = async () => {
    await until(() => isResting() && document.querySelector(READY));
    const places = [...document.querySelectorAll(READY)];
    if (!places.length) return null;
    const place = places[Math.floor(Math.random() * places.length)];
    Object.assign(probe, { sent: 0, acknowledged: 0, moving: 0, tapped: performance.now() });
    if (place instanceof HTMLButtonElement) place.click();
    else press(place);
    if (!probe.sent) return null;
    await until(() => probe.acknowledged && (probe.moving || performance.now() > probe.acknowledged + STILL_MS));
    return probe.moving ? Math.max(probe.acknowledged, probe.moving) - probe.tapped : null;
  };
})();
