import type { Trx } from '../../../platform/database/index.ts';
import { putSection, selectKnownSections } from '../../pages/index.ts';
import { recentlyAddedBucket } from './recently-added-bucket.ts';

/** A realm whose operator has made no home page yet gets one with what is imported. */
export async function ensureHomeSection(
  trx: Trx,
  { realmId, now }: { realmId: number; now: Temporal.Instant },
): Promise<void> {
  const home = await selectKnownSections(trx, { realmId, keys: ['HOME'] });
  if (home.size > 0) return;
  const title = { en: 'Home', es: 'Inicio', pt: 'Início', ar: 'الرئيسية' };
  await putSection(trx, { realmId, key: 'HOME', title, heroes: [], buckets: [recentlyAddedBucket()], now });
}
