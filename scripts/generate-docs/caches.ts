// Generates docs/reference/caches.md from the cache declarations of the server.
import { mkdirSync, writeFileSync } from 'node:fs';
import { createCacheDocs } from '../../apps/server/src/main/cache-docs.ts';

const folder = new URL('../../docs/reference/', import.meta.url);
mkdirSync(folder, { recursive: true });
writeFileSync(new URL('caches.md', folder), createCacheDocs());
