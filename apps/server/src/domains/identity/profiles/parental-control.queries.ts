import { DEFAULT_AGE_LIMIT } from '@matinee/rules';
import type { Executor, Trx } from '../../../platform/database/index.ts';
import { tables } from '../identity.tables.ts';
import type { AccountKey } from './profiles.queries.ts';

export interface ParentalControlRow {
  pin_hash: string | null;
  age_limit: number;
}

export async function selectParentalControl(
  executor: Executor,
  { realmId, accountId }: AccountKey,
): Promise<ParentalControlRow> {
  const row = await tables(executor)
    .selectFrom('parental_control')
    .select(['pin_hash', 'age_limit'])
    .where('account_id', '=', accountId)
    .where('realm_id', '=', realmId)
    .executeTakeFirst();
  return row ?? { pin_hash: null, age_limit: DEFAULT_AGE_LIMIT };
}

export async function upsertParentalControl(
  trx: Trx,
  { realmId, accountId }: AccountKey,
  values: ParentalControlRow,
  now: Temporal.Instant,
): Promise<void> {
  const columns = { ...values, updated_at: now };
  await tables(trx)
    .insertInto('parental_control')
    .values({ account_id: accountId, realm_id: realmId, ...columns })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet(columns).where('parental_control.realm_id', '=', realmId),
    )
    .execute();
}
