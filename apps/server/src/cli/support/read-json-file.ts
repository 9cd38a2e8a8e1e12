// Reads a JSON file. Throws a CommandError with every violation of the schema.
import { readFile } from 'node:fs/promises';
import type { z } from 'zod';
import { CommandError } from './command-error.ts';

export async function readJsonFile<T>(schema: z.ZodType<T>, file: string): Promise<T> {
  let input: unknown;
  try {
    input = JSON.parse(await readFile(file === '-' ? '/dev/stdin' : file, 'utf8'));
  } catch (error) {
    throw new CommandError(`${file} cannot be read: ${(error as Error).message.replace(/\s+/g, ' ')}`);
  }
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const issues = result.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
  throw new CommandError([`${file} has errors. Nothing was changed.`, ...issues].join('\n'));
}
