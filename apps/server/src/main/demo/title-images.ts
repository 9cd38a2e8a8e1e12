// Title images are as large as their letters, so their rows can only be written once they are drawn: those of the
// home page at once, all others by the job that draws ahead.
import { demoHome, renderArtwork } from '@matinee/demo';
import { type MasterPicture, storeMaster } from '../../domains/media/index.ts';
import { setArtwork } from '../../domains/titles/index.ts';
import type { Storage } from '../../platform/storage/index.ts';
import type { SeededContent } from './content.ts';
import { subjectOf } from './pictures.ts';
import type { SeedFrame } from './seed-frame.ts';

export const homeTitleImageKeys: readonly string[] = demoHome.heroes.map(({ subject }) => subject.key);

export async function drawTitleImage(storage: Storage, key: string): Promise<MasterPicture> {
  const { data } = await renderArtwork(subjectOf(key), 'titleImage');
  return storeMaster(storage, { data });
}

export async function titleImagesOfHome(storage: Storage) {
  const drawn = await Promise.all(
    homeTitleImageKeys.map(async (key) => ({ key, picture: await drawTitleImage(storage, key) })),
  );
  return {
    async write({ trx, realmId, now }: SeedFrame, { idOf }: SeededContent): Promise<void> {
      for (const { key, picture } of drawn) {
        await setArtwork(trx, { realmId, contentId: idOf(key), kind: 'titleImage', ...picture, now });
      }
    },
  };
}
