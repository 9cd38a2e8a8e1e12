// A section page whose hero has lost its artwork, with more rows than one response holds; a page with every animation;
// and a page whose hero has buttons for favourites and watchlists.
import { putSection } from '../../../apps/server/src/domains/pages/index.ts';
import {
  createSeason,
  createSeries,
  createVideo,
  setArtwork,
} from '../../../apps/server/src/domains/titles/index.ts';
import { addArtwork, createRow, createTexts } from './artwork-and-rows.ts';
import { listIds, titleIds } from './realm-file.ts';
import type { SeedContext } from './seed-context.ts';

const totalRows = 24;
const copyToAllLanguages = (name: string) => ({ en: name, es: name, ar: name });
/** An image whose file is missing. */
const missingImage = { url: '/images/lost', width: 640, height: 360, placeholder: '' };

interface PageContext {
  services: SeedContext['services'];
  baseInput: { realmId: number; now: Temporal.Instant };
  /** Ids of titles with artwork, without duplicates. */
  titleIdsWithArtwork: readonly number[];
  titleIdWithoutArtwork: number;
}

const createListSource = (ids: readonly number[]) => ({ kind: 'list' as const, items: ids });

export async function seedSectionPages(
  { services, realmId, now }: SeedContext,
  filmIds: readonly number[],
): Promise<void> {
  const baseInput = { realmId, now };
  const [firstFilmId = 0] = filmIds;
  const seasonId = await seedSeason(services, baseInput);
  const { titleIdWithMissingFiles, titleIdWithoutArtwork } = await seedTitlesWithoutImages(
    services,
    baseInput,
  );
  const eightTitleIds = Array.from(
    { length: 8 },
    (_, index) => filmIds[index % filmIds.length] ?? firstFilmId,
  );
  const titleIdsWithArtwork = [...new Set([seasonId, ...eightTitleIds])];
  const context = { services, baseInput, titleIdsWithArtwork, titleIdWithoutArtwork };
  await seedLostArtworkPage(context, titleIdWithMissingFiles);
  await seedAnimatedPage(context, firstFilmId);
  await seedHeroActionsPage(context, firstFilmId);
}

/** Published long ago, so that other pages show their own titles first. */
const createLongAgoInput = ({ realmId, now }: PageContext['baseInput']) => ({
  realmId,
  now,
  publishedAt: now.subtract({ hours: 24 * 365 }),
});

/** Creates a series of one season and one episode; returns the season's id. */
async function seedSeason(
  services: SeedContext['services'],
  baseInput: PageContext['baseInput'],
): Promise<number> {
  const { db } = services;
  const longAgoInput = createLongAgoInput(baseInput);
  const series = await createSeries(db, {
    ...longAgoInput,
    publicId: 'pharos',
    texts: createTexts('Pharos', 'Faro', 'فاروس'),
  });
  const season = await createSeason(db, {
    ...longAgoInput,
    publicId: 'pharos-1',
    texts: createTexts('Winter', 'Invierno', 'الشتاء'),
    seriesId: series.id,
    number: 1,
  });
  await createVideo(db, {
    ...longAgoInput,
    publicId: 'pharos-1-1',
    texts: createTexts('Stairwell', 'Escalera', 'درج'),
    episode: { seasonId: season.id, number: 1 },
  });
  await addArtwork(services, { realmId: baseInput.realmId, contentId: season.id, colour: '#4f2e7a' });
  return season.id;
}

/** Creates a title without artwork, and one whose artwork has no file. */
async function seedTitlesWithoutImages(
  { db }: SeedContext['services'],
  baseInput: PageContext['baseInput'],
): Promise<{ titleIdWithoutArtwork: number; titleIdWithMissingFiles: number }> {
  const longAgoInput = createLongAgoInput(baseInput);
  const titleWithoutArtwork = await createVideo(db, {
    ...longAgoInput,
    publicId: 'no-picture',
    texts: createTexts('Without a Picture', 'Sin imagen', 'بلا صورة'),
    access: { kind: 'signIn' },
  });
  const titleWithMissingFiles = await createVideo(db, {
    ...longAgoInput,
    publicId: 'lost-pictures',
    texts: createTexts('Lost Pictures', 'Imágenes perdidas', 'صور ضائعة'),
  });
  const missingFile = { storageKey: 'artwork/nothing.jpg', width: 1280, height: 720, placeholder: '' };
  await setArtwork(db, { ...baseInput, contentId: titleWithMissingFiles.id, kind: 'hero', ...missingFile });
  return { titleIdWithoutArtwork: titleWithoutArtwork.id, titleIdWithMissingFiles: titleWithMissingFiles.id };
}

