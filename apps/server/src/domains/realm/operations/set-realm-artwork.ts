// Changes the images of a realm. `change` maps the current artwork to the new one.
import { type Executor, runInTransaction } from '../../../platform/database/index.ts';
import { emit } from '../../../platform/events/index.ts';
import { lockArtwork, type RealmArtwork, saveArtwork } from '../realm.queries.ts';

export async function setRealmArtwork(
  executor: Executor,
  {
    realmId,
    change,
    now,
  }: { realmId: number; change: (artwork: RealmArtwork) => RealmArtwork; now: Temporal.Instant },
): Promise<void> {
  await runInTransaction(executor, async (trx) => {
    const artwork = await lockArtwork(trx, realmId);
    if (!artwork) throw new Error(`There is no realm ${realmId}`);
    const realm = await saveArtwork(trx, realmId, change(artwork), now);
    await emit(trx, { realmId, type: 'RealmChanged', payload: realm });
  });
}
