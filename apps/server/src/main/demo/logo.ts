import { renderRealmLogo } from '@matinee/demo';
import { storeMaster } from '../../domains/media/index.ts';
import { setRealmPictures } from '../../domains/realm/index.ts';
import { setArtwork } from '../../domains/titles/index.ts';
import type { Storage } from '../../platform/storage/index.ts';
import type { SeedFrame } from './seed-frame.ts';

/** Stores the brand's wordmark; the row is written with all others. */
export async function seedLogo(storage: Storage) {
  const { data } = renderRealmLogo();
  const picture = await storeMaster(storage, { data });
  return {
    async write({ trx, realmId, now }: SeedFrame): Promise<void> {
      const { artwork } = await setArtwork(trx, { realmId, contentId: null, kind: 'logo', ...picture, now });
      await setRealmPictures(trx, { realmId, change: (all) => ({ ...all, logo: artwork }), now });
    },
  };
}
