// SQL for the answers to consents of deleted accounts.
import { sql } from 'kysely';
import type { Executor, Trx } from '../../../platform/database/index.ts';
import { tables } from '../identity.tables.ts';

/** Copies the answers of an account, which is about to be deleted, under a pseudonym. */
export async function insertConsentRecords(
  trx: Trx,
  account: { realmId: number; accountId: number; subject: Buffer; now: Temporal.Instant },
): Promise<void> {
  await tables(trx)
    .insertInto('consent_record')
    .columns(['realm_id', 'subject', 'field_name', 'answer', 'wording', 'answered_at', 'account_deleted_at'])
    .expression(({ selectFrom }) =>
      selectFrom('consent_answer')
        .select((eb) => [
          'realm_id',
          eb.cast<Buffer>(eb.val(account.subject), 'bytea').as('subject'),
          'field_name',
          'answer',
          'wording',
          'answered_at',
          eb.cast<Temporal.Instant>(eb.val(account.now), 'timestamptz').as('account_deleted_at'),
        ])
        .where('realm_id', '=', account.realmId)
        .where('account_id', '=', account.accountId)
        .orderBy('id'),
    )
    .execute();
}

export interface ConsentRecord {
  field_name: string;
  answer: boolean;
  wording: unknown;
  answered_at: Temporal.Instant;
  account_deleted_at: Temporal.Instant;
}

/** Selects the records of the deleted accounts of a person, the oldest first. */
export function selectConsentRecords(
  executor: Executor,
  { realmId, subject }: { realmId: number; subject: Buffer },
): Promise<ConsentRecord[]> {
  return tables(executor)
    .selectFrom('consent_record')
    .select(['field_name', 'answer', 'wording', 'answered_at', 'account_deleted_at'])
    .where('realm_id', '=', realmId)
    .where('subject', '=', subject)
    .orderBy('id')
    .execute();
}

/** Deletes the records of accounts of all realms that were deleted more than three years ago. */
export async function deleteOldConsentRecords(executor: Executor, now: Temporal.Instant): Promise<void> {
  await tables(executor)
    .deleteFrom('consent_record')
    .where('account_deleted_at', '<', sql<Temporal.Instant>`${now}::timestamptz - interval '3 years'`)
    .execute();
}
