// Images of a realm combine two domains: titles stores artwork, realm stores what it is used for.

import type { MasterImage } from '../domains/media/index.ts';
import { setRealmPictures } from '../domains/realm/index.ts';
import { setArtwork } from '../domains/titles/index.ts';
import { type Executor, transaction } from '../platform/database/index.ts';

export const realmImageNames = ['logo', 'entrance', 'entrance-rtl'] as const;
export type RealmImageName = (typeof realmImageNames)[number];

export interface RealmImage {
  realmId: number;
  name: RealmImageName;
  /** Null removes the image. Removing the sign-in background removes its right-to-left variant too. */
  image: MasterImage | null;
  now: Temporal.Instant;
}

export async function putRealmImage(
  executor: Executor,
  { realmId, name: which, image: picture, now }: RealmImage,
): Promise<void> {
  await transaction(executor, async (trx) => {
    const kind = which === 'logo' ? 'logo' : 'hero';
    const stored = picture && (await setArtwork(trx, { realmId, contentId: null, kind, ...picture, now }));
    const artwork = stored?.artwork ?? null;
    await setRealmPictures(trx, {
      realmId,
      now,
      change: ({ logo, entrance }) => {
        if (which === 'logo') return { logo: artwork, entrance };
        if (which === 'entrance') return { logo, entrance: artwork && { ...entrance, picture: artwork } };
        const { picture: first } = entrance ?? { picture: artwork };
        return {
          logo,
          entrance: first && { picture: first, ...(artwork && { rightToLeft: artwork }) },
        };
      },
    });
  });
}
