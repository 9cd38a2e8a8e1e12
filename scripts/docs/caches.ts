// Generates docs/reference/caches.md from the cache declarations of the server.
import { mkdirSync, writeFileSync } from 'node:fs';
import { createCacheReference } from '../../apps/server/src/main/cache-reference.ts';

const folder = new URL('../../docs/reference/', import.meta.url);
mkdirSync(folder, { recursive: true });
writeFileSync(new URL('caches.md', folder), createCacheReference());
