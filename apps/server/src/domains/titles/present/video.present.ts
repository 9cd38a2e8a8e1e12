// Presents a video for its page: the fields of its card and those that only the page shows.
import type { Artwork, ArtworkKind, Card, Licence, Video } from '@matinee/contract';
import { type AccessDecision, canLicenceGrantAccess } from '@matinee/rules';
import type { TitleMedia } from '../ports.ts';
import type { CardRow } from '../queries/card.queries.ts';
import type { VideoRow } from '../queries/video.queries.ts';
import { buildArtworkUrl, presentArtwork } from './artwork.present.ts';
import { getContentContext, presentPremiere } from './event.present.ts';

export interface VideoParts {
  card: Card;
  next: Card | undefined;
  access: AccessDecision;
  licences: Licence[];
  people: Video['people'];
  media: TitleMedia | undefined;
  now: Temporal.Instant;
}

const noMedia: TitleMedia = {
  state: 'none',
  progress: 0,
  final: false,
  audioLanguages: [],
  subtitleLanguages: [],
  annotations: [],
};

/** For link previews and messages: one JPEG that every client can show. */
const sharedThumbnailFile = '1280.jpg';

export function presentVideo(row: VideoRow, parts: VideoParts): Video {
  const { card, next: nextEpisode, access, licences, people, media, now } = parts;
  const { state, progress, final, audioLanguages, subtitleLanguages, annotations } = media ?? noMedia;
  const thumbnail = row.artwork?.thumbnail;
  return {
    ...card,
    accessLevel: access.level,
    ...(row.premiere && {
      contentContext: getContentContext(row.premiere, now),
      premiereRelease: presentPremiere({ ...row.premiere, videoId: row.public_id }),
    }),
    ...(thumbnail && { thumbnailUrl: `${buildArtworkUrl(thumbnail.id)}/${sharedThumbnailFile}` }),
    ...(row.external_id && { externalId: row.external_id }),
    ...(row.tagline && { tagline: row.tagline }),
    ...presentLargeArtwork(row, ['hero', 'heroPortrait', 'titleImage']),
    people,
    ...(row.original_language && { originalLanguage: row.original_language }),
    publishedAt: row.published_at.toString(),
    audioTracks: audioLanguages.map((language) => ({ language })),
    subtitleLanguages,
    onlinePlayback: row.online_playback,
    licences,
    availableLicences: canLicenceGrantAccess(access) ? licences : [],
    accessReasons: access.reasons.map(({ code }) => code),
    skipMarkers: row.skip_markers,
    annotations,
    ...(row.series_title && { seriesTitle: row.series_title }),
    media: { state, progress, final },
    ...(nextEpisode && { next: nextEpisode }),
  };
}

/** The large artwork, which cards omit. */
export function presentLargeArtwork(
  { artwork }: Pick<CardRow, 'artwork'>,
  kinds: readonly Extract<ArtworkKind, 'hero' | 'heroPortrait' | 'titleImage'>[],
): { hero?: Artwork; heroPortrait?: Artwork; titleImage?: Artwork } {
  return Object.fromEntries(
    kinds.flatMap((kind) => (artwork?.[kind] ? [[kind, presentArtwork(artwork[kind])]] : [])),
  );
}
