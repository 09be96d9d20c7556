/** Short, wooden, dry sounds, made here; silent until the first tap, and when muted. */
import { sound } from "./me.js";

/** @type {AudioContext | null} */
let audio = null;

/** Browsers allow sound after the first tap. */
addEventListener("pointerdown", () => {
  if (!audio && "AudioContext" in window && sound.value) audio = new AudioContext();
}, { passive: true });

/** @typedef {[delay: number, pitch: number, length: number, loudness: number, noise: number]} Tap */

/** @type {Record<string, Tap[]>} */
const SOUNDS = {
  knock: [[0, 190, 0.09, 0.5, 0.25], [0.13, 170, 0.1, 0.45, 0.25]],
  click: [[0, 900, 0.03, 0.14, 0.3]],
  clack: [[0, 420, 0.06, 0.3, 0.5]],
  roll: [[0, 700, 0.03, 0.2, 0.9], [0.07, 600, 0.03, 0.22, 0.9], [0.13, 660, 0.03, 0.2, 0.9], [0.2, 500, 0.04, 0.24, 0.9], [0.31, 420, 0.05, 0.28, 0.8]],
  refused: [[0, 330, 0.1, 0.2, 0], [0.11, 247, 0.14, 0.2, 0]],
  end: [[0, 147, 0.38, 0.4, 0.02]],
};

/** Play one of the sounds. @param {string} name */
export function play(name) {
  if (!audio || !sound.value || document.hidden) return;
  for (const tap of SOUNDS[name] ?? []) strike(audio, tap);
}

/** A struck piece of wood: a falling tone and a breath of noise. @param {AudioContext} audio @param {Tap} tap */
function strike(audio, [delay, pitch, length, loudness, noise]) {
  const begin = audio.currentTime + delay;
  const tone = new OscillatorNode(audio, { type: "triangle", frequency: pitch });
  const body = new GainNode(audio, { gain: 0 });
  body.gain.setValueAtTime(loudness * (1 - noise * 0.5), begin);
  body.gain.exponentialRampToValueAtTime(0.001, begin + length);
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.7, begin + length);
  tone.connect(body).connect(audio.destination);
  tone.start(begin);
  tone.stop(begin + length);
  if (!noise) return;
  const grain = new AudioBuffer({ length: Math.ceil(audio.sampleRate * length), sampleRate: audio.sampleRate });
  const samples = grain.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = (Math.random() * 2 - 1) * (1 - index / samples.length) ** 3;
  const breath = new AudioBufferSourceNode(audio, { buffer: grain });
  breath.connect(new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch * 3, Q: 1.2 })).connect(new GainNode(audio, { gain: loudness * noise })).connect(audio.destination);
  breath.start(begin);
}
