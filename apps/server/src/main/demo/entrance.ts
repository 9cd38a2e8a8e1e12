// Behind the pages to sign in to the demo realm: the picture of one of its films, which carries no lettering.

import { setRealmPictures } from '../../domains/realm/index.ts';
import { setArtwork } from '../../domains/titles/index.ts';
import { pictureRow } from './pictures.ts';
import type { SeedFrame } from './seed-frame.ts';

export async function seedEntrance({ trx, realmId, now }: SeedFrame): Promise<void> {
  const row = pictureRow({ key: 'the-lantern-wood', kind: 'hero' });
  const { artwork } = await setArtwork(trx, { realmId, contentId: null, ...row, now });
  await setRealmPictures(trx, {
    realmId,
    change: (all) => ({ ...all, entrance: { picture: artwork } }),
    now,
  });
}
