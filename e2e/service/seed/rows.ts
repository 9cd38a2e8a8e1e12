// A page with rows of every kind, one of them long, and more rows than the viewport shows.
import sharp from 'sharp';
import { storeMaster } from '../../../apps/server/src/domains/media/index.ts';
import { putSection } from '../../../apps/server/src/domains/pages/index.ts';
import { createVideo, setArtwork } from '../../../apps/server/src/domains/titles/index.ts';
import { row } from './artwork-and-rows.ts';
import type { SeedContext } from './seed-context.ts';

const titles = 60;
/** Storage has no file for its artwork. */
const titleWithMissingArtwork = 3;

const inAllLanguages = (name: string) => ({ en: name, es: name, ar: name });

export async function seedRows({ services: { db, storage }, realmId, now }: SeedContext): Promise<void> {
  const baseInput = { realmId, now };
  // Older than all other titles, so that other pages show theirs first.
  const publishedAt = now.subtract({ hours: 24 * 365 });
  const data = await sharp({ create: { width: 640, height: 360, channels: 3, background: '#35506b' } })
    .jpeg()
    .toBuffer();
  const master = await storeMaster(storage, { data });
  const ids: number[] = [];
  for (let index = 1; index <= titles; index += 1) {
    const texts = { en: { title: `Reel ${index}` }, ar: { title: `شريط ${index}` } };
    const publicId = `reel-${index}`;
    const video = await createVideo(db, { ...baseInput, publicId, texts, year: 1999, publishedAt });
    const storageKey = index === titleWithMissingArtwork ? 'artwork/lost.jpg' : master.storageKey;
    await setArtwork(db, { ...baseInput, contentId: video.id, kind: 'thumbnail', ...master, storageKey });
    ids.push(video.id);
  }
  const list = (items: readonly number[]) => ({ kind: 'list' as const, items });
  await putSection(db, {
    ...baseInput,
    key: 'rows',
    title: inAllLanguages('Rows'),
    heroes: [],
    buckets: [
      row('long', inAllLanguages('Long row'), list(ids)),
      { ...row('two', inAllLanguages('Two rows'), list(ids.slice(20, 44))), rowCount: 2 },
      { ...row('ranked', inAllLanguages('Ranked'), list(ids.slice(0, 12))), showItemPosition: true },
      {
        ...row('inline', inAllLanguages('Beside'), list(ids.slice(40, 46))),
        rowType: 'inline',
        descriptions: inAllLanguages('Words beside cards.'),
        primaryCta: { link: { event: { type: 'VIDEO', id: 'reel-41' } } },
        secondaryCta: { text: inAllLanguages('Tickets'), link: { url: 'https://tickets.example/' } },
      },
      ...Array.from({ length: 12 }, (_, index) =>
        row(`far-${index + 1}`, inAllLanguages(`Far ${index + 1}`), list(ids.slice(index, index + 20))),
      ),
    ],
  });
}
