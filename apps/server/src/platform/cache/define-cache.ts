// Declarations of all caches. docs/reference/caches.md is generated from them.
import type { EventType } from '../events/index.ts';

export interface CacheDefinition<Value> {
  /** Unique among all caches. */
  name: string;
  /** What one entry is, as it reads in the reference. */
  holds: string;
  /** The least recently used entries beyond this are evicted. An entry larger than a quarter of it is not stored. */
  maxBytes: number;
  /** Bytes of one entry: measured, or an estimate where measuring would cost more than it tells. */
  entryBytes: number | ((value: Value) => number);
  /** How long an entry is fresh. Without it an entry stays until an event invalidates it or it is evicted. */
  ttlMs?: number;
  /** How long after `ttlMs` the old value is still returned while the new one loads. */
  staleMs?: number;
  /** Events after which the entries of the event's realm are never returned again. */
  invalidatedBy?: readonly EventType[];
  /** Events after which the entries of the event's realm are still returned, and load again. */
  refreshedBy?: readonly EventType[];
}

export interface MemoDefinition {
  /** Unique among all caches. */
  name: string;
  /** What one entry is, as it reads in the reference. */
  holds: string;
  /** The object whose entries these are, as it reads in the reference. */
  owner: string;
  /** Entries per owner. */
  maxEntries: number;
  /** Events after which a new object takes the owner's place. */
  replacedBy?: readonly EventType[];
}

type AnyCacheDefinition = CacheDefinition<never>;

const caches = new Map<string, AnyCacheDefinition>();
const memos = new Map<string, MemoDefinition>();

function register<Definition extends { name: string }>(
  definitions: Map<string, Definition>,
  definition: Definition,
): void {
  if (definitions.has(definition.name)) throw new Error(`Two caches are named ${definition.name}.`);
  definitions.set(definition.name, definition);
}

/** Declares a cache; `createCache` makes one of it for each running service. */
export function defineCache<Value>(definition: CacheDefinition<Value>): CacheDefinition<Value> {
  register(caches, definition as unknown as AnyCacheDefinition);
  return definition;
}

/** Declares a memo for `createMemo`. */
export function defineMemo(definition: MemoDefinition): MemoDefinition {
  register(memos, definition);
  return definition;
}

export interface DefinedCaches {
  caches: readonly AnyCacheDefinition[];
  memos: readonly MemoDefinition[];
}

/** Every cache that the modules loaded so far declare, by name. */
export function definedCaches(): DefinedCaches {
  const byName = (one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1);
  return { caches: [...caches.values()].sort(byName), memos: [...memos.values()].sort(byName) };
}
