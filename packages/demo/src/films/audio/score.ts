// Composes the music of a film from its mood: chords, bass, arpeggio, optional drums and wind.

import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Random } from '../../artwork/random.ts';
import type { FilmSpec } from '../../model.ts';
import { addReverb } from './reverb.ts';
import {
  addKick,
  addNoiseBurst,
  addTone,
  addWind,
  createSilence,
  type Stereo,
  type WaveName,
} from './synthesiser.ts';

interface Mood {
  beatsPerMinute: number;
  /** Chords as semitones above the root. */
  chords: readonly (readonly number[])[];
  beatsPerChord: number;
  scale: readonly number[];
  arpeggioWave: WaveName;
  /** Arpeggio notes per beat; 0 for none. */
  notesPerBeat: number;
  drums: 'none' | 'soft' | 'full';
  wind: number;
  reverb: number;
}

const minor = [0, 2, 3, 5, 7, 8, 10];
const major = [0, 2, 4, 5, 7, 9, 11];

const moods: Readonly<Record<FilmSpec['mood'], Mood>> = {
  wonder: {
    beatsPerMinute: 66,
    chords: [
      [0, 7, 14, 16],
      [-3, 4, 12, 16],
      [-7, 5, 9, 16],
      [-5, 7, 11, 14],
    ],
    beatsPerChord: 4,
    scale: major,
    arpeggioWave: 'bell',
    notesPerBeat: 2,
    drums: 'none',
    wind: 0,
    reverb: 0.3,
  },
  tension: {
    beatsPerMinute: 92,
    chords: [
      [0, 7, 12, 15],
      [0, 8, 12, 15],
      [1, 8, 13, 17],
      [-2, 6, 10, 15],
    ],
    beatsPerChord: 8,
    scale: minor,
    arpeggioWave: 'pluck',
    notesPerBeat: 2,
    drums: 'soft',
    wind: 0.5,
    reverb: 0.22,
  },
  warm: {
    beatsPerMinute: 76,
    chords: [
      [0, 7, 12, 16],
      [-7, 5, 9, 16],
      [-3, 4, 12, 16],
      [-5, 2, 11, 14],
    ],
    beatsPerChord: 4,
    scale: major,
    arpeggioWave: 'pluck',
    notesPerBeat: 2,
    drums: 'none',
    wind: 0,
    reverb: 0.18,
  },
  playful: {
    beatsPerMinute: 116,
    chords: [
      [0, 4, 7, 12],
      [9, 12, 16],
      [5, 9, 12],
      [7, 11, 14],
    ],
    beatsPerChord: 4,
    scale: major,
    arpeggioWave: 'pluck',
    notesPerBeat: 2,
    drums: 'soft',
    wind: 0,
    reverb: 0.1,
  },
  drive: {
    beatsPerMinute: 124,
    chords: [
      [0, 7, 12, 15],
      [-4, 3, 8, 12],
      [3, 7, 10, 15],
      [-2, 5, 10, 14],
    ],
    beatsPerChord: 4,
    scale: minor,
    arpeggioWave: 'pluck',
    notesPerBeat: 4,
    drums: 'full',
    wind: 0,
    reverb: 0.14,
  },
  melancholy: {
    beatsPerMinute: 60,
    chords: [
      [0, 7, 12, 15],
      [-4, 3, 8, 15],
      [-9, 3, 10, 15],
      [-2, 5, 10, 14],
    ],
    beatsPerChord: 4,
    scale: minor,
    arpeggioWave: 'bell',
    notesPerBeat: 1,
    drums: 'none',
    wind: 0.35,
    reverb: 0.28,
  },
  machine: {
    beatsPerMinute: 108,
    chords: [
      [0, 7, 12, 14],
      [3, 10, 14, 17],
    ],
    beatsPerChord: 8,
    scale: minor,
    arpeggioWave: 'pure',
    notesPerBeat: 4,
    drums: 'soft',
    wind: 0,
    reverb: 0.2,
  },
};

export interface Score {
  mix: Stereo;
  /** MIDI note number of the root of the scale. */
  root: number;
  scale: readonly number[];
}

