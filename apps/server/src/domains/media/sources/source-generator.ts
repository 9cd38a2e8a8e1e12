// Sources that the service makes itself, such as the films of the demo realm. Who makes them is handed in from
// outside; an asset only names its maker and which of its sources it is.
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { MediaTools, Priority } from '@matinee/media';
import type { Recipe } from '../media.tables.ts';

export interface GenerateOptions {
  tools: MediaTools;
  priority: Priority;
  signal: AbortSignal;
}

/** Somebody outside killed the program that was making a source: worth another try. */
export class GenerateInterrupted extends Error {
  override name = 'MakingInterrupted';
}

export interface SourceGenerator {
  /** Makes one file in `dir`, which is empty, and gives its path back. */
  make(key: string, dir: string, options: GenerateOptions): Promise<string>;
}

export type SourceGenerators = Readonly<Record<string, SourceGenerator>>;

/** The file made from a recipe: the one there is, or a new one. Half a file is never taken for a whole. */
export async function generateSource(
  makers: SourceGenerators,
  recipe: Recipe,
  dir: string,
  options: GenerateOptions,
): Promise<string> {
  const [there] = await readdir(dir).catch(() => []);
  if (there !== undefined) return join(dir, there);
  const maker = makers[recipe.maker];
  if (!maker) throw new Error(`nobody makes sources by the name of ${recipe.maker}`);
  const making = `${dir}.making`;
  await rm(making, { recursive: true, force: true });
  await mkdir(making, { recursive: true });
  const made = await maker.make(recipe.key, making, options);
  if (dirname(made) !== making) throw new Error(`${recipe.maker} left its file outside its folder`);
  await rename(making, dir);
  return join(dir, basename(made));
}
