/** Short, wooden, dry sounds, made here; silent until the first tap, and when muted. */
import { sound } from "./me.js";

/** @type {AudioContext | null} */
let audio = null;

/** Browsers allow sound after a tap, such as the one that brought this module. */
function wake() {
  if (!audio && "AudioContext" in window && sound.value) audio = new AudioContext();
}
wake();
addEventListener("pointerdown", wake, { passive: true });

/** @typedef {[delay: number, pitch: number, length: number, loudness: number, noise: number]} Tap */

/** @satisfies {Record<string, Tap[]>} */
const SOUNDS = {
  knock: [
    [0, 190, 0.09, 0.5, 0.25],
    [0.13, 170, 0.1, 0.45, 0.25],
  ],
  click: [[0, 900, 0.03, 0.14, 0.3]],
  clack: [[0, 420, 0.06, 0.3, 0.5]],
  "clack-2": [[0, 350, 0.07, 0.3, 0.5]],
  "clack-3": [[0, 290, 0.08, 0.32, 0.5]],
  coin: [
    [0, 1650, 0.05, 0.16, 0.2],
    [0.06, 1240, 0.12, 0.14, 0.1],
  ],
  breath: [[0, 260, 0.36, 0.22, 1]],
  drum: [[0, 110, 0.22, 0.5, 0.15]],
  flick: [
    [0, 1900, 0.04, 0.16, 1],
    [0.05, 1500, 0.03, 0.12, 1],
  ],
  combination: [
    [0, 520, 0.06, 0.26, 0.3],
    [0.1, 620, 0.06, 0.26, 0.3],
    [0.2, 780, 0.1, 0.28, 0.2],
  ],
  plop: [
    [0, 230, 0.1, 0.42, 0.05],
    [0.09, 330, 0.05, 0.16, 0],
  ],
  ice: [
    [0, 2600, 0.03, 0.12, 0.9],
    [0.05, 3100, 0.02, 0.1, 0.9],
    [0.09, 2300, 0.03, 0.12, 0.9],
    [0.16, 2800, 0.05, 0.1, 0.9],
  ],
  ring: [
    [0, 1976, 0.38, 0.14, 0],
    [0, 2637, 0.3, 0.08, 0],
  ],
  roll: [
    [0, 700, 0.03, 0.2, 0.9],
    [0.07, 600, 0.03, 0.22, 0.9],
    [0.13, 660, 0.03, 0.2, 0.9],
    [0.2, 500, 0.04, 0.24, 0.9],
    [0.31, 420, 0.05, 0.28, 0.8],
  ],
  hoof: [
    [0, 300, 0.05, 0.34, 0.6],
    [0.11, 240, 0.06, 0.34, 0.6],
  ],
  tumble: [
    [0, 480, 0.05, 0.24, 0.5],
    [0.09, 380, 0.05, 0.22, 0.5],
    [0.2, 300, 0.06, 0.2, 0.5],
  ],
  refused: [
    [0, 330, 0.1, 0.2, 0],
    [0.11, 247, 0.14, 0.2, 0],
  ],
  end: [[0, 147, 0.38, 0.4, 0.02]],
};

/** @typedef {keyof typeof SOUNDS} Sound */

/** Play one of the sounds. @param {Sound} name */
export function play(name) {
  if (!audio || !sound.value || document.hidden) return;
  for (const tap of SOUNDS[name]) strike(audio, tap);
}

/** A struck piece of wood: a falling tone and a breath of noise. @param {AudioContext} device @param {Tap} tap */
function strike(device, [delay, pitch, length, loudness, noise]) {
  const begin = device.currentTime + delay;
  const tone = new OscillatorNode(device, { type: "triangle", frequency: pitch });
  const body = new GainNode(device, { gain: 0 });
  body.gain.setValueAtTime(loudness * (1 - noise * 0.5), begin);
  body.gain.exponentialRampToValueAtTime(0.001, begin + length);
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.7, begin + length);
  tone.connect(body).connect(device.destination);
  tone.start(begin);
  tone.stop(begin + length);
  if (!noise) return;
  const grain = new AudioBuffer({
    length: Math.ceil(device.sampleRate * length),
    sampleRate: device.sampleRate,
  });
  const samples = grain.getChannelData(0);
  for (let index = 0; index < samples.length; index++)
    samples[index] = (Math.random() * 2 - 1) * (1 - index / samples.length) ** 3;
  const breath = new AudioBufferSourceNode(device, { buffer: grain });
  breath
    .connect(new BiquadFilterNode(device, { type: "bandpass", frequency: pitch * 3, Q: 1.2 }))
    .connect(new GainNode(device, { gain: loudness * noise }))
    .connect(device.destination);
  breath.start(begin);
}
