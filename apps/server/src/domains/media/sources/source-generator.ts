// Sources that the service makes itself, such as the films of the demo realm. Who makes them is handed in from
// outside; an asset only names its maker and which of its sources it is.
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { MediaTools, Priority } from '@matinee/media';
import type { GeneratedSource } from '../media.tables.ts';

export interface GenerateOptions {
  tools: MediaTools;
  priority: Priority;
  signal: AbortSignal;
}

/** Somebody outside killed the program that was making a source: worth another try. */
export class GenerateInterrupted extends Error {
  override name = 'GenerateInterrupted';
}

export interface SourceGenerator {
  /** Makes one file in `dir`, which is empty, and gives its path back. */
  generate(key: string, dir: string, options: GenerateOptions): Promise<string>;
}

export type SourceGenerators = Readonly<Record<string, SourceGenerator>>;

/** The file made from a recipe: the one there is, or a new one. Half a file is never taken for a whole. */
export async function generateSource(
  generators: SourceGenerators,
  source: GeneratedSource,
  dir: string,
  options: GenerateOptions,
): Promise<string> {
  const [existingFile] = await readdir(dir).catch(() => []);
  if (existingFile !== undefined) return join(dir, existingFile);
  const generator = generators[source.generator];
  if (!generator) throw new Error(`there is no source generator named ${source.generator}`);
  const temporaryDir = `${dir}.generating`;
  await rm(temporaryDir, { recursive: true, force: true });
  await mkdir(temporaryDir, { recursive: true });
  const generatedFile = await generator.generate(source.key, temporaryDir, options);
  if (dirname(generatedFile) !== temporaryDir)
    throw new Error(`${source.generator} wrote its file outside its folder`);
  await rename(temporaryDir, dir);
  return join(dir, basename(generatedFile));
}
