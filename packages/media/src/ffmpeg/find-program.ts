import { realpath } from 'node:fs/promises';
import { delimiter, resolve } from 'node:path';

/** Returns the absolute path of a program, found through PATH; undefined when there is none. */
export async function findProgram(program: string): Promise<string | undefined> {
  const folders = program.includes('/') ? [''] : (process.env.PATH ?? '').split(delimiter);
  for (const folder of folders) {
    const path = resolve(folder, program);
    if (await realpath(path).catch(() => undefined)) return path;
  }
  return undefined;
}
