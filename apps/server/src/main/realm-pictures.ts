// Pictures of a realm touch two domains: the catalogue keeps artwork, the realm says what it is for.

import type { MasterImage } from '../domains/media/index.ts';
import { setRealmPictures } from '../domains/realm/index.ts';
import { setArtwork } from '../domains/titles/index.ts';
import { type Executor, transaction } from '../platform/database/index.ts';

export const realmPictureNames = ['logo', 'entrance', 'entrance-rtl'] as const;
export type RealmPictureName = (typeof realmPictureNames)[number];

export interface RealmPicture {
  realmId: number;
  which: RealmPictureName;
  /** Null removes the image. Removing the first sign-in image removes the right-to-left one too. */
  picture: MasterImage | null;
  now: Temporal.Instant;
}

export async function putRealmPicture(
  executor: Executor,
  { realmId, which, picture, now }: RealmPicture,
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
