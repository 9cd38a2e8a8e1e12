// Images of a realm combine two domains: titles stores artwork, realm stores the purpose of each image.

import type { MasterImage } from '../domains/media/index.ts';
import { setRealmArtwork } from '../domains/realm/index.ts';
import { type FocalPoint, setArtwork } from '../domains/titles/index.ts';
import { type Executor, runInTransaction } from '../platform/database/index.ts';

export const realmImageNames = ['logo', 'auth-background', 'auth-background-rtl'] as const;
export type RealmImageName = (typeof realmImageNames)[number];

export interface RealmImage {
  realmId: number;
  name: RealmImageName;
  /** Null removes the image. Removing the sign-in background removes its right-to-left variant too. */
  image: (MasterImage & FocalPoint) | null;
  now: Temporal.Instant;
}

export async function putRealmImage(
  executor: Executor,
  { realmId, name, image, now }: RealmImage,
): Promise<void> {
  await runInTransaction(executor, async (trx) => {
    const kind = name === 'logo' ? 'logo' : 'hero';
    const storedArtwork = image && (await setArtwork(trx, { realmId, contentId: null, kind, ...image, now }));
    const artwork = storedArtwork?.artwork ?? null;
    await setRealmArtwork(trx, {
      realmId,
      now,
      change: ({ logo, authBackground }) => {
        if (name === 'logo') return { logo: artwork, authBackground };
        if (name === 'auth-background') {
          return { logo, authBackground: artwork && { ...authBackground, image: artwork } };
        }
        const backgroundImage = authBackground?.image ?? artwork;
        return {
          logo,
          authBackground: backgroundImage && {
            image: backgroundImage,
            ...(artwork && { rightToLeftImage: artwork }),
          },
        };
      },
    });
  });
}
