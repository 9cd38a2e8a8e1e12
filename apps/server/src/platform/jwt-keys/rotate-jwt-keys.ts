import type { Secrets } from '../secrets/index.ts';
import { findSigningKey, getKeyEnd, getSecretName, isNotAfter, type JwtKey, readKeySet } from './key-set.ts';

/** A key that has signed for this long is replaced. */
const maxAge = { hours: 90 * 24 };

/** Adds a key, which signs a minute later. */
export async function rotateJwtKeys(secrets: Secrets, now: Temporal.Instant): Promise<{ kid: string }> {
  return addKeyAfter((await readKeySet(secrets)).at(-1), secrets, now);
}

/** Adds a key if the newest is older than 90 days. */
export async function rotateOldJwtKeys(secrets: Secrets, now: Temporal.Instant): Promise<void> {
  const newestKey = (await readKeySet(secrets)).at(-1);
  if (newestKey && isNotAfter(newestKey.createdAt.add(maxAge), now))
    await addKeyAfter(newestKey, secrets, now);
}

/** Nodes that start at once create the same key. */
export async function createFirstJwtKey(secrets: Secrets, now: Temporal.Instant): Promise<void> {
  await addKeyAfter(undefined, secrets, now);
}

/** Two processes that replace the same key add the same one. */
async function addKeyAfter(
  newestKey: JwtKey | undefined,
  secrets: Secrets,
  now: Temporal.Instant,
): Promise<{ kid: string }> {
  const kid = String(Number(newestKey?.kid ?? 0) + 1);
  await secrets.create(getSecretName(kid), now);
  return { kid };
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
