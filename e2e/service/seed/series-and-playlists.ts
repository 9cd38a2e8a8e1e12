// A series of two seasons, a numbered playlist, and the section that leads to both; and a long one of each.

import { putSection } from '../../../apps/server/src/domains/pages/index.ts';
import { createPlaylist } from '../../../apps/server/src/domains/playlists/index.ts';
import {
  createSeason,
  createSeries,
  createTrailer,
  createVideo,
} from '../../../apps/server/src/domains/titles/index.ts';
import type { Services } from '../../../apps/server/src/services.ts';
import { addPictures, row, text } from './artwork-and-rows.ts';
import { lists } from './realm-file.ts';

export interface ListFrame {
  realmId: number;
  /** The film that every episode plays. */
  assetId: number;
  /** The titles of the playlist, in another order. */
  films: readonly number[];
}

const seasons = [
  { number: 1, texts: text('Season 1', 'Temporada 1', 'الموسم 1'), episodes: ['Fog', 'Slack Water'] },
  { number: 2, texts: text('Season 2', 'Temporada 2', 'الموسم 2'), episodes: ['Ashore'] },
];

export async function seedLists(services: Services, { realmId, assetId, films }: ListFrame): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const frame = { realmId, now };
  const series = await createSeries(db, {
    ...frame,
    publicId: lists.series,
    texts: text('The Ferry', 'El ferri', 'العبّارة'),
    year: 2026,
    genres: ['drama'],
    tags: ['harbour'],
  });
  await addPictures(services, { realmId, contentId: series.id, colour: '#23485a' });
  await createTrailer(db, {
    ...frame,
    publicId: lists.seriesTrailer,
    texts: text('First look', 'Primer vistazo', 'نظرة أولى'),
    of: series.id,
    assetId,
    durationMs: 60_000,
  });
  const played: number[] = [];
  for (const { number, texts, episodes } of seasons) {
    const season = await createSeason(db, { ...frame, seriesId: series.id, number, texts });
    for (const [index, title] of episodes.entries()) {
      const episode = await createVideo(db, {
        ...frame,
        texts: text(title, title, title),
        episode: { seasonId: season.id, number: index + 1 },
        assetId,
        durationMs: 60_000,
      });
      await addPictures(services, { realmId, contentId: episode.id, colour: '#365a23' });
      played.push(episode.id);
    }
  }
  const [open = 0, signIn = 0, licence = 0] = films;
  const playlist = await createPlaylist(db, {
    ...frame,
    publicId: lists.playlist,
    texts: text('Top Four', 'Los cuatro mejores', 'أفضل أربعة'),
    numbered: true,
    items: [licence, open, signIn, ...played.slice(0, 1)],
  });
  await addPictures(services, { realmId, contentId: playlist.id, colour: '#5a2350' });
  const names = { en: 'Series', es: 'Series', ar: 'مسلسلات' };
  await putSection(db, {
    ...frame,
    key: 'series',
    title: names,
    heroes: [],
    buckets: [
      row('all-series', { en: 'All series', es: 'Todas las series', ar: 'كل المسلسلات' }, list(series.id)),
      row('lists', { en: 'Playlists', es: 'Listas', ar: 'قوائم' }, list(playlist.id)),
    ],
  });
}

const seasonsOfLong = 60;
const lapWithCredits = 30;
const titlesOfLong = 51;

const nights = 26;

export async function seedLongLists(
  { db, clock }: Services,
  { realmId, assetId }: Pick<ListFrame, 'realmId' | 'assetId'>,
): Promise<void> {
  const now = clock.now();
  // Old, so that they are in no row and no grid of what is new.
  const frame = { realmId, now, publishedAt: now.subtract({ hours: 400 * 24 }) };
  const series = await createSeries(db, {
    ...frame,
    publicId: lists.longSeries,
    texts: text('The Long Run', 'La carrera larga', 'السباق الطويل'),
  });
  const episodes: number[] = [];
  for (let number = 1; number <= seasonsOfLong; number++) {
    const season = await createSeason(db, {
      ...frame,
      publicId: `long-season-${number}`,
      seriesId: series.id,
      number,
      texts: text(`Year ${number}`, `Año ${number}`, `السنة ${number}`),
    });
    const title = `Lap ${number}`;
    const episode = await createVideo(db, {
      ...frame,
      publicId: `long-lap-${number}`,
      texts: text(title, title, title),
      episode: { seasonId: season.id, number: 1 },
      assetId,
      durationMs: 60_000,
      ...(number === lapWithCredits && { skipMarkers: [{ kind: 'credits', start: 45, end: 60 }] }),
    });
    episodes.push(episode.id);
  }
  const playlist = await createPlaylist(db, {
    ...frame,
    publicId: lists.longPlaylist,
    texts: text('Fifty-One', 'Cincuenta y uno', 'واحد وخمسون'),
    numbered: false,
    items: episodes.slice(0, titlesOfLong),
  });
  const nightLine = await createSeries(db, {
    ...frame,
    texts: text('The Night Line', 'La línea nocturna', 'الخط الليلي'),
  });
  const season = await createSeason(db, {
    ...frame,
    publicId: lists.longSeason,
    seriesId: nightLine.id,
    number: 1,
    texts: text('All nights', 'Todas las noches', 'كل الليالي'),
  });
  for (let number = 1; number <= nights; number++) {
    const title = `Night ${number}`;
    await createVideo(db, {
      ...frame,
      texts: text(title, title, title),
      episode: { seasonId: season.id, number },
      assetId,
      durationMs: 60_000,
    });
  }
  await putSection(db, {
    realmId,
    now,
    key: 'long',
    title: { en: 'Long', es: 'Largo', ar: 'طويل' },
    heroes: [],
    buckets: [
      row('long-lists', { en: 'Long lists', es: 'Listas largas', ar: 'قوائم طويلة' }, list(playlist.id)),
      row('long-series', { en: 'Long series', es: 'Series largas', ar: 'مسلسلات طويلة' }, list(series.id)),
    ],
  });
}

const list = (...items: number[]) => ({ kind: 'list' as const, items });
