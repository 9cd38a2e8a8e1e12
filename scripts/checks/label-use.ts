// Every label that the viewer uses exists, and every label that exists is used.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Issue } from './issue.ts';

const labels = 'apps/server/src/domains/realm/labels/en.json';
const viewer = 'apps/viewer/src';
/** The list of the player's labels. */
const playerLabels = 'packages/player/src/labels.ts';
/** Packages that name keys for the viewer to look up: the player's labels, and rules that return a key. */
const keySources = ['packages/player/src', 'packages/rules/src'];

export function checkLabelUse(root: string): Issue[] {
  if (!existsSync(join(root, labels))) return [];
  const known = new Set(Object.keys(JSON.parse(readFileSync(join(root, labels), 'utf8'))));
  const viewerSources = readSources(root, viewer);
  const missing = [
    ...viewerSources.flatMap(({ file, text }) => labelCalls(text).map((key) => ({ file, key }))),
    ...listedLabels(join(root, playerLabels)).map((key) => ({ file: playerLabels, key })),
  ].filter(({ key }) => !known.has(key));
  const sources = [...viewerSources, ...keySources.flatMap((folder) => readSources(root, folder))];
  const quoted = new Set(
    sources.flatMap(({ text }) => [...text.matchAll(/['"](\w+)['"]/g)].map((match) => match[1])),
  );
  const unused = [...known].filter((key) => !quoted.has(key));
  return [
    ...missing.map(({ file, key }) => ({ file, message: `uses the label ${key}, which ${labels} lacks` })),
    ...unused.map((key) => ({ file: labels, message: `has the label ${key}, which nothing uses` })),
  ];
}

/** Keys in `label('key')`, and both keys in `label(condition ? 'one' : 'other')`. */
function labelCalls(text: string): string[] {
  return [...text.matchAll(/\blabel\((?:[^()'"]*\? )?'(\w+)'(?: : '(\w+)')?/g)].flatMap((match) =>
    match.slice(1).filter((key) => key !== undefined),
  );
}

/** Keys in the first array literal of a file. */
function listedLabels(file: string): string[] {
  if (!existsSync(file)) return [];
  const list = /= \[([^\]]*)\]/.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
  return [...list.matchAll(/'(\w+)'/g)].flatMap(([, key]) => key ?? []);
}

function readSources(root: string, folder: string): { file: string; text: string }[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`)
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
}
