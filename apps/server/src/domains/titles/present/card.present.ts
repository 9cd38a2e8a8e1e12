// Maps a row to a card. Absent values are left out to keep pages of cards small.
import type { Card, ContentType, ProgrammingInfo, WatchProgress } from '@matinee/contract';
import { type AccessDecision, pickText } from '@matinee/rules';
import type { CardRow } from '../queries/card.queries.ts';
import type { GenreRow } from '../queries/genre.queries.ts';
import { buildArtworkUrl, presentArtwork } from './artwork.present.ts';
import { presentEvent } from './event.present.ts';

export interface CardContext {
  languages: readonly string[];
  genres: ReadonlyMap<number, GenreRow>;
  decideAccess: (row: CardRow) => AccessDecision;
  /** By content id. */
  progress: ReadonlyMap<number, WatchProgress>;
  /** Content ids of the viewer's favourites. */
  favourites: ReadonlySet<number>;
  /** Current and next programme of channels, by content id. */
  programming: ReadonlyMap<number, ProgrammingInfo>;
  now: Temporal.Instant;
}

export function presentCard(
  row: CardRow,
  { languages, genres, decideAccess, progress, favourites, programming, now }: CardContext,
): Card {
  const genreNames = (row.genre_ids ?? []).flatMap((id) => pickText(genres.get(id)?.names, languages) ?? []);
  const watchProgress = progress.get(row.id);
  return {
    // The id of a section link is the key of its target section.
    id: row.section_key ?? row.public_id,
    type: row.type as ContentType,
    title: row.title ?? '',
    accessLevel: decideAccess(row).level,
    ...(row.duration_ms !== null && { duration: row.duration_ms / 1000 }),
    ...(row.artwork?.thumbnail && {
      thumbnail: presentArtwork(row.artwork.thumbnail),
      thumbnailUrl: `${buildArtworkUrl(row.artwork.thumbnail.id)}/${thumbnailFile}`,
    }),
    ...(row.artwork?.poster && { poster: presentArtwork(row.artwork.poster) }),
    ...(row.description && { description: row.description }),
    ...(row.rating !== null && { rating: row.rating }),
    ...(row.year !== null && { year: row.year }),
    ...(genreNames.length > 0 && { genres: genreNames }),
    ...(row.season_number !== null &&
      row.episode_number !== null && {
        episodeInformation: {
          episodeNumber: row.episode_number,
          seasonNumber: row.season_number,
          seasonTitle: row.season_title ?? '',
        },
      }),
    ...(row.series_public_id && { seriesId: row.series_public_id }),
    ...(row.episode_series_title && { seriesTitle: row.episode_series_title }),
    ...(row.season_public_id && { seasonId: row.season_public_id }),
    ...(watchProgress && { watchProgress }),
    ...(favourites.has(row.id) && { favourite: true }),
    ...(row.event && presentEvent(row.event, now)),
    ...(row.channel && presentChannel(row.channel, programming.get(row.id))),
  };
}

function presentChannel(
  { eventPublicId, eventStartsAt, logoPublicId }: NonNullable<CardRow['channel']>,
  info: ProgrammingInfo | undefined,
) {
  return {
    ...(eventPublicId && { eventId: eventPublicId }),
    ...(eventStartsAt && { eventStartDate: Temporal.Instant.from(eventStartsAt).toString() }),
    programmingInfo: {
      ...info,
      ...(logoPublicId && { channelLogoUrl: `${buildArtworkUrl(logoPublicId)}/${logoFile}` }),
    },
  };
}

/** For clients that cannot choose among the widths of an image. */
const thumbnailFile = '480.jpg';

/** Logos are shown at the size of a button. */
const logoFile = '240.webp';
