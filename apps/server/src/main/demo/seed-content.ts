// Seeds genres, series, films, playlists and section links. Public ids are the keys of the demo data.

import {
  type ArtworkSubject,
  type DemoAccess,
  type DemoTitle,
  demoFilms,
  demoGenres,
  demoPlaylists,
  demoSections,
  demoSeries,
  demoTitles,
  getMasterMetadata,
  masterKinds,
  type PerLanguage,
  type TitleText,
} from '@matinee/demo';
import { insertGeneratedAsset } from '../../domains/media/index.ts';
import { setCredits } from '../../domains/people/index.ts';
import { createPlaylist } from '../../domains/playlists/index.ts';
import {
  type AccessRule,
  createSeason,
  createSectionLink,
  createSeries,
  createVideo,
  type NewContent,
  putGenre,
  setArtwork,
} from '../../domains/titles/index.ts';
import type { SeedContext, SeededContent } from './seed-context.ts';

export const toAccessRule = (access: DemoAccess): AccessRule => {
  if (access.rule === 'licence') return { kind: 'licence', licences: [...access.licences] };
  return { kind: access.rule === 'open' ? 'open' : 'signIn' };
};

function toTexts(text: PerLanguage<TitleText>): NewContent['texts'] {
  return Object.fromEntries(
    Object.entries(text).map(([language, { title, tagline, description }]) => [
      language,
      { title, description, ...(tagline && { tagline }) },
    ]),
  );
}

/** Films in order of publication, newest first. Releases are spread over time for the releases page. */
const releaseOrder = demoFilms
  .toSorted((a, b) => Number(b.tags.includes('new')) - Number(a.tags.includes('new')) || b.year - a.year)
  .map(({ key }) => key);
const daysBetweenReleases = 6;

function getPublicationTime(now: Temporal.Instant, key: string): Temporal.Instant {
  const position = Math.max(0, releaseOrder.indexOf(key));
  return now.subtract({ hours: position * daysBetweenReleases * 24 });
}

export const toNewContent = (
  { realmId, now }: SeedContext,
  { key, text, genre }: ArtworkSubject,
): NewContent => ({
  realmId,
  now,
  publicId: key,
  externalId: `demo:${key}`,
  publishedAt: getPublicationTime(now, key),
  texts: toTexts(text),
  genres: [genre],
});

/** Adds credits and the metadata of artwork, which is rendered later. */
export async function addArtworkAndCredits(
  { trx, realmId, now }: SeedContext,
  contentId: number,
  { key, credits }: Pick<ArtworkSubject, 'key' | 'credits'>,
): Promise<void> {
  await setCredits(trx, { realmId, contentId, people: credits });
  for (const kind of masterKinds) {
    await setArtwork(trx, { realmId, contentId, ...getMasterMetadata({ key, kind }), now });
  }
}

async function seedTitle(context: SeedContext, title: DemoTitle, seasonId: number | undefined) {
  const { trx, realmId, now } = context;
  const source = { generator: 'demo', key: title.key };
  const asset = await insertGeneratedAsset(trx, { realmId, name: `${title.key}.mkv`, source, now });
  const video = await createVideo(trx, {
    ...toNewContent(context, title),
    tags: title.tags,
    year: title.year,
    rating: Number(title.rating),
    access: toAccessRule(title.access),
    assetId: asset.id,
    durationMs: title.runtimeSeconds * 1000,
    originalLanguage: title.originalLanguage,
    skipMarkers: title.skipMarkers.map(({ kind, startSeconds, endSeconds }) => ({
      kind,
      start: startSeconds,
      end: endSeconds,
    })),
    ...(seasonId !== undefined &&
      title.episode && { episode: { seasonId, number: title.episode.episodeNumber } }),
  });
  await addArtworkAndCredits(context, video.id, title);
  return { id: video.id, assetPublicId: asset.public_id };
}

export async function seedContent(context: SeedContext): Promise<SeededContent> {
  const { trx, realmId } = context;
  const ids = new Map<string, number>();
  const assetIds = new Map<string, string>();
  const getId = (key: string): number => {
    const id = ids.get(key);
    if (id === undefined) throw new Error(`The demo realm has no content with the key ${key}`);
    return id;
  };

  for (const { key, name } of demoGenres) await putGenre(trx, { realmId, key, names: name });
  for (const series of demoSeries) {
    const { year, tags, rating } = series;
    const createdSeries = await createSeries(trx, {
      ...toNewContent(context, series),
      tags,
      year,
      rating: Number(rating),
    });
    ids.set(series.key, createdSeries.id);
    await addArtworkAndCredits(context, createdSeries.id, series);
    for (const season of series.seasons) {
      const createdSeason = await createSeason(trx, {
        ...toNewContent(context, season),
        seriesId: createdSeries.id,
        number: season.number,
      });
      ids.set(season.key, createdSeason.id);
      await addArtworkAndCredits(context, createdSeason.id, season);
      for (const episode of season.episodes) {
        const seededEpisode = await seedTitle(context, episode, createdSeason.id);
        ids.set(episode.key, seededEpisode.id);
        assetIds.set(episode.key, seededEpisode.assetPublicId);
      }
    }
  }
  for (const film of demoTitles) {
    if (ids.has(film.key)) continue;
    const seededFilm = await seedTitle(context, film, undefined);
    ids.set(film.key, seededFilm.id);
    assetIds.set(film.key, seededFilm.assetPublicId);
  }
  for (const playlist of demoPlaylists) {
    const createdPlaylist = await createPlaylist(trx, {
      ...toNewContent(context, playlist),
      numbered: playlist.isNumbered,
      items: playlist.titleKeys.map(getId),
    });
    ids.set(playlist.key, createdPlaylist.id);
    await addArtworkAndCredits(context, createdPlaylist.id, playlist);
  }
  for (const [key, id] of await seedSectionLinks(context)) ids.set(key, id);
  return { getId, assetIds };
}

export const getSectionLinkKey = (section: string): string => `section-${section}`;

/** Creates content that links to sections, so that rows can list sections; returns its ids by key. */
async function seedSectionLinks({ trx, realmId, now }: SeedContext): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const { id: section, name, artworkKey } of demoSections) {
    if (!artworkKey) continue;
    const texts = Object.fromEntries(Object.entries(name).map(([language, title]) => [language, { title }]));
    const publicId = getSectionLinkKey(section);
    const link = await createSectionLink(trx, { realmId, now, publicId, texts, section });
    // Hero artwork, because it has no lettering: a title on it would contradict the name of the section.
    const artwork = { ...getMasterMetadata({ key: artworkKey, kind: 'hero' }), kind: 'thumbnail' as const };
    await setArtwork(trx, { realmId, contentId: link.id, ...artwork, now });
    ids.set(publicId, link.id);
  }
  return ids;
}
