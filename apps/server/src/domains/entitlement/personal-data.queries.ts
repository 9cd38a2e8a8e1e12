// SQL for the licences that the export of an account contains.
import type { AccountExport } from '@matinee/contract';
import type { PersonalDataSource } from '../identity/index.ts';
import { tables } from './entitlement.tables.ts';

export const licenceData: PersonalDataSource<AccountExport['licences']> = {
  tables: ['entitlement'],
  async select(executor, { realmId, accountId }) {
    const rows = await tables(executor)
      .selectFrom('entitlement')
      .innerJoin('licence', 'licence.id', 'entitlement.licence_id')
      .select([
        'licence.key',
        'entitlement.valid_from',
        'entitlement.valid_until',
        'entitlement.reason',
        'entitlement.created_at',
      ])
      .where('entitlement.realm_id', '=', realmId)
      .where('entitlement.account_id', '=', accountId)
      .orderBy('entitlement.id')
      .execute();
    return rows.map((row) => ({
      licence: row.key,
      from: row.valid_from.toString(),
      until: row.valid_until?.toString() ?? null,
      reason: row.reason,
      createdAt: row.created_at.toString(),
    }));
  },
};
