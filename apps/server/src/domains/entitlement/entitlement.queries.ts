// The only SQL for licences and the entitlements of accounts.

import type { Entitlement } from '../../calls/index.ts';
import { definePreparedQuery, type Executor, toJsonb } from '../../platform/database/index.ts';
import { createId } from '../../platform/ids/index.ts';
import { tables } from './entitlement.tables.ts';

export type LicenceTexts = Readonly<Record<string, { name: string; description: string }>>;

export interface LicenceRow {
  public_id: string;
  key: string;
  texts: LicenceTexts;
}

const licencesByKeysQuery = definePreparedQuery<LicenceRow>(
  'entitlement-licences',
  'select public_id, key, texts from licence where realm_id = $1 and key = any($2::text[])',
);

export function selectLicences(
  executor: Executor,
  realmId: number,
  keys: readonly string[],
): Promise<LicenceRow[]> {
  return licencesByKeysQuery(executor, [realmId, keys]);
}

export async function saveLicence(
  trx: Executor,
  licence: { realmId: number; key: string; texts: LicenceTexts },
): Promise<void> {
  await tables(trx)
    .insertInto('licence')
    .values({
      public_id: createId<'Licence'>(),
      realm_id: licence.realmId,
      key: licence.key,
      texts: toJsonb(licence.texts),
    })
    .onConflict((conflict) =>
      conflict.columns(['realm_id', 'key']).doUpdateSet({ texts: toJsonb(licence.texts) }),
    )
    .execute();
}

/** Returns undefined when the realm has no such licence or account. */
export async function insertEntitlement(
  trx: Executor,
  grant: {
    realmId: number;
    accountId: number;
    /** Key of the licence. */
    licence: string;
    from: Temporal.Instant;
    until: Temporal.Instant | null;
    reason: string;
    now: Temporal.Instant;
  },
): Promise<{ id: number } | undefined> {
  return tables(trx)
    .insertInto('entitlement')
    .columns(['realm_id', 'account_id', 'licence_id', 'valid_from', 'valid_until', 'reason', 'created_at'])
    .expression(({ selectFrom }) =>
      selectFrom('licence')
        .innerJoin('account', 'account.realm_id', 'licence.realm_id')
        .select((eb) => [
          'licence.realm_id',
          'account.id',
          'licence.id as licence_id',
          eb.cast<Temporal.Instant>(eb.val(grant.from), 'timestamptz').as('valid_from'),
          eb.cast<Temporal.Instant | null>(eb.val(grant.until), 'timestamptz').as('valid_until'),
          eb.cast<string>(eb.val(grant.reason), 'text').as('reason'),
          eb.cast<Temporal.Instant>(eb.val(grant.now), 'timestamptz').as('created_at'),
        ])
        .where('licence.realm_id', '=', grant.realmId)
        .where('licence.key', '=', grant.licence)
        .where('account.id', '=', grant.accountId),
    )
    .returning('id')
    .executeTakeFirst();
}

/** Deletes what an account has for one reason, and returns the keys of the licences. */
export async function deleteEntitlements(
  trx: Executor,
  { realmId, accountId, reason }: { realmId: number; accountId: number; reason: string },
): Promise<string[]> {
  const rows = await tables(trx)
    .deleteFrom('entitlement')
    .using('licence')
    .whereRef('licence.id', '=', 'entitlement.licence_id')
    .where('entitlement.realm_id', '=', realmId)
    .where('entitlement.account_id', '=', accountId)
    .where('entitlement.reason', '=', reason)
    .returning('licence.key')
    .execute();
  return rows.map(({ key }) => key);
}

interface EntitlementRow {
  key: string;
  valid_from: Temporal.Instant;
  valid_until: Temporal.Instant | null;
}

const entitlementsQuery = definePreparedQuery<EntitlementRow>(
  'entitlement-list',
  `select licence.key, e.valid_from, e.valid_until
  from entitlement e join licence on licence.id = e.licence_id
  where e.account_id = $1 and e.realm_id = $2`,
);

/** Loads all entitlements of an account, expired ones too: they explain why a title is locked now. */
export async function loadEntitlements(
  executor: Executor,
  { realmId, accountId }: { realmId: number; accountId: number },
): Promise<Entitlement[]> {
  const rows = await entitlementsQuery(executor, [accountId, realmId]);
  return rows.map(({ key, valid_from, valid_until }) => ({
    licence: key,
    startsAt: valid_from,
    expiresAt: valid_until,
  }));
}
