// Writes the audio tracks of a film, one for each language: the same music, and a voice of the language. Experimental
// films have no voice.

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createRandom, hashText } from '../../artwork/random.ts';
import type { DemoTitle } from '../../model.ts';
import { createSubtitleCues } from '../subtitle-cues.ts';
import { composeScore } from './score.ts';
import { mixVoice } from './voice.ts';
import { encodeWav } from './wav.ts';

/** Returns the paths of the WAV files in the order of the title's audio languages. */
export async function writeSoundtrack(title: DemoTitle, seconds: number, dir: string): Promise<string[]> {
  const random = createRandom(hashText(`${title.key}/sound`));
  const score = await composeScore(title.filmSpec.mood, seconds, random);
  const paths: string[] = [];
  for (const language of title.audioLanguages) {
    const hasVoice = title.genre !== 'experimental';
    const phrases = hasVoice ? createSubtitleCues(title, language, seconds) : [];
    const mix = await mixVoice(score, language, phrases, random.fork(language));
    const path = join(dir, `sound-${language}.wav`);
    await writeFile(path, await encodeWav(mix));
    paths.push(path);
  }
  return paths;
}
