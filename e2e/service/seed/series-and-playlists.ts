// A series of two seasons and a numbered playlist on one section page; a long series and a long playlist on another.
import { putSection } from '../../../apps/server/src/domains/pages/index.ts';
import { createPlaylist } from '../../../apps/server/src/domains/playlists/index.ts';
import {
  createSeason,
  createSeries,
  createTrailer,
  createVideo,
} from '../../../apps/server/src/domains/titles/index.ts';
import { addArtwork, createRow, createTexts } from './artwork-and-rows.ts';
import { filmSeconds } from './film.ts';
import { listIds, titleIds } from './realm-file.ts';
import type { SeedContext } from './seed-context.ts';

const seasons = [
  { number: 1, texts: createTexts('Season 1', 'Temporada 1', 'الموسم 1'), episodes: ['Fog', 'Slack Water'] },
  { number: 2, texts: createTexts('Season 2', 'Temporada 2', 'الموسم 2'), episodes: ['Ashore'] },
];

/** `filmIds` are the ids that `seedTitles` returns; the playlist contains the first three and an episode. */
export async function seedSeriesAndPlaylist(context: SeedContext, filmIds: readonly number[]): Promise<void> {
  const { services, realmId, now, assetId, getPublicId } = context;
  const { db } = services;
  const baseInput = { realmId, now };
  const series = await createSeries(db, {
    ...baseInput,
    publicId: getPublicId(listIds.series),
    texts: createTexts('The Ferry', 'El ferri', 'العبّارة'),
    year: 2026,
    genres: ['drama'],
    tags: ['harbour'],
  });
  await addArtwork(services, { realmId, contentId: series.id, colour: '#23485a' });
  await createTrailer(db, {
    ...baseInput,
    publicId: getPublicId(titleIds.seriesTrailer),
    texts: createTexts('First look', 'Primer vistazo', 'نظرة أولى'),
    parentId: series.id,
    assetId,
    durationMs: filmSeconds * 1000,
  });
  const [firstEpisodeId = 0] = await seedSeasons(context, series.id);
  const [openFilmId = 0, signInFilmId = 0, licensedFilmId = 0] = filmIds;
  const playlist = await createPlaylist(db, {
    ...baseInput,
    publicId: getPublicId(listIds.playlist),
    texts: createTexts('Top Four', 'Los cuatro mejores', 'أفضل أربعة'),
    numbered: true,
    items: [licensedFilmId, openFilmId, signInFilmId, firstEpisodeId],
  });
  await addArtwork(services, { realmId, contentId: playlist.id, colour: '#5a2350' });
  await putSection(db, {
    ...baseInput,
    key: 'series',
    title: { en: 'Series', es: 'Series', ar: 'مسلسلات' },
    heroes: [],
    buckets: [
      createRow(
        getPublicId('all-series'),
        { en: 'All series', es: 'Todas las series', ar: 'كل المسلسلات' },
        createListSource(series.id),
      ),
      createRow(
        getPublicId('lists'),
        { en: 'Playlists', es: 'Listas', ar: 'قوائم' },
        createListSource(playlist.id),
      ),
    ],
  });
}

/** Returns the ids of all episodes in order. */
async function seedSeasons(
  { services, realmId, now, assetId }: SeedContext,
  seriesId: number,
): Promise<number[]> {
  const { db } = services;
  const baseInput = { realmId, now };
  const ids: number[] = [];
  for (const { number, texts, episodes } of seasons) {
    const season = await createSeason(db, { ...baseInput, seriesId, number, texts });
    for (const [index, title] of episodes.entries()) {
      const episode = await createVideo(db, {
        ...baseInput,
        texts: createTexts(title, title, title),
        episode: { seasonId: season.id, number: index + 1 },
        assetId,
        durationMs: filmSeconds * 1000,
      });
      await addArtwork(services, { realmId, contentId: episode.id, colour: '#365a23' });
      ids.push(episode.id);
    }
  }
  return ids;
}

