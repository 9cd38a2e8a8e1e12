// Images of a realm combine two domains: titles stores artwork, realm stores the purpose of each image.

import type { StoredMaster } from '../domains/media/index.ts';
import { setRealmArtwork } from '../domains/realm/index.ts';
import { type FocalPoint, setArtwork } from '../domains/titles/index.ts';
import { type Executor, runInTransaction } from '../platform/database/index.ts';

export const realmImageNames = ['logo', 'auth-background', 'auth-background-rtl'] as const;
export type RealmImageName = (typeof realmImageNames)[number] | PromoImageName;

/** The image of the promo item with this id. */
export type PromoImageName = `promo:${string}`;
const promoImagePrefix = 'promo:';

export const isPromoImageName = (name: string): name is PromoImageName =>
  name.startsWith(promoImagePrefix) && name.length > promoImagePrefix.length;

export const getPromoItemId = (name: PromoImageName): string => name.slice(promoImagePrefix.length);

export interface RealmImageInput {
  realmId: number;
  name: RealmImageName;
  /** Null removes the image. Removing the sign-in background removes its right-to-left variant too. */
  image: (StoredMaster & FocalPoint) | null;
  now: Temporal.Instant;
}

export async function putRealmImage(
  executor: Executor,
  { realmId, name, image, now }: RealmImageInput,
): Promise<void> {
  await runInTransaction(executor, async (trx) => {
    const kind = name === 'logo' ? 'logo' : 'hero';
    const storedArtwork = image && (await setArtwork(trx, { realmId, contentId: null, kind, ...image, now }));
    const artwork = storedArtwork?.artwork ?? null;
    await setRealmArtwork(trx, {
      realmId,
      now,
      change: (current) => {
        const { authBackground, promoArtwork } = current;
        if (isPromoImageName(name)) {
          const { [getPromoItemId(name)]: _, ...otherArtwork } = promoArtwork;
          const itemArtwork = artwork && { [getPromoItemId(name)]: artwork };
          return { ...current, promoArtwork: { ...otherArtwork, ...itemArtwork } };
        }
        if (name === 'logo') return { ...current, logo: artwork };
        if (name === 'auth-background') {
          return { ...current, authBackground: artwork && { ...authBackground, image: artwork } };
        }
        const backgroundImage = authBackground?.image ?? artwork;
        return {
          ...current,
          authBackground: backgroundImage && {
            image: backgroundImage,
            ...(artwork && { rightToLeftImage: artwork }),
          },
        };
      },
    });
  });
}
