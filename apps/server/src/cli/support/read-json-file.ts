// Reads a file of an operator: it fits its schema, or every error is reported.
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
  const faults = result.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
  throw new CommandError([`${file} has faults; nothing was changed.`, ...faults].join('\n'));
}
