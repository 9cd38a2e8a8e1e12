// Every label that the viewer asks for must exist, and every label that exists must be asked for by something.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from './fault.ts';

const labels = 'apps/server/src/domains/realm/labels/en.json';
const viewer = 'apps/viewer/src';
/** The words that the player needs, listed. */
const playerList = 'packages/player/src/labels.ts';
/** Where keys are named for the viewer to look up: the words of the player, and rules that answer with a key. */
const namers = ['packages/player/src', 'packages/rules/src'];

export function labelUse(root: string): Fault[] {
  if (!existsSync(join(root, labels))) return [];
  const known = new Set(Object.keys(JSON.parse(readFileSync(join(root, labels), 'utf8'))));
  const sources = sourcesIn(join(root, viewer)).map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  const missing = sources.flatMap(({ file, text }) =>
    asked(text)
      .filter((key) => !known.has(key))
      .map((key) => ({
        file: file.slice(root.length),
        says: `asks for the label ${key}, which ${labels} has not`,
      })),
  );
  const lacking = listed(join(root, playerList))
    .filter((key) => !known.has(key))
    .map((key) => ({ file: playerList, says: `needs the label ${key}, which ${labels} has not` }));
  const texts = [...sources.map(({ text }) => text), ...namers.flatMap((dir) => textsIn(join(root, dir)))];
  const quoted = new Set(
    texts.flatMap((text) => [...text.matchAll(/['"](\w+)['"]/g)].map((match) => match[1])),
  );
  const unused = [...known].filter((key) => !quoted.has(key));
  return [
    ...missing,
    ...lacking,
    ...unused.map((key) => ({ file: labels, says: `has ${key}, which nothing asks for` })),
  ];
}

/** Keys given to `label(...)` as they stand, both of a choice too. */
function asked(text: string): string[] {
  return [...text.matchAll(/\blabel\((?:[^()'"]*\? )?'(\w+)'(?: : '(\w+)')?/g)].flatMap((match) =>
    match.slice(1).filter((key) => key !== undefined),
  );
}

/** Quoted words of the first list in a file. */
function listed(file: string): string[] {
  if (!existsSync(file)) return [];
  const list = /= \[([^\]]*)\]/.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
  return [...list.matchAll(/'(\w+)'/g)].flatMap(([, key]) => key ?? []);
}

function textsIn(dir: string): string[] {
  return sourcesIn(dir).map((file) => readFileSync(file, 'utf8'));
}

function sourcesIn(dir: string): string[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join(dir, name));
}
