// SQL for the profiles of an account and for the session that changes its profile.
import type { ProfileAvatar } from '@matinee/rules';
import { sql } from 'kysely';
import type { Executor, Trx } from '../../../platform/database/index.ts';
import { createId } from '../../../platform/ids/index.ts';
import { tables } from '../identity.tables.ts';

export interface AccountKey {
  realmId: number;
  accountId: number;
}

export interface ProfileRow {
  id: number;
  public_id: string;
  name: string | null;
  kind: 'adult' | 'child';
  avatar: ProfileAvatar;
}

const profileColumns = ['id', 'public_id', 'name', 'kind', 'avatar'] as const;

/** Selects the profiles of an account, the oldest first. */
export function selectProfiles(
  executor: Executor,
  { realmId, accountId }: AccountKey,
): Promise<ProfileRow[]> {
  return tables(executor)
    .selectFrom('profile')
    .select(profileColumns)
    .where('account_id', '=', accountId)
    .where('realm_id', '=', realmId)
    .orderBy('id')
    .execute();
}

/** Locks the account, so that its profiles are added and deleted one after the other, and selects them. */
export async function lockProfiles(trx: Trx, account: AccountKey): Promise<ProfileRow[]> {
  await tables(trx)
    .selectFrom('account')
    .select('id')
    .where('id', '=', account.accountId)
    .where('realm_id', '=', account.realmId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return selectProfiles(trx, account);
}

export interface NewProfile {
  name: string;
  kind: 'adult' | 'child';
  avatar: ProfileAvatar;
}

export function insertAccountProfile(
  trx: Trx,
  { realmId, accountId }: AccountKey,
  { name, kind, avatar }: NewProfile,
  now: Temporal.Instant,
): Promise<ProfileRow> {
  return tables(trx)
    .insertInto('profile')
    .values({
      public_id: createId<'Profile'>(),
      realm_id: realmId,
      account_id: accountId,
      name,
      kind,
      avatar,
      created_at: now,
    })
    .returning(profileColumns)
    .executeTakeFirstOrThrow();
}

/** Returns undefined when the account has no such profile. */
export function updateAccountProfile(
  executor: Executor,
  { realmId, accountId, publicId }: AccountKey & { publicId: string },
  changes: { name?: string | undefined; avatar?: ProfileAvatar | undefined },
): Promise<ProfileRow | undefined> {
  const { name, avatar } = changes;
  return tables(executor)
    .updateTable('profile')
    .set({ name: name ?? sql<string>`name`, avatar: avatar ?? sql<ProfileAvatar>`avatar` })
    .where('public_id', '=', publicId)
    .where('account_id', '=', accountId)
    .where('realm_id', '=', realmId)
    .returning(profileColumns)
    .executeTakeFirst();
}

interface ProfileKey {
  realmId: number;
  profileId: number;
}

/** Deletes a profile with everything that belongs to it. Returns the public ids of its sessions, which end. */
export async function deleteAccountProfile(
  trx: Trx,
  { realmId, profileId }: ProfileKey,
  now: Temporal.Instant,
): Promise<string[]> {
  const sessions = await tables(trx)
    .deleteFrom('session')
    .where('profile_id', '=', profileId)
    .where('realm_id', '=', realmId)
    .returning(['public_id', 'revoked_at', 'expires_at'])
    .execute();
  await tables(trx)
    .deleteFrom('profile')
    .where('id', '=', profileId)
    .where('realm_id', '=', realmId)
    .execute();
  return sessions
    .filter(
      ({ revoked_at, expires_at }) => revoked_at === null && Temporal.Instant.compare(expires_at, now) > 0,
    )
    .map(({ public_id }) => public_id);
}

interface SessionKey {
  realmId: number;
  sessionId: number;
}

/**
 * Ends a session and starts one with another profile, which keeps the sign-in, the device and the end of the first. Returns
 * undefined if the session has already ended.
 */
export async function replaceSession(
  trx: Trx,
  { realmId, sessionId, profileId }: SessionKey & { profileId: number },
  now: Temporal.Instant,
): Promise<{ endedPublicId: string; id: number; publicId: string } | undefined> {
  const ended = await tables(trx)
    .updateTable('session')
    .set({ revoked_at: now, revocation_reason: 'profileSelected' })
    .where('id', '=', sessionId)
    .where('realm_id', '=', realmId)
    .where('revoked_at', 'is', null)
    .returning(['public_id', 'account_id', 'created_at', 'expires_at', 'auth_time', 'method', 'device_name'])
    .executeTakeFirst();
  if (!ended) return undefined;
  const { public_id: endedPublicId, ...session } = ended;
  const started = await tables(trx)
    .insertInto('session')
    .values({
      ...session,
      public_id: createId<'Session'>(),
      realm_id: realmId,
      profile_id: profileId,
      last_used_at: now,
    })
    .returning(['id', 'public_id'])
    .executeTakeFirstOrThrow();
  return { endedPublicId, id: started.id, publicId: started.public_id };
}

/** Selects when the person of a session last proved who they are. */
export async function selectAuthTime(
  executor: Executor,
  { realmId, sessionId }: SessionKey,
): Promise<Temporal.Instant | null> {
  const row = await tables(executor)
    .selectFrom('session')
    .select('auth_time')
    .where('id', '=', sessionId)
    .where('realm_id', '=', realmId)
    .executeTakeFirst();
  return row?.auth_time ?? null;
}
