// Instruments: each adds a note to a stereo buffer. Times are in seconds, pitches are MIDI note numbers.

import type { Random } from '../../artwork/random.ts';

export const sampleRate = 48_000;

export interface Stereo {
  left: Float32Array;
  right: Float32Array;
}

/** Creates an empty stereo buffer. */
export const createSilence = (seconds: number): Stereo => {
  const length = Math.ceil(seconds * sampleRate);
  return { left: new Float32Array(length), right: new Float32Array(length) };
};

export interface Note {
  start: number;
  duration: number;
  pitch: number;
  gain: number;
  /** -1 is left, 1 is right. */
  pan?: number;
}

/** Converts a MIDI note number to hertz. */
export const toFrequency = (pitch: number): number => 440 * 2 ** ((pitch - 69) / 12);

const tableSize = 2048;

function createWavetable(partials: readonly number[]): Float32Array {
  const wave = new Float32Array(tableSize);
  partials.forEach((gain, i) => {
    for (let k = 0; k < tableSize; k++) {
      wave[k] = (wave[k] ?? 0) + gain * Math.sin((2 * Math.PI * (i + 1) * k) / tableSize);
    }
  });
  return wave;
}

const wavetables = {
  pad: createWavetable([1, 0.42, 0.3, 0.12, 0.1, 0.05, 0.04]),
  pluck: createWavetable([1, 0.55, 0.28, 0.3, 0.12, 0.1, 0.05]),
  bass: createWavetable([1, 0.35, 0.12]),
  bell: createWavetable([1, 0, 0.35, 0, 0.2, 0, 0, 0.12]),
  pure: createWavetable([1]),
};

export type WaveName = keyof typeof wavetables;

interface Envelope {
  attack: number;
  release: number;
  /** Seconds until the level falls to 1/e; 0 sustains. */
  decay: number;
}

/** Adds a wavetable note. `detune` (in cents) spreads two detuned copies over the stereo field. */
export function addTone(mix: Stereo, name: WaveName, note: Note, envelope: Envelope, detune = 0): void {
  const wave = wavetables[name];
  const start = Math.floor(note.start * sampleRate);
  const length = Math.min(
    Math.floor((note.duration + envelope.release) * sampleRate),
    mix.left.length - start,
  );
  const pan = note.pan ?? 0;
  for (const channel of detune ? [-1, 1] : [0]) {
    const step = (toFrequency(note.pitch) * 2 ** ((channel * detune) / 1200) * tableSize) / sampleRate;
    const position = Math.max(-1, Math.min(1, pan + channel * 0.5));
    const copyGain = detune ? 0.6 : 1;
    const leftGain = note.gain * copyGain * Math.sqrt((1 - position) / 2);
    const rightGain = note.gain * copyGain * Math.sqrt((1 + position) / 2);
    const holdSamples = note.duration * sampleRate;
    const attackSamples = Math.max(1, envelope.attack * sampleRate);
    const releaseSamples = Math.max(1, envelope.release * sampleRate);
    const decayPerSample = envelope.decay ? Math.exp(-1 / (envelope.decay * sampleRate)) : 1;
    let level = 1;
    let phase = (channel + 1) * 500;
    for (let i = 0; i < length; i++) {
      const rise = i < attackSamples ? i / attackSamples : 1;
      const fade = i > holdSamples ? 1 - (i - holdSamples) / releaseSamples : 1;
      const value = (wave[phase & (tableSize - 1)] ?? 0) * level * rise * fade;
      const index = start + i;
      mix.left[index] = (mix.left[index] ?? 0) + value * leftGain;
      mix.right[index] = (mix.right[index] ?? 0) + value * rightGain;
      phase += step;
      level *= decayPerSample;
    }
  }
}

/** Adds a bass drum. */
export function addKick(mix: Stereo, startSeconds: number, gain: number): void {
  const start = Math.floor(startSeconds * sampleRate);
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

/**
 * Adds a burst of noise: short and bright for a hi-hat, longer and smoother for a snare or a brush. `brightness` is
 * from 0 to 1.
 */
export function addNoiseBurst(
  mix: Stereo,
  random: Random,
  startSeconds: number,
  gain: number,
  decay: number,
  brightness: number,
  pan = 0,
): void {
  const start = Math.floor(startSeconds * sampleRate);
  const length = Math.min(Math.floor(decay * 6 * sampleRate), mix.left.length - start);
  let low = 0;
  for (let i = 0; i < length; i++) {
    const noise = random.next() * 2 - 1;
    low += (noise - low) * brightness;
    const value = (brightness > 0.5 ? noise - low * 0.6 : low) * Math.exp(-i / (decay * sampleRate)) * gain;
    mix.left[start + i] = (mix.left[start + i] ?? 0) + value * (1 - pan);
    mix.right[start + i] = (mix.right[start + i] ?? 0) + value * (1 + pan);
  }
}

/** Adds wind: noise through a slowly modulated band-pass filter. */
export function addWind(mix: Stereo, random: Random, gain: number): void {
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