const longSeriesSeasonCount = 60;
/** The season of the long series whose only episode has credits. */
const seasonNumberWithCredits = 30;
const longPlaylistTitleCount = 51;
const longSeasonEpisodeCount = 26;

/** A series of many seasons, a season of many episodes and a long playlist. */
export async function seedLongLists(context: SeedContext): Promise<void> {
  const { services, realmId, now, getPublicId } = context;
  const { seriesId, episodeIds } = await seedLongSeries(context);
  const playlist = await createPlaylist(services.db, {
    ...createLongAgoInput(context),
    publicId: getPublicId(listIds.longPlaylist),
    texts: createTexts('Fifty-One', 'Cincuenta y uno', 'واحد وخمسون'),
    numbered: false,
    items: episodeIds.slice(0, longPlaylistTitleCount),
  });
  await seedLongSeason(context);
  await putSection(services.db, {
    realmId,
    now,
    key: 'long',
    title: { en: 'Long', es: 'Largo', ar: 'طويل' },
    heroes: [],
    buckets: [
      createRow(
        getPublicId('long-lists'),
        { en: 'Long lists', es: 'Listas largas', ar: 'قوائم طويلة' },
        createListSource(playlist.id),
      ),
      createRow(
        getPublicId('long-series'),
        { en: 'Long series', es: 'Series largas', ar: 'مسلسلات طويلة' },
        createListSource(seriesId),
      ),
    ],
  });
}

/** Published long ago, so that the titles appear in no row or grid of new titles. */
const createLongAgoInput = ({ realmId, now }: SeedContext) => ({
  realmId,
  now,
  publishedAt: now.subtract({ hours: 400 * 24 }),
});

/** Creates a series whose seasons have one episode each. */
async function seedLongSeries(context: SeedContext): Promise<{ seriesId: number; episodeIds: number[] }> {
  const {
    services: { db },
    assetId,
    getPublicId,
  } = context;
  const baseInput = createLongAgoInput(context);
  const series = await createSeries(db, {
    ...baseInput,
    publicId: getPublicId(listIds.longSeries),
    texts: createTexts('The Long Run', 'La carrera larga', 'السباق الطويل'),
  });
  const episodeIds: number[] = [];
  for (let number = 1; number <= longSeriesSeasonCount; number++) {
    const season = await createSeason(db, {
      ...baseInput,
      publicId: getPublicId(`long-season-${number}`),
      seriesId: series.id,
      number,
      texts: createTexts(`Year ${number}`, `Año ${number}`, `السنة ${number}`),
    });
    const title = `Lap ${number}`;
    const episode = await createVideo(db, {
      ...baseInput,
      publicId: getPublicId(`long-lap-${number}`),
      texts: createTexts(title, title, title),
      episode: { seasonId: season.id, number: 1 },
      assetId,
      durationMs: filmSeconds * 1000,
      ...(number === seasonNumberWithCredits && { skipMarkers: [{ kind: 'credits', start: 45, end: 60 }] }),
    });
    episodeIds.push(episode.id);
  }
  return { seriesId: series.id, episodeIds };
}

/** Creates a series whose only season has many episodes. */
async function seedLongSeason(context: SeedContext): Promise<void> {
  const {
    services: { db },
    assetId,
    getPublicId,
  } = context;
  const baseInput = createLongAgoInput(context);
  const series = await createSeries(db, {
    ...baseInput,
    texts: createTexts('The Night Line', 'La línea nocturna', 'الخط الليلي'),
  });
  const season = await createSeason(db, {
    ...baseInput,
    publicId: getPublicId(listIds.longSeason),
    seriesId: series.id,
    number: 1,
    texts: createTexts('All nights', 'Todas las noches', 'كل الليالي'),
  });
  for (let number = 1; number <= longSeasonEpisodeCount; number++) {
    const title = `Night ${number}`;
    await createVideo(db, {
      ...baseInput,
      texts: createTexts(title, title, title),
      episode: { seasonId: season.id, number },
      assetId,
      durationMs: filmSeconds * 1000,
    });
  }
}

const createListSource = (...items: number[]) => ({ kind: 'list' as const, items });
