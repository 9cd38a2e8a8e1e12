// Single titles, for those who act on them.
import type { ContentType } from '@matinee/contract';
import type { ProtectedContent } from '@matinee/rules';
import { type Executor, prepared } from '../../../platform/database/index.ts';
import { protectedContent } from '../access.ts';
import { artworkUrl } from '../present/card.present.ts';
import type { SkipMarker } from '../title-input.ts';
import { isVisible, titleOf } from './fragments.queries.ts';

export interface FoundContent {
  id: number;
  publicId: string;
  type: ContentType;
}

interface ContentRow {
  id: number;
  public_id: string;
  type: string;
}

const byPublicId = prepared<ContentRow>(
  'catalogue-content',
  'select id, public_id, type from content where realm_id = $1 and public_id = $2',
);
const byExternalId = prepared<ContentRow>(
  'catalogue-content-by-external-id',
  'select id, public_id, type from content where realm_id = $1 and external_id = $2',
);

/** Of this realm, whether viewers can see it now or not. */
export async function findContent(
  executor: Executor,
  { realmId, ...by }: { realmId: number } & ({ publicId: string } | { externalId: string }),
): Promise<FoundContent | undefined> {
  const [row] = await ('publicId' in by
    ? byPublicId(executor, [realmId, by.publicId])
    : byExternalId(executor, [realmId, by.externalId]));
  return row && { id: row.id, publicId: row.public_id, type: row.type as ContentType };
}

export interface FoundVideo extends FoundContent {
  skipMarkers: SkipMarker[];
}

const video = prepared<ContentRow & { skip_markers: SkipMarker[] }>(
  'catalogue-video-markers',
  `select c.id, c.public_id, c.type, v.skip_markers from content c join video v on v.content_id = c.id
  where c.realm_id = $1 and c.public_id = $2`,
);

/** Of this realm, whether viewers can see it now or not; nothing for what is no file that is played. */
export async function findVideo(
  executor: Executor,
  { realmId, publicId }: { realmId: number; publicId: string },
): Promise<FoundVideo | undefined> {
  const [row] = await video(executor, [realmId, publicId]);
  return (
    row && {
      id: row.id,
      publicId: row.public_id,
      type: row.type as ContentType,
      skipMarkers: row.skip_markers,
    }
  );
}

export interface AccessFacts extends FoundVideo {
  title: string;
  /** What `decideAccess` looks at. */
  content: ProtectedContent;
  onlinePlayback: 'AVAILABLE' | 'UNAVAILABLE';
  assetId: number | null;
  durationMs: number | null;
  thumbnailUrl: string | null;
}

interface FactsRow {
  id: number;
  public_id: string;
  type: string;
  title: string | null;
  access: unknown;
  available_from: Temporal.Instant | null;
  available_until: Temporal.Instant | null;
  regions: unknown;
  rating: number | null;
  online_playback: 'AVAILABLE' | 'UNAVAILABLE';
  asset_id: number | null;
  duration_ms: number | null;
  skip_markers: SkipMarker[];
  thumbnail: string | null;
}

const facts = prepared<FactsRow>(
  'catalogue-access-facts',
  `select c.id, c.public_id, c.type, ${titleOf('c.id', '$1')} as title, c.access, c.available_from,
    c.available_until, c.regions, c.rating, v.online_playback, v.asset_id, v.duration_ms, v.skip_markers,
    (select a.public_id from artwork a where a.content_id = c.id and a.kind = 'thumbnail') as thumbnail
  from content c join video v on v.content_id = c.id
  where c.public_id = $4 and c.realm_id = $2 and ${isVisible('$3')}`,
);

/** What deciding about playback needs; nothing for what viewers cannot see now or what is not played. */
export async function findAccessFacts(
  executor: Executor,
  params: { realmId: number; publicId: string; now: Temporal.Instant; languages: readonly string[] },
): Promise<AccessFacts | undefined> {
  const [row] = await facts(executor, [params.languages, params.realmId, params.now, params.publicId]);
  return (
    row && {
      id: row.id,
      publicId: row.public_id,
      type: row.type as ContentType,
      title: row.title ?? '',
      content: protectedContent(row),
      onlinePlayback: row.online_playback,
      assetId: row.asset_id,
      durationMs: row.duration_ms,
      skipMarkers: row.skip_markers,
      thumbnailUrl: row.thumbnail && `${artworkUrl(row.thumbnail)}/1280.jpg`,
    }
  );
}
