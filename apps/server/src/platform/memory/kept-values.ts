// Values that are the same for many who ask, kept for a while. A value is fresh for a moment; for a while after that it
// is still given while a new one is made; a change of what it was made from drops it at once. Ten who ask for the same
// at the same time cause one making.
import { LRUCache } from 'lru-cache';

export interface KeptValuesOptions {
  /** The least recently used beyond that are forgotten. */
  max: number;
  freshMs: number;
  usableMs: number;
}

/** Null: the value is not to be kept; it is then made again for the next who asks. `before` is the one of last time. */
export type MakeValue<Value> = (before: Value | undefined) => Promise<Value | null>;

export interface KeptValues<Value> {
  read(realmId: number, name: string, make: MakeValue<Value>): Promise<Value | null>;
  /** What the realm's values are made from has changed. */
  drop(realmId: number): void;
  /** It may have changed a little: values are still given, and made again. */
  touch(realmId: number): void;
}

interface Entry<Value> {
  value: Value;
  realmId: number;
  generation: number;
  madeAt: number;
}

export function keepValues<Value>({ max, freshMs, usableMs }: KeptValuesOptions): KeptValues<Value> {
  const entries = new LRUCache<string, Entry<Value>>({ max });
  const generations = new Map<number, number>();
  const underWay = new Map<string, Promise<Value | null>>();
  const keyOf = (realmId: number, name: string) => `${realmId} ${name}`;
  const generationOf = (realmId: number) => generations.get(realmId) ?? 0;

  const fill = (realmId: number, name: string, make: MakeValue<Value>): Promise<Value | null> => {
    const key = keyOf(realmId, name);
    const generation = generationOf(realmId);
    const flight = `${generation} ${key}`;
    const shared = underWay.get(flight);
    if (shared) return shared;
    const making = make(entries.get(key)?.value)
      .then((value) => {
        if (value === null) entries.delete(key);
        else entries.set(key, { value, realmId, generation, madeAt: performance.now() });
        return value;
      })
      .finally(() => underWay.delete(flight));
    underWay.set(flight, making);
    return making;
  };

  return {
    async read(realmId, name, make) {
      const entry = entries.get(keyOf(realmId, name));
      if (!entry || entry.generation !== generationOf(realmId)) return fill(realmId, name, make);
      const age = performance.now() - entry.madeAt;
      if (age > usableMs) return fill(realmId, name, make);
      // A failure behind the scenes shows itself to the next who has to wait.
      if (age > freshMs) fill(realmId, name, make).catch(() => {});
      return entry.value;
    },
    drop(realmId) {
      generations.set(realmId, generationOf(realmId) + 1);
    },
    touch(realmId) {
      const stale = performance.now() - freshMs - 1;
      for (const entry of entries.values()) {
        if (entry.realmId === realmId) entry.madeAt = Math.min(entry.madeAt, stale);
      }
    },
  };
}
