// A section page whose hero has lost its artwork, with more rows than one response holds; a page with every animation;
// and a page whose hero has buttons for favourites and watchlists.
import { putSection } from '../../../apps/server/src/domains/pages/index.ts';
import {
  createSeason,
  createSeries,
  createVideo,
  setArtwork,
} from '../../../apps/server/src/domains/titles/index.ts';
import { addArtwork, row, text } from './artwork-and-rows.ts';
import { lists, titles } from './realm-file.ts';
import type { SeedContext } from './seed-context.ts';

const rowsInAll = 24;
const same = (name: string) => ({ en: name, es: name, ar: name });
/** An image whose file is gone. */
const lostImage = { url: '/images/lost', width: 640, height: 360, placeholder: '' };

export async function seedSectionPages(
  { services, realmId, now }: SeedContext,
  films: readonly number[],
): Promise<void> {
  const { db } = services;
  const frame = { realmId, now };
  // Older than all other titles, so that other pages show theirs first.
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
  const withoutArtwork = await createVideo(db, {
    ...frame,
    publicId: 'no-picture',
    publishedAt,
    texts: text('Without a Picture', 'Sin imagen', 'بلا صورة'),
    access: { kind: 'signIn' },
  });
  await addArtwork(services, { realmId, contentId: season.id, colour: '#4f2e7a' });
  const withLostArtwork = await createVideo(db, {
    ...frame,
    publicId: 'lost-pictures',
    publishedAt,
    texts: text('Lost Pictures', 'Imágenes perdidas', 'صور ضائعة'),
  });
  const master = { storageKey: 'artwork/nothing.jpg', width: 1280, height: 720, placeholder: '' };
  await setArtwork(db, { ...frame, contentId: withLostArtwork.id, kind: 'hero', ...master });
  const [first = 0] = films;
  const eight = Array.from({ length: 8 }, (_, index) => films[index % films.length] ?? first);
  const unique = [...new Set([season.id, ...eight])];
  await putSection(db, {
    ...frame,
    key: 'lost-artwork',
    title: same('Lost artwork'),
    heroes: [
      {
        contentId: withLostArtwork.id,
        data: {
          primaryButton: {
            text: same('Sign in for it'),
            link: { event: { type: 'VIDEO', id: titles.signIn } },
          },
          secondaryButton: {
            text: same('The season'),
            link: { event: { type: 'SEASON', id: 'pharos-1' } },
          },
          titleImage: lostImage,
          channelLogo: lostImage,
          gradients: { top: false, right: true, bottom: true, left: false },
          alignmentHorizontal: 'right',
        },
      },
    ],
    buckets: [
      { ...row('seasons', same('Seasons'), items(unique)), rowType: 'featured' as const },
      { ...row('quiet', same('Quiet entries'), items(unique)), rowCount: 2 as const, hideMetadata: true },
      ...Array.from({ length: rowsInAll - 2 }, (_, index) => ({
        ...row(`more-${index}`, same(`More ${index + 1}`), items([...unique, withoutArtwork.id])),
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
      ...row(`moving-${animationType}`, same(animationType), items([...unique, withoutArtwork.id])),
      background: { contentId: first, animationType },
    })),
  });
  const film = { event: { type: 'VIDEO' as const, id: titles.open } };
  await putSection(db, {
    ...frame,
    key: 'hero-actions',
    title: same('Hero actions'),
    heroes: [
      {
        contentId: first,
        data: {
          primaryButton: { link: { type: 'ADD_TO_FAVOURITES', ...film } },
          secondaryButton: { link: { type: 'ADD_TO_WATCHLIST', ...film } },
        },
      },
    ],
    buckets: [row('hero-actions-seasons', same('Seasons'), items(unique))],
  });
}
