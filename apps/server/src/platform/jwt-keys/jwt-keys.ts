// The keys that sign JWTs. All nodes read the same keys from the store of secrets, and read them again every five seconds, so
// that a rotation needs no restart.
import { errors } from 'jose';
import { createCache, defineCache } from '../cache/index.ts';
import type { Clock } from '../clock/index.ts';
import { deriveKey, type Secrets } from '../secrets/index.ts';
import { findAcceptedKey, findSigningKey, type KeySet, readKeySet } from './key-set.ts';
import { createFirstJwtKey } from './rotate-jwt-keys.ts';

export interface JwtKeys {
  /**
   * The keys for tokens of one purpose, which are not valid for another.
   * @param maxTokenSeconds for how long a token is accepted after it was signed
   */
  forPurpose(purpose: string, maxTokenSeconds: number): PurposeKeys;
}

export interface PurposeKeys {
  getSigningKey(): Promise<{ kid: string; key: Uint8Array }>;
  /** Returns undefined for an unknown kid and for a key whose last token has ended. */
  findKey(kid: string): Promise<Uint8Array | undefined>;
}

const keySetCacheDefinition = defineCache<KeySet>({
  name: 'JWT keys',
  holds: 'the keys that sign access tokens and playback tokens',
  maxBytes: 2 ** 20,
  entryBytes: 10_000,
  ttlMs: 5_000,
  // While the database restarts, the service verifies tokens with the keys that it knows.
  staleIfErrorMs: 3_600_000,
});

export function createJwtKeys({ secrets, clock }: { secrets: Secrets; clock: Clock }): JwtKeys {
  const cache = createCache(keySetCacheDefinition, { now: () => clock.now().epochMilliseconds });

  const loadKeySet = () =>
    cache.fetch('all', async () => {
      const keys = await readKeySet(secrets);
      if (keys.length > 0) return keys;
      await createFirstJwtKey(secrets, clock.now());
      return readKeySet(secrets);
    });

  return {
    forPurpose(purpose, maxTokenSeconds) {
      const derive = memoizeDerivation(purpose);
      return {
        async getSigningKey() {
          const key = findSigningKey(await loadKeySet(), clock.now());
          if (!key) throw new Error('the store of secrets has no JWT key');
          return { kid: key.kid, key: derive(key.secret) };
        },
        async findKey(kid) {
          const key = findAcceptedKey(await loadKeySet(), { kid, maxTokenSeconds, now: clock.now() });
          return key && derive(key.secret);
        },
      };
    },
  };
}

/** The key that the header of a token names; `jwtVerify` calls it. */
export async function findKey(keys: PurposeKeys, { kid = '' }: { kid?: string }): Promise<Uint8Array> {
  const key = await keys.findKey(kid);
  if (!key) throw new errors.JWKSNoMatchingKey();
  return key;
}

/** Derives the key of a purpose once per secret. */
function memoizeDerivation(purpose: string): (secret: Buffer) => Uint8Array {
  const derivedKeys = new WeakMap<Buffer, Uint8Array>();
  return (secret) => {
    const key = derivedKeys.get(secret) ?? deriveKey(secret, purpose);
    derivedKeys.set(secret, key);
    return key;
  };
}
