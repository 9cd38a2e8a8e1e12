// Writes the audio tracks of a film: one music for all, one singer for each language.

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createRandom, hashText } from '../artwork/random.ts';
import type { DemoTitle } from '../model.ts';
import { narration } from './narration.ts';
import { toWav } from './sound/room.ts';
import { playScore } from './sound/score.ts';
import { withVoice } from './sound/voice.ts';

/** Paths of the WAV files, in the order of the title's audio languages. */
export async function writeSoundtrack(title: DemoTitle, seconds: number, dir: string): Promise<string[]> {
  const random = createRandom(hashText(`${title.key}/sound`));
  const score = await playScore(title.film.mood, seconds, random);
  const paths: string[] = [];
  for (const language of title.audioLanguages) {
    const sung = title.genre !== 'experimental';
    const phrases = sung ? narration(title, language, seconds) : [];
    const mix = await withVoice(score, language, phrases, random.fork(language));
    const path = join(dir, `sound-${language}.wav`);
    await writeFile(path, await toWav(mix));
    paths.push(path);
  }
  return paths;
}
