// A page with rows of every kind, one of them long, and more rows than the viewport shows.
import sharp from 'sharp';
import { storeMaster } from '../../../apps/server/src/domains/media/index.ts';
import { putSection } from '../../../apps/server/src/domains/pages/index.ts';
import { createVideo, setArtwork } from '../../../apps/server/src/domains/titles/index.ts';
import { createRow } from './artwork-and-rows.ts';
import type { SeedContext } from './seed-context.ts';

const titleCount = 60;
/** Number of the title whose artwork has no file in storage. */
const missingArtworkNumber = 3;

const copyToAllLanguages = (name: string) => ({ en: name, es: name, ar: name });

export async function seedRows({ services: { db, storage }, realmId, now }: SeedContext): Promise<void> {
  const baseInput = { realmId, now };
  // These titles were published long ago, so that other pages do not show them as their newest.
  const publishedAt = now.subtract({ hours: 24 * 365 });
  const data = await sharp({ create: { width: 640, height: 360, channels: 3, background: '#35506b' } })
    .jpeg()
    .toBuffer();
  const master = await storeMaster(storage, { data });
  const videoIds: number[] = [];
  for (let number = 1; number <= titleCount; number += 1) {
    const texts = { en: { title: `Reel ${number}` }, ar: { title: `شريط ${number}` } };
    const publicId = `reel-${number}`;
    const video = await createVideo(db, { ...baseInput, publicId, texts, year: 1999, publishedAt });
    const storageKey = number === missingArtworkNumber ? 'artwork/lost.jpg' : master.storageKey;
    await setArtwork(db, { ...baseInput, contentId: video.id, kind: 'thumbnail', ...master, storageKey });
    videoIds.push(video.id);
  }
  const createListSource = (items: readonly number[]) => ({ kind: 'list' as const, items });
  await putSection(db, {
    ...baseInput,
    key: 'rows',
    title: copyToAllLanguages('Rows'),
    heroes: [],
    buckets: [
      createRow('long', copyToAllLanguages('Long row'), createListSource(videoIds)),
      {
        ...createRow('two', copyToAllLanguages('Two rows'), createListSource(videoIds.slice(20, 44))),
        rowCount: 2,
      },
      {
        ...createRow('ranked', copyToAllLanguages('Ranked'), createListSource(videoIds.slice(0, 12))),
        showItemPosition: true,
      },
      {
        ...createRow('inline', copyToAllLanguages('Beside'), createListSource(videoIds.slice(40, 46))),
        rowType: 'inline',
        descriptions: copyToAllLanguages('Words beside cards.'),
        primaryCta: { link: { event: { type: 'VIDEO', id: 'reel-41' } } },
        secondaryCta: { text: copyToAllLanguages('Tickets'), link: { url: 'https://tickets.example/' } },
      },
      ...Array.from({ length: 12 }, (_, index) =>
        createRow(
          `far-${index + 1}`,
          copyToAllLanguages(`Far ${index + 1}`),
          createListSource(videoIds.slice(index, index + 20)),
        ),
      ),
    ],
  });
}
