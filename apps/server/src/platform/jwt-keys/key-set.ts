// Which key signs, and which keys are accepted. The keys are secrets of the service with the names jwt-key/1, jwt-key/2 and so
// on; the number is the `kid` in the header of a token.
import type { Secrets } from '../secrets/index.ts';

export interface JwtKey {
  kid: string;
  secret: Buffer;
  createdAt: Temporal.Instant;
}

/** The oldest key first. */
export type KeySet = readonly JwtKey[];

const namePrefix = 'jwt-key/';

/** Every node has read a new key before any node signs with it. */
const activationDelay = { seconds: 60 };
/** The clocks of two nodes may differ by this much. */
const maxClockDifference = { seconds: 60 };

export const getSecretName = (kid: string): string => `${namePrefix}${kid}`;

export async function readKeySet(secrets: Secrets): Promise<KeySet> {
  const storedSecrets = await secrets.list(namePrefix);
  return storedSecrets
    .map(({ name, value, createdAt }) => ({ kid: name.slice(namePrefix.length), secret: value, createdAt }))
    .sort((a, b) => Number(a.kid) - Number(b.kid));
}

/** The newest key whose delay has passed. A key that is alone signs at once. */
export function findSigningKey(keys: KeySet, now: Temporal.Instant): JwtKey | undefined {
  return keys.findLast((key) => isNotAfter(key.createdAt.add(activationDelay), now)) ?? keys[0];
}

/**
 * When the last token that a key may have signed ends; undefined for the newest key.
 * @param maxTokenSeconds for how long a token is accepted after it was signed
 */
export function getKeyEnd(keys: KeySet, key: JwtKey, maxTokenSeconds: number): Temporal.Instant | undefined {
  const nextKey = keys[keys.indexOf(key) + 1];
  return nextKey?.createdAt.add(activationDelay).add(maxClockDifference).add({ seconds: maxTokenSeconds });
}

/** Returns undefined for an unknown kid and for a key whose last token has ended. */
export function findAcceptedKey(
  keys: KeySet,
  { kid, maxTokenSeconds, now }: { kid: string; maxTokenSeconds: number; now: Temporal.Instant },
): JwtKey | undefined {
  const key = keys.find((candidate) => candidate.kid === kid);
  const end = key && getKeyEnd(keys, key, maxTokenSeconds);
  return end && isNotAfter(end, now) ? undefined : key;
}

export function isNotAfter(instant: Temporal.Instant, limit: Temporal.Instant): boolean {
  return Temporal.Instant.compare(instant, limit) <= 0;
}
