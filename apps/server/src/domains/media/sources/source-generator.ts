// Sources that the server generates, such as the films of the demo realm. `main` passes the generators in; an
// asset stores the name of its generator and a key.
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { MediaTools, ProcessPriority } from '@matinee/media';
import type { GeneratedSource } from '../media.tables.ts';

export interface GenerateOptions {
  tools: MediaTools;
  priority: ProcessPriority;
  signal: AbortSignal;
}

/** An external process killed the generation; it is retried. */
export class GenerationInterruptedError extends Error {
  override name = 'GenerationInterruptedError';
}

export interface SourceGenerator {
  /** Generates one file in the empty folder `dir` and returns its path. */
  generate(key: string, dir: string, options: GenerateOptions): Promise<string>;
}

export type SourceGenerators = Readonly<Record<string, SourceGenerator>>;

/**
 * Returns the existing file of a generated source, or generates it. A rename at the end ensures that partial
 * files are never used.
 */
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
