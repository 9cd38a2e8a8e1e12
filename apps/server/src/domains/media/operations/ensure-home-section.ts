import type { Trx } from '../../../platform/database/index.ts';
import { putSection, selectKnownSectionKeys } from '../../pages/index.ts';
import { createRecentlyAddedBucket } from './recently-added-bucket.ts';

/** Creates a home page with the imported videos when the realm has none. */
export async function ensureHomeSection(
  trx: Trx,
  { realmId, now }: { realmId: number; now: Temporal.Instant },
): Promise<void> {
  const knownKeys = await selectKnownSectionKeys(trx, { realmId, keys: ['HOME'] });
  if (knownKeys.size > 0) return;
  const title = { en: 'Home', es: 'Inicio', pt: 'Início', ar: 'الرئيسية' };
  await putSection(trx, {
    realmId,
    key: 'HOME',
    title,
    heroes: [],
    buckets: [createRecentlyAddedBucket()],
    now,
  });
}
