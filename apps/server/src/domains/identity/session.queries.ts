// SQL for sessions and their refresh tokens.

import type { ProfileAvatar } from '@matinee/rules';
import { sql } from 'kysely';
import type { Executor, Trx } from '../../platform/database/index.ts';
import { createId } from '../../platform/ids/index.ts';
import { type SessionMethod, tables } from './identity.tables.ts';

export interface SessionRow {
  session_id: number;
  session_public_id: string;
  account_id: number | null;
  account_public_id: string | null;
  /** The email address of the account, whether it is confirmed or not. */
  email: string | null;
  is_email_unconfirmed: boolean;
  account_name: string | null;
  role: 'USER' | 'ADMIN' | null;
  /** Null unless an administrator acts as the account. */
  impersonator_name: string | null;
  expires_at: Temporal.Instant;
  /** How the person has signed in; null for a guest. */
  method: SessionMethod | null;
  /** Whether sign-ins to the account ask for a code. */
  has_totp: boolean;
  profile_id: number;
  profile_public_id: string;
  profile_kind: 'adult' | 'child';
  profile_name: string | null;
  avatar: ProfileAvatar;
  /** The age limit of the account's child profiles; null if nobody has chosen one. */
  age_limit: number | null;
  /** Whether the profile saved preferences. */
  has_preferences: boolean;
  language: string | null;
  subtitle_language: string | null;
  audio_language: string | null;
  auto_advance: boolean | null;
  video_background_auto_play: boolean | null;
  video_background_auto_play_audio: boolean | null;
}

/** Selects a session that has not ended, with its account, profile and preferences. */
export function selectActiveSession(
  executor: Executor,
  realmId: number,
  publicId: string,
  now: Temporal.Instant,
): Promise<SessionRow | undefined> {
  return (
    tables(executor)
      .selectFrom('session')
      .innerJoin('profile', 'profile.id', 'session.profile_id')
      .leftJoin('account', 'account.id', 'session.account_id')
      .leftJoin('account as impersonator', 'impersonator.id', 'session.impersonator_id')
      .leftJoin('parental_control', 'parental_control.account_id', 'session.account_id')
      .leftJoin('preference', 'preference.profile_id', 'profile.id')
      .leftJoin('totp', 'totp.account_id', 'session.account_id')
      .select(({ eb, fn }) => [
        'session.id as session_id',
        'session.public_id as session_public_id',
        'session.account_id',
        'account.public_id as account_public_id',
        fn.coalesce('account.email', 'account.unconfirmed_email').as('email'),
        eb('account.unconfirmed_email', 'is not', null).as('is_email_unconfirmed'),
        'account.name as account_name',
        'account.role',
        'session.method',
        sql<boolean>`totp.confirmed_at is not null`.as('has_totp'),
        'impersonator.name as impersonator_name',
        'session.expires_at',
        'profile.id as profile_id',
        'profile.public_id as profile_public_id',
        'profile.kind as profile_kind',
        'profile.name as profile_name',
        'profile.avatar',
        'parental_control.age_limit',
        sql<boolean>`preference.profile_id is not null`.as('has_preferences'),
        'preference.language',
        'preference.subtitle_language',
        'preference.audio_language',
        'preference.auto_advance',
        'preference.video_background_auto_play',
        'preference.video_background_auto_play_audio',
      ])
      .where('session.realm_id', '=', realmId)
      .where('session.public_id', '=', publicId)
      .where('session.revoked_at', 'is', null)
      .where('session.expires_at', '>', now)
      // The session of an administrator who acts as a viewer ends with the role of either.
      .where(({ eb, and, or }) =>
        or([
          eb('session.impersonator_id', 'is', null),
          and([eb('impersonator.role', '=', 'ADMIN'), eb('account.role', '=', 'USER')]),
        ]),
      )
      .executeTakeFirst() as Promise<SessionRow | undefined>
  );
}

export function insertSession(
  trx: Executor,
  session: {
    realmId: number;
    accountId: number | null;
    profileId: number;
    /** Null for a guest. */
    method: SessionMethod | null;
    impersonatorId: number | null;
    deviceName: string;
    now: Temporal.Instant;
    expiresAt: Temporal.Instant;
  },
): Promise<{ id: number; public_id: string }> {
  return tables(trx)
    .insertInto('session')
    .values({
      public_id: createId<'Session'>(),
      realm_id: session.realmId,
      account_id: session.accountId,
      profile_id: session.profileId,
      created_at: session.now,
      expires_at: session.expiresAt,
      // An administrator has not proved to be the person.
      auth_time: session.impersonatorId === null ? session.method && session.now : null,
      method: session.method,
      impersonator_id: session.impersonatorId,
      device_name: session.deviceName,
      last_used_at: session.now,
    })
    .returning(['id', 'public_id'])
    .executeTakeFirstOrThrow();
}

export interface SessionKey {
  realmId: number;
  id: number;
}

export async function extendSession(
  trx: Trx,
  { realmId, id }: SessionKey,
  { expiresAt, now }: { expiresAt: Temporal.Instant; now: Temporal.Instant },
): Promise<void> {
  await tables(trx)
    .updateTable('session')
    .set({ expires_at: expiresAt, last_used_at: now })
    .where('id', '=', id)
    .where('realm_id', '=', realmId)
    .execute();
}

/** Returns undefined when the session was already revoked. */
export function markSessionRevoked(
  trx: Trx,
  { realmId, id }: SessionKey,
  reason: string,
  now: Temporal.Instant,
): Promise<{ public_id: string } | undefined> {
  return tables(trx)
    .updateTable('session')
    .set({ revoked_at: now, revocation_reason: reason })
    .where('id', '=', id)
    .where('realm_id', '=', realmId)
    .where('revoked_at', 'is', null)
    .returning('public_id')
    .executeTakeFirst();
}

/** Selects the public ids of sessions of all realms that were revoked after an instant. */
export async function selectSessionIdsRevokedSince(
  executor: Executor,
  since: Temporal.Instant,
): Promise<string[]> {
  const rows = await tables(executor)
    .selectFrom('session')
    .select('public_id')
    .where('revoked_at', '>', since)
    .execute();
  return rows.map((row) => row.public_id);
}

/** Maximum number of sessions that one call deletes, so that it locks few rows. */
export const maxDeletedSessions = 1_000;

/** Deletes sessions of all realms that ended before an instant. */
export function deleteEndedSessions(
  trx: Executor,
  cutoff: Temporal.Instant,
): Promise<{ realm_id: number; profile_id: number; account_id: number | null }[]> {
  return tables(trx)
    .deleteFrom('session')
    .where('id', 'in', (query) =>
      query
        .selectFrom('session')
        .select('id')
        .where(sql<boolean>`least(revoked_at, expires_at) < ${cutoff}`)
        .limit(maxDeletedSessions),
    )
    .returning(['realm_id', 'profile_id', 'account_id'])
    .execute();
}
