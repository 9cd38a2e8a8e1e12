// Images of the realm itself, and images whose size is only known once they are rendered. Those are rendered and
// stored before the transaction that writes their rows.

import type { Artwork } from '@matinee/contract';
import {
  demoChannels,
  demoHome,
  getArtworkSubject,
  getMasterMetadata,
  promoArtworkKeys,
  renderArtwork,
  renderChannelLogo,
  renderRealmLogo,
} from '@matinee/demo';
import { type StoredMaster, storeMaster } from '../../domains/media/index.ts';
import { setRealmArtwork } from '../../domains/realm/index.ts';
import { setArtwork } from '../../domains/titles/index.ts';
import type { Storage } from '../../platform/storage/index.ts';
import type { SeedContext } from './seed-context.ts';

export const homeTitleImageKeys: readonly string[] = demoHome.heroes.map(({ subject }) => subject.key);

export async function storeTitleImage(storage: Storage, key: string): Promise<StoredMaster> {
  const { data } = await renderArtwork(getArtworkSubject(key), 'titleImage');
  return storeMaster(storage, { data });
}

export interface StoredDemoImages {
  realmLogo: StoredMaster;
  /** By the key of their title or series. */
  titleImages: ReadonlyMap<string, StoredMaster>;
  /** By the key of their channel. */
  channelLogos: ReadonlyMap<string, StoredMaster>;
}

/** Renders and stores the logos and the title images of the home page. */
export async function storeDemoImages(storage: Storage): Promise<StoredDemoImages> {
  const [realmLogo, titleImages, channelLogos] = await Promise.all([
    storeMaster(storage, { data: renderRealmLogo().data }),
    Promise.all(homeTitleImageKeys.map(async (key) => [key, await storeTitleImage(storage, key)] as const)),
    Promise.all(
      demoChannels.map(
        async (channel) =>
          [channel.key, await storeMaster(storage, { data: renderChannelLogo(channel) })] as const,
      ),
    ),
  ]);
  return { realmLogo, titleImages: new Map(titleImages), channelLogos: new Map(channelLogos) };
}

/** Adds stored images as artwork of content. */
export async function seedArtwork(
  { trx, realmId, now }: SeedContext,
  kind: 'titleImage' | 'logo',
  images: ReadonlyMap<string, StoredMaster>,
  getId: (key: string) => number,
): Promise<void> {
  for (const [key, image] of images) {
    await setArtwork(trx, { realmId, contentId: getId(key), kind, ...image, now });
  }
}

/**
 * Sets the logo of the realm, and hero artwork without lettering: the background of the sign-in pages and the images of
 * the promo items.
 */
export async function seedRealmImages(
  { trx, realmId, now }: SeedContext,
  realmLogo: StoredMaster,
): Promise<void> {
  const { artwork: logo } = await setArtwork(trx, {
    realmId,
    contentId: null,
    kind: 'logo',
    ...realmLogo,
    now,
  });
  const setHeroArtwork = async (key: string) => {
    const master = getMasterMetadata({ key, kind: 'hero' });
    return (await setArtwork(trx, { realmId, contentId: null, ...master, now })).artwork;
  };
  const image = await setHeroArtwork('the-lantern-wood');
  const promoArtwork: Record<string, Artwork> = {};
  for (const [id, key] of Object.entries(promoArtworkKeys)) promoArtwork[id] = await setHeroArtwork(key);
  await setRealmArtwork(trx, {
    realmId,
    change: (images) => ({ ...images, logo, authBackground: { image }, promoArtwork }),
    now,
  });
}
