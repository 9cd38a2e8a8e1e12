// The instruments: each adds one note to a stereo buffer. Times are seconds, pitches MIDI numbers.

import type { Random } from '../../artwork/random.ts';

export const sampleRate = 48_000;

export interface Stereo {
  left: Float32Array;
  right: Float32Array;
}

export const silence = (seconds: number): Stereo => {
  const length = Math.ceil(seconds * sampleRate);
  return { left: new Float32Array(length), right: new Float32Array(length) };
};

export interface Note {
  at: number;
  length: number;
  pitch: number;
  gain: number;
  /** -1 is left, 1 is right. */
  pan?: number;
}

export const frequency = (pitch: number): number => 440 * 2 ** ((pitch - 69) / 12);

const tableSize = 2048;

function table(partials: readonly number[]): Float32Array {
  const wave = new Float32Array(tableSize);
  partials.forEach((gain, i) => {
    for (let k = 0; k < tableSize; k++) {
      wave[k] = (wave[k] ?? 0) + gain * Math.sin((2 * Math.PI * (i + 1) * k) / tableSize);
    }
  });
  return wave;
}

const waves = {
  pad: table([1, 0.42, 0.3, 0.12, 0.1, 0.05, 0.04]),
  pluck: table([1, 0.55, 0.28, 0.3, 0.12, 0.1, 0.05]),
  bass: table([1, 0.35, 0.12]),
  bell: table([1, 0, 0.35, 0, 0.2, 0, 0, 0.12]),
  pure: table([1]),
};

export type WaveName = keyof typeof waves;

interface Envelope {
  attack: number;
  release: number;
  /** Seconds to fall to a third; 0 holds. */
  decay: number;
}

/** A note of a wavetable; `detune` in cents spreads two copies over the sides. */
export function tone(mix: Stereo, name: WaveName, note: Note, envelope: Envelope, detune = 0): void {
  const wave = waves[name];
  const start = Math.floor(note.at * sampleRate);
  const length = Math.min(Math.floor((note.length + envelope.release) * sampleRate), mix.left.length - start);
  const pan = note.pan ?? 0;
  for (const side of detune ? [-1, 1] : [0]) {
    const step = (frequency(note.pitch) * 2 ** ((side * detune) / 1200) * tableSize) / sampleRate;
    const place = Math.max(-1, Math.min(1, pan + side * 0.5));
    const share = detune ? 0.6 : 1;
    const left = note.gain * share * Math.sqrt((1 - place) / 2);
    const right = note.gain * share * Math.sqrt((1 + place) / 2);
    const hold = note.length * sampleRate;
    const attack = Math.max(1, envelope.attack * sampleRate);
    const release = Math.max(1, envelope.release * sampleRate);
    const fall = envelope.decay ? Math.exp(-1 / (envelope.decay * sampleRate)) : 1;
    let level = 1;
    let phase = (side + 1) * 500;
    for (let i = 0; i < length; i++) {
      const rise = i < attack ? i / attack : 1;
      const fade = i > hold ? 1 - (i - hold) / release : 1;
      const value = (wave[phase & (tableSize - 1)] ?? 0) * level * rise * fade;
      const at = start + i;
      mix.left[at] = (mix.left[at] ?? 0) + value * left;
      mix.right[at] = (mix.right[at] ?? 0) + value * right;
      phase += step;
      level *= fall;
    }
  }
}

export function kick(mix: Stereo, at: number, gain: number): void {
  const start = Math.floor(at * sampleRate);
  const length = Math.min(Math.floor(0.32 * sampleRate), mix.left.length - start);
  let phase = 0;
  for (let i = 0; i < length; i++) {
    const t = i / sampleRate;
    phase += (2 * Math.PI * (46 + 110 * Math.exp(-t * 34))) / sampleRate;
    const value = Math.sin(phase) * Math.exp(-t * 11) * gain;
    mix.left[start + i] = (mix.left[start + i] ?? 0) + value;
    mix.right[start + i] = (mix.right[start + i] ?? 0) + value;
  }
}

/** A burst of noise: short and bright for a hat, longer and duller for a snare or a brush. */
export function burst(
  mix: Stereo,
  random: Random,
  at: number,
  gain: number,
  decay: number,
  dull: number,
  pan = 0,
): void {
  const start = Math.floor(at * sampleRate);
  const length = Math.min(Math.floor(decay * 6 * sampleRate), mix.left.length - start);
  let low = 0;
  for (let i = 0; i < length; i++) {
    const noise = random.next() * 2 - 1;
    low += (noise - low) * dull;
    const value = (dull > 0.5 ? noise - low * 0.6 : low) * Math.exp(-i / (decay * sampleRate)) * gain;
    mix.left[start + i] = (mix.left[start + i] ?? 0) + value * (1 - pan);
    mix.right[start + i] = (mix.right[start + i] ?? 0) + value * (1 + pan);
  }
}

/** Wind: noise through a slow, wandering filter. */
export function wind(mix: Stereo, random: Random, gain: number): void {
  let [low, band, low2, band2] = [0, 0, 0, 0];
  let cutoff = 0.03;
  for (let i = 0; i < mix.left.length; i++) {
    if (i % 256 === 0) cutoff = 0.028 + 0.02 * Math.sin(i / 91_000) + 0.012 * Math.sin(i / 37_000 + 2);
    band += cutoff * (random.next() * 2 - 1 - low - 0.5 * band);
    low += cutoff * band;
    band2 += cutoff * 1.2 * (random.next() * 2 - 1 - low2 - 0.5 * band2);
    low2 += cutoff * 1.2 * band2;
    const swell = gain * (0.6 + 0.4 * Math.sin(i / 120_000 + 1));
    mix.left[i] = (mix.left[i] ?? 0) + band * swell;
    mix.right[i] = (mix.right[i] ?? 0) + band2 * swell;
  }
}
