import type { Secrets } from '../secrets/index.ts';
import { findSigningKey, getKeyEnd, getSecretName, isNotAfter, readKeySet } from './key-set.ts';

/** A key that has signed for this long is replaced. */
const maxAge = { hours: 90 * 24 };

/** Adds a key, which signs a minute later. Two processes that do so at once add the same one. */
export async function rotateJwtKeys(secrets: Secrets, now: Temporal.Instant): Promise<{ kid: string }> {
  const keys = await readKeySet(secrets);
  const kid = String(Number(keys.at(-1)?.kid ?? 0) + 1);
  await secrets.create(getSecretName(kid), now);
  return { kid };
}

/** Adds a key if the newest is older than 90 days. */
export async function rotateOldJwtKeys(secrets: Secrets, now: Temporal.Instant): Promise<void> {
  const newestKey = (await readKeySet(secrets)).at(-1);
  if (newestKey && isNotAfter(newestKey.createdAt.add(maxAge), now)) await rotateJwtKeys(secrets, now);
}

/** Deletes all keys but the newest: every token that they have signed is refused. */
export async function revokeOldJwtKeys(secrets: Secrets): Promise<void> {
  const keys = await readKeySet(secrets);
  for (const { kid } of keys.slice(0, -1)) await secrets.delete(getSecretName(kid), null);
}

/** Deletes the keys whose last token has ended. `maxTokenSeconds` is that of the longest token. */
export async function deleteUnusedJwtKeys(
  secrets: Secrets,
  { maxTokenSeconds, now }: { maxTokenSeconds: number; now: Temporal.Instant },
): Promise<void> {
  const keys = await readKeySet(secrets);
  for (const key of keys) {
    const end = getKeyEnd(keys, key, maxTokenSeconds);
    if (end && isNotAfter(end, now)) await secrets.delete(getSecretName(key.kid), null);
  }
}

export interface JwtKeyState {
  kid: string;
  createdAt: Temporal.Instant;
  state: 'next' | 'signing' | 'accepted';
}

/** The newest key first. */
export async function listJwtKeys(secrets: Secrets, now: Temporal.Instant): Promise<JwtKeyState[]> {
  const keys = await readKeySet(secrets);
  const signingKid = findSigningKey(keys, now)?.kid;
  const signingIndex = keys.findIndex(({ kid }) => kid === signingKid);
  return keys
    .map(({ kid, createdAt }, index): JwtKeyState => {
      const state = index > signingIndex ? 'next' : index === signingIndex ? 'signing' : 'accepted';
      return { kid, createdAt, state };
    })
    .reverse();
}
