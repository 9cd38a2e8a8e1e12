// Finds a single title by its public or external id.
import type { ContentType } from '@matinee/contract';
import type { ProtectedContent } from '@matinee/rules';
import { definePreparedQuery, type Executor } from '../../../platform/database/index.ts';
import { toProtectedContent } from '../access.ts';
import { buildArtworkUrl } from '../present/artwork.present.ts';
import type { SkipMarker } from '../title-input.ts';
import { buildAgeLimitSql, buildTitleSql, buildVisibleSql } from './fragments.queries.ts';

export interface ContentSummary {
  id: number;
  publicId: string;
  type: ContentType;
}

interface ContentRow {
  id: number;
  public_id: string;
  type: string;
}

const contentByPublicIdQuery = definePreparedQuery<ContentRow>(
  'titles-content',
  `select id, public_id, type from content c where realm_id = $1 and public_id = $2${buildAgeLimitSql()}`,
);
const contentByExternalIdQuery = definePreparedQuery<ContentRow>(
  'titles-content-by-external-id',
  `select id, public_id, type from content c where realm_id = $1 and external_id = $2${buildAgeLimitSql()}`,
);

/** Finds a title of the realm, visible or not, within the age limit of the profile. */
export async function findContent(
  executor: Executor,
  { realmId, ...key }: { realmId: number } & ({ publicId: string } | { externalId: string }),
): Promise<ContentSummary | undefined> {
  const [row] = await ('publicId' in key
    ? contentByPublicIdQuery(executor, [realmId, key.publicId])
    : contentByExternalIdQuery(executor, [realmId, key.externalId]));
  return row && { id: row.id, publicId: row.public_id, type: row.type as ContentType };
}

export interface VideoSummary extends ContentSummary {
  skipMarkers: SkipMarker[];
}

const videoQuery = definePreparedQuery<ContentRow & { skip_markers: SkipMarker[] }>(
  'titles-video-markers',
  `select c.id, c.public_id, c.type, v.skip_markers from content c join video v on v.content_id = c.id
  where c.realm_id = $1 and c.public_id = $2${buildAgeLimitSql()}`,
);

/** Finds a video or trailer of the realm, visible or not, within the age limit of the profile; undefined for types without a media file. */
export async function findVideo(
  executor: Executor,
  { realmId, publicId }: { realmId: number; publicId: string },
): Promise<VideoSummary | undefined> {
  const [row] = await videoQuery(executor, [realmId, publicId]);
  return (
    row && {
      id: row.id,
      publicId: row.public_id,
      type: row.type as ContentType,
      skipMarkers: row.skip_markers,
    }
  );
}

export interface VideoForPlayback extends VideoSummary {
  title: string;
  /** Input of `decideAccess`. */
  content: ProtectedContent;
  onlinePlayback: 'AVAILABLE' | 'UNAVAILABLE';
  assetId: number | null;
  durationMs: number | null;
  thumbnailUrl: string | null;
}

interface VideoForPlaybackRow {
  id: number;
  public_id: string;
  type: string;
  title: string | null;
  access: unknown;
  available_from: Temporal.Instant | null;
  available_until: Temporal.Instant | null;
  regions: unknown;
  age_rating: number;
  online_playback: 'AVAILABLE' | 'UNAVAILABLE';
  asset_id: number | null;
  duration_ms: number | null;
  skip_markers: SkipMarker[];
  thumbnail_public_id: string | null;
}

const videoForPlaybackQuery = definePreparedQuery<VideoForPlaybackRow>(
  'titles-video-for-playback',
  `select c.id, c.public_id, c.type, ${buildTitleSql('c.id', '$1')} as title, c.access, c.available_from,
    c.available_until, c.regions, c.age_rating, v.online_playback, v.asset_id, v.duration_ms, v.skip_markers,
    (select a.public_id from artwork a where a.content_id = c.id and a.kind = 'thumbnail') as thumbnail_public_id
  from content c join video v on v.content_id = c.id
  where c.public_id = $4 and c.realm_id = $2 and ${buildVisibleSql('$3')}`,
);

/** Data for a playback decision; undefined when the title is not visible now, or is not a video or trailer. */
export async function findVideoForPlayback(
  executor: Executor,
  params: { realmId: number; publicId: string; now: Temporal.Instant; languages: readonly string[] },
): Promise<VideoForPlayback | undefined> {
  const [row] = await videoForPlaybackQuery(executor, [
    params.languages,
    params.realmId,
    params.now,
    params.publicId,
  ]);
  return (
    row && {
      id: row.id,
      publicId: row.public_id,
      type: row.type as ContentType,
      title: row.title ?? '',
      content: toProtectedContent(row),
      onlinePlayback: row.online_playback,
      assetId: row.asset_id,
      durationMs: row.duration_ms,
      skipMarkers: row.skip_markers,
      thumbnailUrl: row.thumbnail_public_id && `${buildArtworkUrl(row.thumbnail_public_id)}/1280.jpg`,
    }
  );
}
