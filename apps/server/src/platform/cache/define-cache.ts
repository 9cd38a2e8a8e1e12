// Declares caches. docs/reference/caches.md is generated from the declarations.
import type { EventType } from '../events/index.ts';

export interface CacheDefinition<Value> {
  /** Unique among all caches. */
  name: string;
  /** The content of an entry, as the reference shows it. */
  holds: string;
  /**
   * Above this size the cache evicts the least recently used entries. An entry larger than a quarter of it is
   * not stored.
   */
  maxBytes: number;
  /** Bytes of an entry: measured, or estimated where measuring would be expensive. */
  entryBytes: number | ((value: Value) => number);
  /** How long an entry is fresh. Without it, an entry is fresh until an event invalidates it or it is evicted. */
  ttlMs?: number;
  /** How long after `ttlMs` the old value is still returned while the new one loads. */
  staleMs?: number;
  /**
   * How long after `ttlMs` the old value is returned when a new one cannot be loaded. Such a value is also returned
   * while the next attempts are in progress, so that few requests wait for an attempt.
   */
  staleIfErrorMs?: number;
  /** After one of these events, the entries of the event's realm are never returned again. */
  invalidatedBy?: readonly EventType[];
  /** After one of these events, the entries of the event's realm are returned while they load again. */
  refreshedBy?: readonly EventType[];
}

export interface MemoDefinition {
  /** Unique among all caches. */
  name: string;
  /** The content of an entry, as the reference shows it. */
  holds: string;
  /** The object that the entries belong to, as the reference shows it. */
  owner: string;
  /** Entries per owner. */
  maxEntries: number;
  /** Events after which a new object replaces the owner. */
  replacedBy?: readonly EventType[];
}

type AnyCacheDefinition = CacheDefinition<never>;

const cacheDefinitions = new Map<string, AnyCacheDefinition>();
const memoDefinitions = new Map<string, MemoDefinition>();

function register<Definition extends { name: string }>(
  definitions: Map<string, Definition>,
  definition: Definition,
): void {
  if (definitions.has(definition.name)) throw new Error(`Two caches are named ${definition.name}.`);
  definitions.set(definition.name, definition);
}

/** Declares a cache. `createCache` creates it once for each running service. */
export function defineCache<Value>(definition: CacheDefinition<Value>): CacheDefinition<Value> {
  register(cacheDefinitions, definition as unknown as AnyCacheDefinition);
  return definition;
}

/** Declares a memo for `createMemo`. */
export function defineMemo(definition: MemoDefinition): MemoDefinition {
  register(memoDefinitions, definition);
  return definition;
}

export interface DefinedCaches {
  caches: readonly AnyCacheDefinition[];
  memos: readonly MemoDefinition[];
}

/** All caches and memos that the loaded modules declare, sorted by name. */
export function listDefinedCaches(): DefinedCaches {
  const compareByName = (left: { name: string }, right: { name: string }) =>
    left.name < right.name ? -1 : 1;
  return {
    caches: [...cacheDefinitions.values()].sort(compareByName),
    memos: [...memoDefinitions.values()].sort(compareByName),
  };
}
