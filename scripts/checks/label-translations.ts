// Checks that every language has the same labels and mail texts with the same arguments.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listIcuArguments } from './icu-arguments.ts';
import type { Issue } from './issue.ts';

const folders = ['apps/server/src/domains/realm/labels', 'apps/server/src/domains/identity/mail/texts'];

export function checkLabelTranslations(root: string): Issue[] {
  return folders.flatMap((folder) => checkFolder(root, folder));
}

function checkFolder(root: string, folder: string): Issue[] {
  if (!existsSync(join(root, folder))) return [];
  const files = readdirSync(join(root, folder)).filter((name) => name.endsWith('.json'));
  const labelSets = new Map(
    files.map((name) => [name, JSON.parse(readFileSync(join(root, folder, name), 'utf8'))]),
  );
  const englishLabels = labelSets.get('en.json') as Record<string, string> | undefined;
  if (!englishLabels) return [{ file: folder, message: 'has no en.json' }];
  return [...labelSets].flatMap(([name, labels]: [string, Record<string, string>]) => {
    const file = `${folder}/${name}`;
    const missingKeys = Object.keys(englishLabels).filter((key) => !(key in labels));
    const unknownKeys = Object.keys(labels).filter((key) => !(key in englishLabels));
    const differingKeys = Object.keys(englishLabels).filter(
      (key) => key in labels && joinArguments(labels[key]) !== joinArguments(englishLabels[key]),
    );
    return [
      ...missingKeys.map((key) => ({ file, message: `lacks the label ${key}` })),
      ...unknownKeys.map((key) => ({ file, message: `has the label ${key}, which en.json lacks` })),
      ...differingKeys.map((key) => ({ file, message: `has other arguments for ${key} than en.json` })),
    ];
  });
}

function joinArguments(message = ''): string {
  return listIcuArguments(message).join(' ');
}
