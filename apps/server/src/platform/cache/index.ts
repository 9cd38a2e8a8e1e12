export { limitCaches, startCacheCleanup } from './cache-budget.ts';
export { renderCacheDocs } from './cache-docs.ts';
export { type Cache, type CacheKey, type CacheServices, createCache } from './create-cache.ts';
export { createMemo } from './create-memo.ts';
export { type CacheDefinition, defineCache, defineMemo, listDefinedCaches } from './define-cache.ts';
