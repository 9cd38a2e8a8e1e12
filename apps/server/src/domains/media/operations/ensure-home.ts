import type { Trx } from '../../../platform/database/index.ts';
import { putSection } from '../../pages/index.ts';
import { recentlyAdded } from '../recently-added.ts';

/** A realm whose operator has made no home page yet gets one with what is imported. */
export async function ensureHome(
  trx: Trx,
  { realmId, now }: { realmId: number; now: Temporal.Instant },
): Promise<void> {
  const home = await trx
    .selectFrom('section')
    .select('id')
    .where('realm_id', '=', realmId)
    .where('key', '=', 'HOME')
    .executeTakeFirst();
  if (home) return;
  const title = { en: 'Home', es: 'Inicio', pt: 'Início', ar: 'الرئيسية' };
  await putSection(trx, { realmId, key: 'HOME', title, heroes: [], buckets: [recentlyAdded()], now });
}
