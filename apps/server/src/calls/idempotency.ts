// A call that the same account repeats with the same Idempotency-Key gets the first response; with another
// body it is refused. The key itself is never stored. A body may contain a password, so only its HMAC with the key
// is stored; a response may contain tokens, so it is encrypted with the key and the body. All guests count as one
// account, because signing up ends the session of a guest. A call that guests may repeat must have a secret in its
// body, so that no guest gets the response of another.
import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { CallName } from '@matinee/contract';
import {
  createTableAccess,
  type Database,
  runInTransaction,
  type Trx,
  toJsonb,
} from '../platform/database/index.ts';
import { catchRefusal, isRefusal, type Refusal, RefusedError, refuse } from '../platform/errors/index.ts';
import type { CallContext } from './call-context.ts';

export interface IdempotencyTables {
  idempotent_response: {
    realm_id: number;
    key: string;
    call: string;
    request_hash: Buffer;
    status: number;
    response: unknown;
    created_at: Temporal.Instant;
  };
}

const tables = createTableAccess<IdempotencyTables>();

const keyLength = { min: 1, max: 255 };
const retention = { hours: 24 };
const pendingStatus = 0;
const completedStatus = 200;

/**
 * Runs the work in one transaction, at most once per key. A refusal rolls it back and is not stored. The
 * result must be JSON; the work must have no side effects outside the transaction.
 */
export async function runIdempotently<T>(
  ctx: CallContext,
  callName: CallName,
  body: unknown,
  work: (trx: Trx) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  const key = ctx.request?.headers['idempotency-key'];
  if (key === undefined)
    return catchRefusal(() => runInTransaction(ctx.db, (trx) => throwRefusal(work(trx))));
  if (typeof key !== 'string' || key.length < keyLength.min || key.length > keyLength.max) {
    return refuse('badRequest', undefined, ['Idempotency-Key: must be 1 to 255 characters.']);
  }
  const bodyText = JSON.stringify(body);
  const requestHash = createHmac('sha256', deriveKey(key, 'request')).update(bodyText).digest();
  const caller = ctx.viewer.account?.publicId ?? 'guest';
  const primaryKey = { realm_id: ctx.realm.id, key: hashKey(caller, key), call: callName };

  return catchRefusal(() =>
    runInTransaction(ctx.db, async (trx) => {
      await deleteExpiredIdempotentResponses(trx, ctx.now);
      const insertResult = await tables(trx)
        .insertInto('idempotent_response')
        .values({
          ...primaryKey,
          request_hash: requestHash,
          status: pendingStatus,
          response: null,
          created_at: ctx.now,
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (insertResult.numInsertedOrUpdatedRows === 0n)
        return readStoredResponse<T>(trx, primaryKey, requestHash, key + bodyText);
      const result = await throwRefusal(work(trx));
      await tables(trx)
        .updateTable('idempotent_response')
        .set({ status: completedStatus, response: toJsonb(encryptResponse(result, key + bodyText)) })
        .where('realm_id', '=', primaryKey.realm_id)
        .where('key', '=', primaryKey.key)
        .where('call', '=', callName)
        .execute();
      return result;
    }),
  );
}

/** Deletes the stored responses of all realms that are older than 24 hours. */
export async function deleteExpiredIdempotentResponses(db: Database, now: Temporal.Instant): Promise<void> {
  await tables(db)
    .deleteFrom('idempotent_response')
    .where('created_at', '<', now.subtract(retention))
    .execute();
}

async function readStoredResponse<T>(
  trx: Trx,
  primaryKey: { realm_id: number; key: string; call: string },
  requestHash: Buffer,
  secret: string,
): Promise<T> {
  const storedResponse = await tables(trx)
    .selectFrom('idempotent_response')
    .select(['request_hash', 'response'])
    .where('realm_id', '=', primaryKey.realm_id)
    .where('key', '=', primaryKey.key)
    .where('call', '=', primaryKey.call)
    .executeTakeFirstOrThrow();
  if (!storedResponse.request_hash.equals(requestHash))
    throw new RefusedError(refuse('idempotencyKeyReused'));
  return decryptResponse<T>(storedResponse.response as string, secret);
}

async function throwRefusal<T>(result: Promise<T | Refusal>): Promise<T> {
  const value = await result;
  if (isRefusal(value)) throw new RefusedError(value);
  return value;
}

function hashKey(caller: string, key: string): string {
  return createHash('sha256').update(`${caller} ${key}`).digest('base64url');
}

function deriveKey(secret: string, purpose: 'request' | 'response'): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `idempotent ${purpose}`, 32));
}

function encryptResponse(value: unknown, secret: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', deriveKey(secret, 'response'), nonce);
  const ciphertext = Buffer.concat([cipher.update(JSON.stringify(value)), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]).toString('base64');
}

function decryptResponse<T>(encryptedResponse: string, secret: string): T {
  const bytes = Buffer.from(encryptedResponse, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', deriveKey(secret, 'response'), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return JSON.parse(Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString()) as T;
}
