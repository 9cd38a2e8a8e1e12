// Memoised results, computed from an object that never changes, such as the loaded version of a realm. They
// are garbage-collected with the object.
import { LRUCache } from 'lru-cache';
import type { MemoDefinition } from './define-cache.ts';

export interface Memo<Owner extends object, Value> {
  /** The stored result of the owner and key, or the created one. A promise that rejects is not stored. */
  getOrCreate(owner: Owner, key: object | string, create: () => Value): Value;
}

export function createMemo<Owner extends object, Value extends NonNullable<unknown>>({
  maxEntries,
}: MemoDefinition): Memo<Owner, Value> {
  const byOwner = new WeakMap<Owner, LRUCache<object | string, Value>>();
  const getResults = (owner: Owner) => {
    const cachedResults = byOwner.get(owner);
    if (cachedResults) return cachedResults;
    const results = new LRUCache<object | string, Value>({ max: maxEntries });
    byOwner.set(owner, results);
    return results;
  };
  return {
    getOrCreate(owner, key, create) {
      const results = getResults(owner);
      const cachedValue = results.get(key);
      if (cachedValue !== undefined) return cachedValue;
      const value = create();
      results.set(key, value);
      if (value instanceof Promise) value.catch(() => results.delete(key));
      return value;
    },
  };
}
