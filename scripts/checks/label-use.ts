// Checks that every used label exists and every existing label is used.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Issue } from './issue.ts';

const labelsFile = 'apps/server/src/domains/realm/labels/en.json';
const viewerFolder = 'apps/viewer/src';
/** File that lists the player's label keys. */
const playerLabelsFile = 'packages/player/src/labels.ts';
/** Packages that contain label keys as string literals: the player and the rules. */
const keyFolders = ['packages/player/src', 'packages/rules/src'];
/** Keys that `getFieldIssueKey` of the rules builds from the name of a field. */
const builtKeyPattern = /FieldIs(Required|Invalid)$/;

export function checkLabelUse(root: string): Issue[] {
  if (!existsSync(join(root, labelsFile))) return [];
  const knownKeys = new Set(Object.keys(JSON.parse(readFileSync(join(root, labelsFile), 'utf8'))));
  const viewerSources = readSources(root, viewerFolder);
  const missingKeyUses = [
    ...viewerSources.flatMap(({ file, text }) => findCalledLabelKeys(text).map((key) => ({ file, key }))),
    ...findListedLabelKeys(join(root, playerLabelsFile)).map((key) => ({ file: playerLabelsFile, key })),
  ].filter(({ key }) => !knownKeys.has(key));
  const sources = [...viewerSources, ...keyFolders.flatMap((folder) => readSources(root, folder))];
  const quotedKeys = new Set(
    sources.flatMap(({ text }) => [...text.matchAll(/['"](\w+)['"]/g)].map((match) => match[1])),
  );
  const unusedKeys = [...knownKeys].filter((key) => !quotedKeys.has(key) && !builtKeyPattern.test(key));
  return [
    ...missingKeyUses.map(({ file, key }) => ({
      file,
      message: `uses the label ${key}, which ${labelsFile} lacks`,
    })),
    ...unusedKeys.map((key) => ({ file: labelsFile, message: `has the label ${key}, which nothing uses` })),
  ];
}

/** Finds keys in `label('key')`, and both keys in `label(condition ? 'one' : 'other')`. */
function findCalledLabelKeys(text: string): string[] {
  return [...text.matchAll(/\blabel\((?:[^()'"]*\? )?'(\w+)'(?: : '(\w+)')?/g)].flatMap((match) =>
    match.slice(1).filter((key) => key !== undefined),
  );
}

/** Finds keys in the first array literal of a file. */
function findListedLabelKeys(file: string): string[] {
  if (!existsSync(file)) return [];
  const listText = /= \[([^\]]*)\]/.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
  return [...listText.matchAll(/'(\w+)'/g)].flatMap(([, key]) => key ?? []);
}

function readSources(root: string, folder: string): { file: string; text: string }[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`)
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
}
