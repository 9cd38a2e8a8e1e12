// Changes the pictures that are named, and leaves the others.
import { type Executor, transaction } from '../../../platform/database/index.ts';
import { emit } from '../../../platform/events/index.ts';
import { lockPictures, type RealmPictures, savePictures } from '../realm.queries.ts';

export async function setRealmPictures(
  executor: Executor,
  {
    realmId,
    change,
    now,
  }: { realmId: number; change: (pictures: RealmPictures) => RealmPictures; now: Temporal.Instant },
): Promise<void> {
  await transaction(executor, async (trx) => {
    const pictures = await lockPictures(trx, realmId);
    if (!pictures) throw new Error(`There is no realm ${realmId}`);
    const realm = await savePictures(trx, realmId, change(pictures), now);
    await emit(trx, { realmId, type: 'RealmChanged', payload: realm });
  });
}
