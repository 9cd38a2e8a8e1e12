import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createCacheDocs } from './cache-docs.ts';

const pageUrl = new URL('../../../../docs/reference/caches.md', import.meta.url);

test('docs/reference/caches.md is what scripts/generate-docs/caches.ts writes', () => {
  expect(readFileSync(pageUrl, 'utf8')).toBe(createCacheDocs());
});
