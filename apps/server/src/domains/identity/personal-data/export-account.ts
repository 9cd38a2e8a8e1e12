import type { AccountExport } from '@matinee/contract';
import type { RealmContext } from '../../../calls/index.ts';
import type { Executor } from '../../../platform/database/index.ts';
import { identityData } from './identity-data.queries.ts';
import type { DataOwner, PersonalDataSources } from './personal-data-source.ts';

/** Reads everything that the service stores about an account. */
export async function exportAccount(
  executor: Executor,
  { realm, now, ...account }: { realm: RealmContext; now: Temporal.Instant } & Omit<DataOwner, 'realmId'>,
  sources: PersonalDataSources,
): Promise<AccountExport> {
  const owner = { ...account, realmId: realm.id };
  return {
    exportedAt: now.toString(),
    realm: { key: realm.key, name: realm.settings.name },
    identity: await identityData.select(executor, owner),
    licences: await sources.licences.select(executor, owner),
    watchlists: await sources.watchlists.select(executor, owner),
    library: await sources.library.select(executor, owner),
    reviews: await sources.reviews.select(executor, owner),
  };
}
