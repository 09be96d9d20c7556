/** Keeps the page on this device, for those who install it, are called, or play without a line. */
import { BASE, EDITION } from "./place.js";

/** Whether this browser keeps pages: only where nobody between it and the server can change them. */
export const canKeep = () => isSecureContext && "serviceWorker" in navigator && "caches" in window;

/** Let the service worker in. */
export function letIn() {
  return navigator.serviceWorker.register(`${BASE}sw.js`, { scope: BASE });
}

/**
 * Have the newest edition here, whole, unless somebody plays just now.
 * @returns {Promise<boolean>} whether it is
 */
export async function keepPage() {
  if (!canKeep()) return false;
  await letIn();
  const { active } = await navigator.serviceWorker.ready;
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    active?.postMessage({ mine: EDITION }, [port2]);
  });
}
