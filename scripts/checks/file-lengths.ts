// A file that grows too long has more than one idea in it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from './fault.ts';
import { sourceFiles } from './sources.ts';

const most = 400;
/** What the head of a longer file must say, followed by the reason. */
const excuse = /long because/i;

export function fileLengths(root: string): Fault[] {
  return sourceFiles(root, /\.(ts|tsx|mjs|js|css|sql)$/).flatMap((file) => {
    const lines = readFileSync(join(root, file), 'utf8').trimEnd().split('\n');
    if (lines.length <= most || excuse.test(lines.slice(0, 8).join('\n'))) return [];
    return [
      {
        file,
        says: `has ${lines.length} lines; split it, or say at its head why it is long ("long because …")`,
      },
    ];
  });
}
