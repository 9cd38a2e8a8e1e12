// Titles, series, seasons and playlists of the demo realm, as the catalogue keeps them. Public ids are their keys.
import {
  type ArtworkSubject,
  type DemoAccess,
  type DemoTitle,
  demoFilms,
  demoGenres,
  demoPlaylists,
  demoSeries,
  demoTitles,
  type PerLanguage,
  type TitleText,
} from '@matinee/demo';
import { insertMadeAsset } from '../../domains/media/index.ts';
import { setCredits } from '../../domains/people/index.ts';
import { createPlaylist } from '../../domains/playlists/index.ts';
import {
  type AccessRule,
  createSeason,
  createSeries,
  createVideo,
  type NewContent,
  putGenre,
  setArtwork,
} from '../../domains/titles/index.ts';
import { pictureKinds, pictureRow } from './pictures.ts';
import { seedSectionLinks } from './section-links.ts';
import type { SeedFrame } from './seed-frame.ts';

export interface SeededContent {
  /** Database key by the key of the demo realm. */
  idOf(key: string): number;
  /** Titles with the public ids of the assets that their films will become. */
  assets: ReadonlyMap<string, string>;
}

export const accessOf = (access: DemoAccess): AccessRule => {
  if (access.rule === 'licence') return { kind: 'licence', licences: [...access.licences] };
  return { kind: access.rule === 'open' ? 'open' : 'signIn' };
};

function textsOf(text: PerLanguage<TitleText>): NewContent['texts'] {
  return Object.fromEntries(
    Object.entries(text).map(([language, { title, tagline, description }]) => [
      language,
      { title, description, ...(tagline && { tagline }) },
    ]),
  );
}

/** A few days apart, the newest first, so that there is something to look back on. */
const releaseOrder = demoFilms
  .toSorted(
    (one, other) =>
      Number(other.tags.includes('new')) - Number(one.tags.includes('new')) || other.year - one.year,
  )
  .map(({ key }) => key);
const daysBetweenReleases = 6;

function publishedAt(now: Temporal.Instant, key: string): Temporal.Instant {
  const place = Math.max(0, releaseOrder.indexOf(key));
  return now.subtract({ hours: place * daysBetweenReleases * 24 });
}

export const contentOf = ({ realmId, now }: SeedFrame, { key, text, genre }: ArtworkSubject): NewContent => ({
  realmId,
  now,
  publicId: key,
  externalId: `demo:${key}`,
  publishedAt: publishedAt(now, key),
  texts: textsOf(text),
  genres: [genre],
});

/** Adds the artwork and the people of a title. */
export async function addArtworkAndCredits(
  { trx, realmId, now }: SeedFrame,
  contentId: number,
  { key, credits }: Pick<ArtworkSubject, 'key' | 'credits'>,
): Promise<void> {
  await setCredits(trx, { realmId, contentId, people: credits });
  for (const kind of pictureKinds) {
    await setArtwork(trx, { realmId, contentId, ...pictureRow({ key, kind }), now });
  }
}

async function seedTitle(frame: SeedFrame, title: DemoTitle, seasonId: number | undefined) {
  const { trx, realmId, now } = frame;
  const recipe = { maker: 'demo', key: title.key };
  const asset = await insertMadeAsset(trx, { realmId, name: `${title.key}.mkv`, recipe, now });
  const video = await createVideo(trx, {
    ...contentOf(frame, title),
    tags: title.tags,
    year: title.year,
    rating: Number(title.rating),
    access: accessOf(title.access),
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
  await addArtworkAndCredits(frame, video.id, title);
  return { id: video.id, asset: asset.public_id };
}

export async function seedContent(frame: SeedFrame): Promise<SeededContent> {
  const { trx, realmId } = frame;
  const ids = new Map<string, number>();
  const assets = new Map<string, string>();
  const idOf = (key: string): number => {
    const id = ids.get(key);
    if (id === undefined) throw new Error(`nothing in the demo realm is called ${key}`);
    return id;
  };

  for (const { key, name } of demoGenres) await putGenre(trx, { realmId, key, names: name });
  for (const series of demoSeries) {
    const { year, tags, rating } = series;
    const made = await createSeries(trx, {
      ...contentOf(frame, series),
      tags,
      year,
      rating: Number(rating),
    });
    ids.set(series.key, made.id);
    await addArtworkAndCredits(frame, made.id, series);
    for (const season of series.seasons) {
      const part = await createSeason(trx, {
        ...contentOf(frame, season),
        seriesId: made.id,
        number: season.number,
      });
      ids.set(season.key, part.id);
      await addArtworkAndCredits(frame, part.id, season);
      for (const episode of season.episodes) {
        const seeded = await seedTitle(frame, episode, part.id);
        ids.set(episode.key, seeded.id);
        assets.set(episode.key, seeded.asset);
      }
    }
  }
  for (const film of demoTitles) {
    if (ids.has(film.key)) continue;
    const seeded = await seedTitle(frame, film, undefined);
    ids.set(film.key, seeded.id);
    assets.set(film.key, seeded.asset);
  }
  for (const playlist of demoPlaylists) {
    const made = await createPlaylist(trx, {
      ...contentOf(frame, playlist),
      numbered: playlist.numbered,
      items: playlist.items.map(idOf),
    });
    ids.set(playlist.key, made.id);
    await addArtworkAndCredits(frame, made.id, playlist);
  }
  await seedSectionLinks(frame, (key, id) => ids.set(key, id));
  return { idOf, assets };
}
