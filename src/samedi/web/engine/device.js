/** How much of a device may think: people want it to stay cool and to last. */

const MOST = 4;
const LITTLE_MEMORY = 2; // GB
const LOW = 0.2; // of a battery

/** @typedef {{ charging: boolean, level: number }} Battery */

/**
 * How many trees may grow at once.
 * @param {{ cores?: number, memory?: number, saves?: boolean, battery?: Battery | null }} device
 */
export function treesOn({ cores = 2, memory = 4, saves = false, battery = null }) {
  const isWeak = battery !== null && !battery.charging && battery.level <= LOW;
  if (memory <= LITTLE_MEMORY || saves || isWeak) return 1;
  return Math.max(1, Math.min(MOST, cores - 1)); // one is for the page
}

/** What was told last: a battery is asked in vain by who has no time to wait. @type {Promise<number> | null} */
let known = null;

/** The same for this device, as it was when it was last asked. */
export function treesHere() {
  const last = known;
  known = asked();
  return last ?? known;
}

async function asked() {
  /** What only some browsers tell. @type {any} */
  const told = navigator;
  const battery = await Promise.resolve(told.getBattery?.()).catch(() => null);
  return treesOn({
    cores: navigator.hardwareConcurrency,
    memory: told.deviceMemory,
    saves: told.connection?.saveData,
    battery: battery ?? null,
  });
}
