import type { Executor } from '../../../platform/database/index.ts';
import { tables } from '../identity.tables.ts';

/** Deletes the given profiles that have neither an account nor a session. */
export async function deleteUnusedGuests(
  trx: Executor,
  { realmId, profileIds }: { realmId: number; profileIds: readonly number[] },
): Promise<void> {
  if (profileIds.length === 0) return;
  await tables(trx)
    .deleteFrom('profile')
    .where('realm_id', '=', realmId)
    .where('id', 'in', profileIds)
    .where('account_id', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('session').select('session.id').whereRef('session.profile_id', '=', 'profile.id')),
      ),
    )
    .execute();
}
