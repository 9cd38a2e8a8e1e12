import { demoChannels, renderChannelLogo } from '@matinee/demo';
import { storeMaster } from '../../domains/media/index.ts';
import { setArtwork } from '../../domains/titles/index.ts';
import type { Storage } from '../../platform/storage/index.ts';
import type { SeedFrame } from './seed-frame.ts';

/** Stores the logos of the channels; their rows are written with all others. */
export async function seedChannelLogos(storage: Storage) {
  const drawn = await Promise.all(
    demoChannels.map(async (channel) => ({
      key: channel.key,
      picture: await storeMaster(storage, { data: renderChannelLogo(channel) }),
    })),
  );
  return {
    async write({ trx, realmId, now }: SeedFrame, channels: ReadonlyMap<string, number>): Promise<void> {
      for (const { key, picture } of drawn) {
        const contentId = channels.get(key);
        if (contentId !== undefined) {
          await setArtwork(trx, { realmId, contentId, kind: 'logo', ...picture, now });
        }
      }
    },
  };
}
