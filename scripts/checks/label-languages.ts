// Labels must be there in every language, with the same things to fill in.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from './fault.ts';
import { icuArguments } from './icu-arguments.ts';

const folder = 'apps/server/src/domains/realm/labels';

export function labelLanguages(root: string): Fault[] {
  if (!existsSync(join(root, folder))) return [];
  const languages = readdirSync(join(root, folder)).filter((name) => name.endsWith('.json'));
  const labels = new Map(
    languages.map((name) => [name, JSON.parse(readFileSync(join(root, folder, name), 'utf8'))]),
  );
  const first = labels.get('en.json') as Record<string, string> | undefined;
  if (!first) return [{ file: folder, says: 'has no en.json' }];
  return [...labels].flatMap(([name, own]: [string, Record<string, string>]) => {
    const file = `${folder}/${name}`;
    const missing = Object.keys(first).filter((key) => !(key in own));
    const surplus = Object.keys(own).filter((key) => !(key in first));
    const differing = Object.keys(first).filter(
      (key) => key in own && blanks(own[key]) !== blanks(first[key]),
    );
    return [
      ...missing.map((key) => ({ file, says: `lacks ${key}` })),
      ...surplus.map((key) => ({ file, says: `has ${key}, which en.json has not` })),
      ...differing.map((key) => ({ file, says: `fills in other things for ${key} than en.json` })),
    ];
  });
}

function blanks(message = ''): string {
  return icuArguments(message).join(' ');
}
