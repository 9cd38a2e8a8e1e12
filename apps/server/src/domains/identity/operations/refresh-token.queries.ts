// SQL for refresh tokens.
import type { Executor, Trx } from '../../../platform/database/index.ts';
import { tables } from '../identity.tables.ts';

interface NewRefreshToken {
  realmId: number;
  sessionRowId: number;
  hash: Buffer;
  now: Temporal.Instant;
}

export async function insertRefreshToken(executor: Executor, token: NewRefreshToken): Promise<void> {
  await insertTokenOfSession(tables(executor), token).execute();
}

const insertTokenOfSession = (
  db: Pick<ReturnType<typeof tables>, 'insertInto'>,
  { realmId, sessionRowId, hash, now }: NewRefreshToken,
) =>
  db
    .insertInto('refresh_token')
    .columns(['hash', 'session_id', 'issued_at'])
    .expression(({ selectFrom }) =>
      selectFrom('session')
        .select((eb) => [
          eb.cast<Buffer>(eb.val(hash), 'bytea').as('hash'),
          'session.id as session_id',
          eb.cast<Temporal.Instant>(eb.val(now), 'timestamptz').as('issued_at'),
        ])
        .where('session.id', '=', sessionRowId)
        .where('session.realm_id', '=', realmId),
    );

export interface RefreshTokenRow {
  used_at: Temporal.Instant | null;
  successor_sealed: Buffer | null;
  session_id: number;
  session_public_id: string;
  /** Null for a guest. */
  account_id: number | null;
  /** Null unless an administrator acts as the account. */
  impersonator_id: number | null;
  impersonator_name: string | null;
  device_name: string;
  session_created_at: Temporal.Instant;
  session_expires_at: Temporal.Instant;
  session_revoked_at: Temporal.Instant | null;
}

/** Locks the token, so that concurrent refreshes run one after another. */
export function lockRefreshToken(
  trx: Trx,
  realmId: number,
  hash: Buffer,
): Promise<RefreshTokenRow | undefined> {
  return tables(trx)
    .selectFrom('refresh_token')
    .innerJoin('session', 'session.id', 'refresh_token.session_id')
    .leftJoin('account as impersonator', 'impersonator.id', 'session.impersonator_id')
    .select([
      'refresh_token.used_at',
      'refresh_token.successor_sealed',
      'session.id as session_id',
      'session.public_id as session_public_id',
      'session.account_id',
      'session.impersonator_id',
      'impersonator.name as impersonator_name',
      'session.device_name',
      'session.created_at as session_created_at',
      'session.expires_at as session_expires_at',
      'session.revoked_at as session_revoked_at',
    ])
    .where('refresh_token.hash', '=', hash)
    .where('session.realm_id', '=', realmId)
    .forUpdate('refresh_token')
    .executeTakeFirst() as Promise<RefreshTokenRow | undefined>;
}

export async function isRefreshTokenUnused(
  trx: Trx,
  { realmId, hash }: { realmId: number; hash: Buffer },
): Promise<boolean> {
  const row = await tables(trx)
    .selectFrom('refresh_token')
    .innerJoin('session', 'session.id', 'refresh_token.session_id')
    .select('refresh_token.hash')
    .where('refresh_token.hash', '=', hash)
    .where('refresh_token.used_at', 'is', null)
    .where('session.realm_id', '=', realmId)
    .executeTakeFirst();
  return row !== undefined;
}

export interface RefreshTokenReplacement {
  realmId: number;
  sessionRowId: number;
  hash: Buffer;
  successorHash: Buffer;
  successorSealed: Buffer;
  /** Tokens of the session that were used before this instant are deleted. */
  usedBefore: Temporal.Instant;
  now: Temporal.Instant;
}

/** Marks a token used and inserts its successor. One statement, because clients refresh often. */
export async function replaceRefreshToken(
  trx: Trx,
  { realmId, sessionRowId, hash, successorHash, successorSealed, usedBefore, now }: RefreshTokenReplacement,
): Promise<void> {
  await tables(trx)
    .with('deleted', (db) =>
      db
        .deleteFrom('refresh_token')
        .using('session')
        .whereRef('session.id', '=', 'refresh_token.session_id')
        .where('session.id', '=', sessionRowId)
        .where('session.realm_id', '=', realmId)
        .where('refresh_token.used_at', '<', usedBefore),
    )
    .with('inserted', (db) => insertTokenOfSession(db, { realmId, sessionRowId, hash: successorHash, now }))
    .updateTable('refresh_token')
    .from('session')
    .set({ used_at: now, successor_sealed: successorSealed })
    .where('hash', '=', hash)
    .whereRef('session.id', '=', 'refresh_token.session_id')
    .where('session.realm_id', '=', realmId)
    .execute();
}