/**
 * Renders the music of a whole film. Yields to the event loop after each bar because it runs on the server's
 * main thread.
 */
export async function composeScore(name: FilmSpec['mood'], seconds: number, random: Random): Promise<Score> {
  const mood = moods[name];
  const mix = createSilence(seconds);
  const root = 45 + random.integer(0, 7);
  const beatSeconds = 60 / mood.beatsPerMinute;
  const barSeconds = beatSeconds * mood.beatsPerChord;
  const pattern = Array.from({ length: 8 }, () => random.integer(0, 3));
  const rests = Array.from({ length: 8 }, () => random.chance(mood.notesPerBeat > 2 ? 0.22 : 0.3));
  if (mood.wind) addWind(mix, random.fork('wind'), mood.wind * 0.16);
  for (let barStart = 0, index = 0; barStart < seconds; barStart += barSeconds, index++) {
    const chord = mood.chords[index % mood.chords.length] ?? [0, 7];
    for (const step of chord) {
      addTone(
        mix,
        'pad',
        { start: barStart, duration: barSeconds * 0.96, pitch: root + 12 + step, gain: 0.085 },
        { attack: Math.min(1.1, barSeconds / 3), release: 0.9, decay: 0 },
        9,
      );
    }
    const bassPitch = root - 12 + ((chord[0] ?? 0) % 12);
    const bassNoteCount =
      mood.drums === 'full' ? mood.beatsPerChord * 2 : mood.drums === 'soft' ? mood.beatsPerChord / 2 : 1;
    for (let i = 0; i < bassNoteCount; i++) {
      const length = barSeconds / bassNoteCount;
      addTone(
        mix,
        'bass',
        {
          start: barStart + i * length,
          duration: length * 0.8,
          pitch: bassPitch,
          gain: bassNoteCount > 4 ? 0.17 : 0.2,
        },
        { attack: 0.012, release: 0.12, decay: bassNoteCount > 1 ? 0.6 : 3 },
      );
    }
    const arpeggioNoteCount = mood.notesPerBeat * mood.beatsPerChord;
    for (let i = 0; i < arpeggioNoteCount && mood.notesPerBeat > 0; i++) {
      if (rests[(i + index) % 8] || index === 0) continue;
      const step = chord[(pattern[i % 8] ?? 0) % chord.length] ?? 0;
      const octaveShift = (i + index) % 5 === 0 ? 24 : 12;
      addTone(
        mix,
        mood.arpeggioWave,
        {
          start: barStart + (i * beatSeconds) / mood.notesPerBeat,
          duration: 0.1,
          pitch: root + octaveShift + step,
          gain: 0.1,
          pan: ((i % 3) - 1) * 0.5,
        },
        {
          attack: 0.006,
          release: mood.arpeggioWave === 'bell' ? 1.9 : 0.7,
          decay: mood.arpeggioWave === 'bell' ? 0.6 : 0.24,
        },
      );
    }
    if (mood.drums !== 'none' && index > 0) addDrums(mix, random, barStart, beatSeconds, mood);
    await yieldToEventLoop();
  }
  await addReverb(mix, mood.reverb * 0.35);
  return { mix, root, scale: mood.scale };
}

function addDrums(mix: Stereo, random: Random, barStart: number, beatSeconds: number, mood: Mood): void {
  for (let i = 0; i < mood.beatsPerChord; i++) {
    const beatStart = barStart + i * beatSeconds;
    if (mood.drums === 'full' || i % 2 === 0) addKick(mix, beatStart, mood.drums === 'full' ? 0.42 : 0.24);
    if (i % 2 === 1) addNoiseBurst(mix, random, beatStart, mood.drums === 'full' ? 0.22 : 0.1, 0.05, 0.36);
    for (const beatFraction of [0, 0.5])
      addNoiseBurst(
        mix,
        random,
        beatStart + beatFraction * beatSeconds,
        mood.drums === 'full' ? 0.06 : 0.035,
        0.014,
        0.8,
        beatFraction ? 0.4 : -0.3,
      );
  }
}
