import type { Artwork } from '@matinee/contract';
import { type Executor, transaction } from '../../../platform/database/index.ts';
import { emit } from '../../../platform/events/index.ts';
import { saveLogo } from '../realm.queries.ts';

export async function setRealmLogo(
  executor: Executor,
  { realmId, logo, now }: { realmId: number; logo: Artwork | null; now: Temporal.Instant },
): Promise<void> {
  await transaction(executor, async (trx) => {
    const realm = await saveLogo(trx, realmId, logo, now);
    await emit(trx, { realmId, type: 'RealmChanged', payload: realm });
  });
}
