// The built viewer's first chunk holds what nearly all others need. A part of it that is left to a chunk of its own runs
// before it, and must not need it: no page would begin. apps/viewer/build/first-chunk.ts says which part is where.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Chunk {
  file: string;
  name?: string;
  imports?: string[];
  isEntry?: boolean;
}

const manifestUrl = new URL('../../../viewer/dist/client/.vite/manifest.json', import.meta.url);

test('what the first chunk needs does not need the first chunk', () => {
  const chunks: Record<string, Chunk> = JSON.parse(readFileSync(manifestUrl, 'utf8'));
  const isFirst = ([, { name, file }]: [string, Chunk]) => name === 'viewer' && file.endsWith('.js');
  const [key, first] = Object.entries(chunks).find(isFirst) ?? [];
  // What is the start of everything has waited for it by then.
  const needed = (first?.imports ?? []).filter((other) => !chunks[other]?.isEntry);
  expect(first?.imports?.length).toBeGreaterThan(0);
  expect(needed.filter((other) => chunks[other]?.imports?.includes(key ?? ''))).toEqual([]);
});