/** The hero's images are missing; the page has more rows than one response holds. */
async function seedLostArtworkPage(
  { services, baseInput, titleIdsWithArtwork, titleIdWithoutArtwork }: PageContext,
  heroContentId: number,
): Promise<void> {
  const startPlaylistButton = {
    text: copyToAllLanguages('Begin the list'),
    link: { type: 'WATCH_PLAYLIST' as const, event: { type: 'PLAYLIST' as const, id: listIds.playlist } },
  };
  const moreRows = Array.from({ length: totalRows - 2 }, (_, index) => ({
    ...createRow(
      `more-${index}`,
      copyToAllLanguages(`More ${index + 1}`),
      createListSource([...titleIdsWithArtwork, titleIdWithoutArtwork]),
    ),
    ...(index === 4 && { primaryCta: startPlaylistButton }),
  }));
  await putSection(services.db, {
    ...baseInput,
    key: 'lost-artwork',
    title: copyToAllLanguages('Lost artwork'),
    heroes: [
      {
        contentId: heroContentId,
        data: {
          primaryButton: {
            text: copyToAllLanguages('Sign in for it'),
            link: { event: { type: 'VIDEO', id: titleIds.signIn } },
          },
          secondaryButton: {
            text: copyToAllLanguages('The season'),
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
      {
        ...createRow('seasons', copyToAllLanguages('Seasons'), createListSource(titleIdsWithArtwork)),
        rowType: 'featured' as const,
      },
      {
        ...createRow('quiet', copyToAllLanguages('Quiet entries'), createListSource(titleIdsWithArtwork)),
        rowCount: 2 as const,
        hideMetadata: true,
      },
      ...moreRows,
    ],
  });
}

/** A film plays behind the hero; each row's background has another animation. */
async function seedAnimatedPage(
  { services, baseInput, titleIdsWithArtwork, titleIdWithoutArtwork }: PageContext,
  contentId: number,
): Promise<void> {
  await putSection(services.db, {
    ...baseInput,
    key: 'moving',
    title: copyToAllLanguages('Moving'),
    heroes: [
      {
        contentId,
        data: {
          primaryButton: { link: { event: { type: 'VIDEO', id: titleIds.open } } },
          animatedBackground: { entityId: titleIds.open, entityType: 'VIDEO' },
        },
      },
    ],
    buckets: (['fade', 'parallax'] as const).map((animationType) => ({
      ...createRow(
        `moving-${animationType}`,
        copyToAllLanguages(animationType),
        createListSource([...titleIdsWithArtwork, titleIdWithoutArtwork]),
      ),
      background: { contentId, animationType },
    })),
  });
}

/** The hero's buttons add its title to the favourites and to a watchlist. */
async function seedHeroActionsPage(
  { services, baseInput, titleIdsWithArtwork }: PageContext,
  contentId: number,
): Promise<void> {
  const filmLink = { event: { type: 'VIDEO' as const, id: titleIds.open } };
  await putSection(services.db, {
    ...baseInput,
    key: 'hero-actions',
    title: copyToAllLanguages('Hero actions'),
    heroes: [
      {
        contentId,
        data: {
          primaryButton: { link: { type: 'ADD_TO_FAVOURITES', ...filmLink } },
          secondaryButton: { link: { type: 'ADD_TO_WATCHLIST', ...filmLink } },
        },
      },
    ],
    buckets: [
      createRow('hero-actions-seasons', copyToAllLanguages('Seasons'), createListSource(titleIdsWithArtwork)),
    ],
  });
}
