// Films and broken files for tests, made on the machine by ffmpeg and kept for the next run.
import { randomUUID } from 'node:crypto';
import { access, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { broken } from './broken.ts';
import { films } from './films.ts';
import type { Recipe } from './recipe.ts';

export { canary } from './broken.ts';
export { createPackage } from './create-package.ts';

/** Every file of the corpus by its name. `expect` says what a probe answers. */
export const corpus = { ...films, ...broken };
export type CorpusName = keyof typeof corpus;

export const filmNames = Object.keys(films) as (keyof typeof films)[];
/** The films of `npm test`: many tracks, rotation and a variable frame rate, no sound. The long tests use all films. */
export const commonFilmNames = ['hevcManyTracks', 'phoneMov', 'silent'] as const satisfies typeof filmNames;
export const rareFilmNames = filmNames.filter(
  (name) => !(commonFilmNames as readonly string[]).includes(name),
);
export const brokenNames = Object.keys(broken) as (keyof typeof broken)[];

/** Where files are kept between runs; the number changes with the recipes. */
const corpusFolder = join(tmpdir(), 'matinee-corpus-2');

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

const isName = (name: string): name is CorpusName => name in corpus;

/**
 * Path of a file of the corpus; it is made on the first call. Safe to call from several processes at once.
 * Each file lies in a folder of its own, so that nothing lies beside it.
 */
export async function corpusFile(name: CorpusName, ffmpeg = 'ffmpeg'): Promise<string> {
  const recipe: Recipe = corpus[name];
  const folder = join(corpusFolder, name);
  const path = join(folder, recipe.fileName);
  if (await exists(path)) return path;
  await mkdir(folder, { recursive: true });
  const scratch = await mkdtemp(join(tmpdir(), 'matinee-kitchen-'));
  const fresh = join(folder, `${randomUUID()}${extname(recipe.fileName)}`);
  try {
    const file = (other: string) => {
      if (!isName(other)) throw new TypeError(`no such recipe: ${other}`);
      return corpusFile(other, ffmpeg);
    };
    await recipe.make(fresh, { ffmpeg, scratch, file });
    await rename(fresh, path);
    return path;
  } finally {
    await rm(scratch, { recursive: true, force: true });
    await rm(fresh, { force: true });
  }
}
