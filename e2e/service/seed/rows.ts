// A page with rows of every kind, one of them long, and more rows than a window shows.
import sharp from 'sharp';
import { storeMaster } from '../../../apps/server/src/domains/media/index.ts';
import { putSection } from '../../../apps/server/src/domains/pages/index.ts';
import { createVideo, setArtwork } from '../../../apps/server/src/domains/titles/index.ts';
import type { Services } from '../../../apps/server/src/services.ts';
import { row } from './artwork-and-rows.ts';

const titles = 60;
/** Its picture is not where it should be. */
const brokenTitle = 3;

const numbered = (name: string) => ({ en: name, es: name, ar: name });

export async function seedRows(services: Services, { realmId }: { realmId: number }): Promise<void> {
  const { db, clock, storage } = services;
  const now = clock.now();
  const frame = { realmId, now };
  // Older than everything else, so that other pages show their own titles first.
  const longAgo = now.subtract({ hours: 24 * 365 });
  const data = await sharp({ create: { width: 640, height: 360, channels: 3, background: '#35506b' } })
    .jpeg()
    .toBuffer();
  const master = await storeMaster(storage, { data });
  const ids: number[] = [];
  for (let index = 1; index <= titles; index += 1) {
    const texts = { en: { title: `Reel ${index}` }, ar: { title: `شريط ${index}` } };
    const publicId = `reel-${index}`;
    const video = await createVideo(db, { ...frame, publicId, texts, year: 1999, publishedAt: longAgo });
    const storageKey = index === brokenTitle ? 'artwork/lost.jpg' : master.storageKey;
    await setArtwork(db, { ...frame, contentId: video.id, kind: 'thumbnail', ...master, storageKey });
    ids.push(video.id);
  }
  const list = (items: readonly number[]) => ({ kind: 'list' as const, items });
  await putSection(db, {
    ...frame,
    key: 'rows',
    title: numbered('Rows'),
    heroes: [],
    buckets: [
      row('long', numbered('Long row'), list(ids)),
      { ...row('two', numbered('Two rows'), list(ids.slice(20, 44))), rowCount: 2 },
      { ...row('ranked', numbered('Ranked'), list(ids.slice(0, 12))), showItemPosition: true },
      {
        ...row('inline', numbered('Beside'), list(ids.slice(40, 46))),
        rowType: 'inline',
        descriptions: numbered('Words beside cards.'),
        primaryCta: { link: { event: { type: 'VIDEO', id: 'reel-41' } } },
        secondaryCta: { text: numbered('Tickets'), link: { url: 'https://tickets.example/' } },
      },
      ...Array.from({ length: 12 }, (_, place) =>
        row(`far-${place + 1}`, numbered(`Far ${place + 1}`), list(ids.slice(place, place + 20))),
      ),
    ],
  });
}
