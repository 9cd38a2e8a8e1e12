// Synthesises a wordless singing voice by formants. Each language has its own register, vowels and melody, so
// that audio tracks differ audibly. The voice sings while a subtitle is shown.

import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Random } from '../../artwork/random.ts';
import type { Language } from '../../model.ts';
import type { Score } from './score.ts';
import { type Stereo, sampleRate, toFrequency } from './synthesiser.ts';

interface Singer {
  /** Semitones above the root of the score. */
  register: number;
  vowels: readonly (readonly [number, number, number])[];
  /** Scale steps from note to note. */
  contour: readonly number[];
  noteSeconds: number;
  vibratoHz: number;
}

/** Gain of each of the three formants. */
const formantGains = [1, 0.6, 0.3];

const ah = [800, 1150, 2900] as const;
const eh = [530, 1840, 2480] as const;
const ee = [300, 2250, 3000] as const;
const oh = [500, 880, 2600] as const;
const oo = [340, 720, 2300] as const;

const singers: Readonly<Record<Language, Singer>> = {
  en: {
    register: 24,
    vowels: [oo, ah, oh],
    contour: [0, 1, 2, -1, -2, 1, 3, -3],
    noteSeconds: 0.62,
    vibratoHz: 4.6,
  },
  es: {
    register: 19,
    vowels: [ah, eh, oh],
    contour: [2, -1, -1, 3, -1, -1, 1, -2],
    noteSeconds: 0.36,
    vibratoHz: 5.6,
  },
  pt: {
    register: 17,
    vowels: [oh, oo, ah],
    contour: [-1, 2, -1, 1, -2, 3, -1, -1],
    noteSeconds: 0.46,
    vibratoHz: 5,
  },
  ar: {
    register: 12,
    vowels: [ah, ee, ah, oo],
    contour: [1, 1, -1, 1, -2, 1, -1, 0],
    noteSeconds: 0.8,
    vibratoHz: 6.2,
  },
};

export interface Phrase {
  startSeconds: number;
  durationSeconds: number;
}

/** Returns a new mix of the score and a voice; the score stays unchanged. */
export async function mixVoice(
  score: Score,
  language: Language,
  phrases: readonly Phrase[],
  random: Random,
): Promise<Stereo> {
  const mix: Stereo = { left: score.mix.left.slice(), right: score.mix.right.slice() };
  const singer = singers[language];
  let degree = 2;
  let contourIndex = random.integer(0, 7);
  for (const phrase of phrases) {
    await yieldToEventLoop();
    const noteCount = Math.max(2, Math.floor((phrase.durationSeconds * 0.9) / singer.noteSeconds));
    for (let i = 0; i < noteCount; i++) {
      degree += singer.contour[contourIndex++ % singer.contour.length] ?? 0;
      degree = Math.max(-1, Math.min(8, degree));
      const octave = Math.floor(degree / 7);
      const step = (score.scale[((degree % 7) + 7) % 7] ?? 0) + octave * 12;
      const vowel = singer.vowels[i % singer.vowels.length] ?? ah;
      const isLast = i === noteCount - 1;
      addSungNote(
        mix,
        singer,
        vowel,
        phrase.startSeconds + i * singer.noteSeconds,
        singer.noteSeconds * (isLast ? 1.7 : 1.08),
        score.root + singer.register + step,
      );
    }
  }
  return mix;
}

function addSungNote(
  mix: Stereo,
  singer: Singer,
  vowel: readonly [number, number, number],
  startSeconds: number,
  durationSeconds: number,
  pitch: number,
): void {
  const start = Math.floor(startSeconds * sampleRate);
  const frameCount = Math.min(Math.floor(durationSeconds * sampleRate), mix.left.length - start);
  const filters = vowel.map((formantHz, i) => {
    const w = (2 * Math.PI * formantHz) / sampleRate;
    const r = Math.exp((-Math.PI * (90 + i * 50)) / sampleRate);
    return { a: 2 * r * Math.cos(w), b: -r * r, gain: (1 - r) * (formantGains[i] ?? 0.3), y1: 0, y2: 0 };
  });
  let phase = 0;
  const hz = toFrequency(pitch);
  for (let i = 0; i < frameCount; i++) {
    const t = i / sampleRate;
    const depth = Math.min(1, t * 3) * 0.006;
    phase += (hz * (1 + depth * Math.sin(2 * Math.PI * singer.vibratoHz * t))) / sampleRate;
    phase -= Math.floor(phase);
    // A half-sine pulse has enough harmonics for the formant filters without a harsh attack.
    const source = phase < 0.4 ? Math.sin((Math.PI * phase) / 0.4) ** 2 - 0.2 : -0.2;
    let value = source * 0.08;
    for (const filter of filters) {
      const y = source * filter.gain + filter.a * filter.y1 + filter.b * filter.y2;
      filter.y2 = filter.y1;
      filter.y1 = y;
      value += y;
    }
    const envelope = Math.min(1, t / 0.09, (durationSeconds - t) / 0.16);
    const out = value * envelope * 0.3;
    const index = start + i;
    mix.left[index] = (mix.left[index] ?? 0) + out;
    mix.right[index] = (mix.right[index] ?? 0) + out * 0.92;
  }
}
