// A page whose hero has lost pictures, with rows of looks that meet each other, and more rows than one answer holds; and
// one on which all moves that can.

import { putSection } from '../../../apps/server/src/domains/pages/index.ts';
import {
  createSeason,
  createSeries,
  createVideo,
  setArtwork,
} from '../../../apps/server/src/domains/titles/index.ts';
import type { Services } from '../../../apps/server/src/services.ts';
import { addPictures, row, text } from './artwork-and-rows.ts';
import { lists, titles } from './realm-file.ts';

const rowsInAll = 24;
const same = (name: string) => ({ en: name, es: name, ar: name });
/** As it is once its file is gone. */
const lost = { url: '/images/lost', width: 640, height: 360, placeholder: '' };

export async function seedStage(
  services: Services,
  { realmId, films }: { realmId: number; films: readonly number[] },
): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const frame = { realmId, now };
  // Older than everything else, so that other pages show their own titles first.
  const publishedAt = now.subtract({ hours: 24 * 365 });
  const items = (ids: readonly number[]) => ({ kind: 'list' as const, items: ids });
  const series = await createSeries(db, {
    ...frame,
    publicId: 'pharos',
    publishedAt,
    texts: text('Pharos', 'Faro', 'فاروس'),
  });
  const season = await createSeason(db, {
    ...frame,
    publicId: 'pharos-1',
    publishedAt,
    texts: text('Winter', 'Invierno', 'الشتاء'),
    seriesId: series.id,
    number: 1,
  });
  await createVideo(db, {
    ...frame,
    publicId: 'pharos-1-1',
    publishedAt,
    texts: text('Stairwell', 'Escalera', 'درج'),
    episode: { seasonId: season.id, number: 1 },
  });
  const bare = await createVideo(db, {
    ...frame,
    publicId: 'no-picture',
    publishedAt,
    texts: text('Without a Picture', 'Sin imagen', 'بلا صورة'),
    access: { kind: 'signIn' },
  });
  await addPictures(services, { realmId, contentId: season.id, colour: '#4f2e7a' });
  const broken = await createVideo(db, {
    ...frame,
    publicId: 'lost-pictures',
    publishedAt,
    texts: text('Lost Pictures', 'Imágenes perdidas', 'صور ضائعة'),
  });
  const master = { storageKey: 'artwork/nothing.jpg', width: 1280, height: 720, placeholder: '' };
  await setArtwork(db, { ...frame, contentId: broken.id, kind: 'hero', ...master });
  const [first = 0] = films;
  const eight = Array.from({ length: 8 }, (_, index) => films[index % films.length] ?? first);
  const once = [...new Set([season.id, ...eight])];
  await putSection(db, {
    ...frame,
    key: 'stage',
    title: same('Stage'),
    heroes: [
      {
        contentId: broken.id,
        data: {
          primaryButton: {
            text: same('Sign in for it'),
            link: { event: { type: 'VIDEO', id: titles.signIn } },
          },
          secondaryButton: {
            text: same('The season'),
            link: { event: { type: 'SEASON', id: 'pharos-1' } },
          },
          titleImage: lost,
          channelLogo: lost,
          gradients: { top: false, right: true, bottom: true, left: false },
          alignmentHorizontal: 'right',
        },
      },
    ],
    buckets: [
      { ...row('seasons', same('Seasons'), items(once)), rowType: 'featured' as const },
      { ...row('quiet', same('Quiet entries'), items(once)), rowCount: 2 as const, hideMetadata: true },
      ...Array.from({ length: rowsInAll - 2 }, (_, index) => ({
        ...row(`more-${index}`, same(`More ${index + 1}`), items([...once, bare.id])),
        ...(index === 4 && {
          primaryCta: {
            text: same('Begin the list'),
            link: {
              type: 'WATCH_PLAYLIST' as const,
              event: { type: 'PLAYLIST' as const, id: lists.playlist },
            },
          },
        }),
      })),
    ],
  });
  await putSection(db, {
    ...frame,
    key: 'moving',
    title: same('Moving'),
    heroes: [
      {
        contentId: first,
        data: {
          primaryButton: { link: { event: { type: 'VIDEO', id: titles.open } } },
          animatedBackground: { entityId: titles.open, entityType: 'VIDEO' },
        },
      },
    ],
    buckets: (['fade', 'parallax'] as const).map((animationType) => ({
      ...row(`moving-${animationType}`, same(animationType), items([...once, bare.id])),
      background: { contentId: first, animationType },
    })),
  });
  const keeping = { event: { type: 'VIDEO' as const, id: titles.open } };
  await putSection(db, {
    ...frame,
    key: 'keeping',
    title: same('Keeping'),
    heroes: [
      {
        contentId: first,
        data: {
          primaryButton: { link: { type: 'ADD_TO_FAVOURITES', ...keeping } },
          secondaryButton: { link: { type: 'ADD_TO_WATCHLIST', ...keeping } },
        },
      },
    ],
    buckets: [row('keeping-seasons', same('Seasons'), items(once))],
  });
}
