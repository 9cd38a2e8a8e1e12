// Row → card. What is absent is left out, so that a page of cards stays small.
import type { Artwork, Card, ContentType, ProgrammingInfo, WatchProgress } from '@matinee/contract';
import { type AccessDecision, pickText } from '@matinee/rules';
import type { ArtworkRow, CardRow } from '../queries/card.queries.ts';
import type { GenreRow } from '../queries/genre.queries.ts';
import { presentEvent } from './event.present.ts';

export interface CardFrame {
  languages: readonly string[];
  genres: ReadonlyMap<number, GenreRow>;
  decide: (row: CardRow) => AccessDecision;
  /** By content's key. */
  progress: ReadonlyMap<number, WatchProgress>;
  /** Keys of titles that the viewer keeps. */
  favourites: ReadonlySet<number>;
  /** What channels show, by content's key. */
  programming: ReadonlyMap<number, ProgrammingInfo>;
  now: Temporal.Instant;
}

export function presentCard(
  row: CardRow,
  { languages, genres, decide, progress, favourites, programming, now }: CardFrame,
): Card {
  const names = (row.genre_ids ?? []).flatMap((id) => pickText(genres.get(id)?.names, languages) ?? []);
  const watched = progress.get(row.id);
  return {
    // A link to a section is known by the section that it leads to.
    id: row.section_key ?? row.public_id,
    type: row.type as ContentType,
    title: row.title ?? '',
    accessLevel: decide(row).level,
    ...(row.duration_ms !== null && { duration: row.duration_ms / 1000 }),
    ...(row.artwork?.thumbnail && {
      thumbnail: presentArtwork(row.artwork.thumbnail),
      thumbnailUrl: `${artworkUrl(row.artwork.thumbnail.id)}/${thumbnailFile}`,
    }),
    ...(row.artwork?.poster && { poster: presentArtwork(row.artwork.poster) }),
    ...(row.description && { description: row.description }),
    ...(row.rating !== null && { rating: row.rating }),
    ...(row.year !== null && { year: row.year }),
    ...(names.length > 0 && { genres: names }),
    ...(row.season_number !== null &&
      row.episode_number !== null && {
        episodeInformation: {
          episodeNumber: row.episode_number,
          seasonNumber: row.season_number,
          seasonTitle: row.season_title ?? '',
        },
      }),
    ...(row.series_public_id && { seriesId: row.series_public_id }),
    ...(row.show_title && { seriesTitle: row.show_title }),
    ...(row.season_public_id && { seasonId: row.season_public_id }),
    ...(watched && { watchProgress: watched }),
    ...(favourites.has(row.id) && { favourite: true }),
    ...(row.event && presentEvent(row.event, now)),
    ...(row.channel && presentChannel(row.channel, programming.get(row.id))),
  };
}

function presentChannel(
  { eventId, eventStartsAt, logo }: NonNullable<CardRow['channel']>,
  info: ProgrammingInfo | undefined,
) {
  return {
    ...(eventId && { eventId }),
    ...(eventStartsAt && { eventStartDate: Temporal.Instant.from(eventStartsAt).toString() }),
    programmingInfo: { ...info, ...(logo && { channelLogoUrl: `${artworkUrl(logo)}/${logoFile}` }) },
  };
}

/** For those who cannot choose among the widths of a picture. */
const thumbnailFile = '480.jpg';

/** Logos are seen at the size of a button. */
const logoFile = '240.webp';

export function presentArtwork({ id, width, height, placeholder, focalX, focalY }: ArtworkRow): Artwork {
  const isMiddle = (focalX ?? middle) === middle && (focalY ?? middle) === middle;
  return {
    url: artworkUrl(id),
    width,
    height,
    placeholder,
    ...(!isMiddle && { focus: { x: focalX ?? middle, y: focalY ?? middle } }),
  };
}

const middle = 0.5;

export function artworkUrl(publicId: string): string {
  return `/images/${publicId}`;
}
