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

const totalRows = 24;
const inAllLanguages = (name: string) => ({ en: name, es: name, ar: name });
/** An image whose file is missing. */
const missingImage = { url: '/images/lost', width: 640, height: 360, placeholder: '' };

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
  const titleWithoutArtwork = await createVideo(db, {
    ...frame,
    publicId: 'no-picture',
    publishedAt,
    texts: text('Without a Picture', 'Sin imagen', 'بلا صورة'),
    access: { kind: 'signIn' },
  });
  await addArtwork(services, { realmId, contentId: season.id, colour: '#4f2e7a' });
  const titleWithMissingArtwork = await createVideo(db, {
    ...frame,
    publicId: 'lost-pictures',
    publishedAt,
    texts: text('Lost Pictures', 'Imágenes perdidas', 'صور ضائعة'),
  });
  const master = { storageKey: 'artwork/nothing.jpg', width: 1280, height: 720, placeholder: '' };
  await setArtwork(db, { ...frame, contentId: titleWithMissingArtwork.id, kind: 'hero', ...master });
  const [first = 0] = films;
  const eightTitles = Array.from({ length: 8 }, (_, index) => films[index % films.length] ?? first);
  const unique = [...new Set([season.id, ...eightTitles])];
  await putSection(db, {
    ...frame,
    key: 'lost-artwork',
    title: inAllLanguages('Lost artwork'),
    heroes: [
      {
        contentId: titleWithMissingArtwork.id,
        data: {
          primaryButton: {
            text: inAllLanguages('Sign in for it'),
            link: { event: { type: 'VIDEO', id: titles.signIn } },
          },
          secondaryButton: {
            text: inAllLanguages('The season'),
            link: { event: { type: 'SEASON', id: 'pharos-1' } },
          },
          titleImage: missingImage,
          channelLogo: missingImage,
          gradients: { top: false, right: true, bottom: true, left: false },
          alignmentHorizontal: 'right',
        },
      },
    ],
    buckets: [
      { ...row('seasons', inAllLanguages('Seasons'), items(unique)), rowType: 'featured' as const },
      {
        ...row('quiet', inAllLanguages('Quiet entries'), items(unique)),
        rowCount: 2 as const,
        hideMetadata: true,
      },
      ...Array.from({ length: totalRows - 2 }, (_, index) => ({
        ...row(
          `more-${index}`,
          inAllLanguages(`More ${index + 1}`),
          items([...unique, titleWithoutArtwork.id]),
        ),
        ...(index === 4 && {
          primaryCta: {
            text: inAllLanguages('Begin the list'),
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
    title: inAllLanguages('Moving'),
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
      ...row(
        `moving-${animationType}`,
        inAllLanguages(animationType),
        items([...unique, titleWithoutArtwork.id]),
      ),
      background: { contentId: first, animationType },
    })),
  });
  const film = { event: { type: 'VIDEO' as const, id: titles.open } };
  await putSection(db, {
    ...frame,
    key: 'hero-actions',
    title: inAllLanguages('Hero actions'),
    heroes: [
      {
        contentId: first,
        data: {
          primaryButton: { link: { type: 'ADD_TO_FAVOURITES', ...film } },
          secondaryButton: { link: { type: 'ADD_TO_WATCHLIST', ...film } },
        },
      },
    ],
    buckets: [row('hero-actions-seasons', inAllLanguages('Seasons'), items(unique))],
  });
}
