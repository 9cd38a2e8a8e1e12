import type { ArtworkKind } from '@matinee/contract';
import type { Generated } from 'kysely';
import { createTableAccess } from '../../platform/database/index.ts';

type Instant = Temporal.Instant;

export interface TitlesTables {
  genre: { id: Generated<number>; realm_id: number; key: string; names: unknown };
  content: {
    id: Generated<number>;
    public_id: string;
    realm_id: number;
    external_id: string | null;
    type: string;
    access: unknown;
    available_from: Instant | null;
    available_until: Instant | null;
    regions: unknown;
    rating: number | null;
    /** Computed by triggers: the highest rating of the title and the titles it belongs to; 0 for all ages. */
    age_rating: Generated<number>;
    year: number | null;
    published_at: Instant | null;
    created_at: Instant;
    updated_at: Instant;
  };
  content_text: {
    content_id: number;
    language: string;
    title: string;
    tagline: string | null;
    description: string | null;
  };
  content_genre: { content_id: number; genre_id: number; position: number };
  content_tag: { content_id: number; tag: string };
  /** One row per title, and one per genre and tag of a title, by which rules find titles. Triggers update them. */
  content_listing: {
    content_id: number;
    /** Empty for the row that every title has, else `genre:KEY` or `tag:TAG`. */
    facet: string;
    realm_id: number;
    type: string;
    public_id: string;
    published_at: Instant | null;
    created_at: Instant;
  };
  series: { content_id: number };
  season: { content_id: number; series_id: number; number: number };
  video: {
    content_id: number;
    asset_id: number | null;
    duration_ms: number | null;
    season_id: number | null;
    episode_number: number | null;
    original_language: string | null;
    online_playback: Generated<'AVAILABLE' | 'UNAVAILABLE'>;
    skip_markers: Generated<unknown>;
  };
  live_event: {
    content_id: number;
    realm_id: number;
    starts_at: Instant;
    ends_at: Instant;
    premiere_id: number | null;
    vod_id: number | null;
    facts: Generated<unknown>;
    announced_at: Instant | null;
    closed_at: Instant | null;
  };
  channel: { content_id: number; realm_id: number; number: number; event_id: number | null };
  trailer: { content_id: number; position: number; trailer_id: number };
  section_link: { content_id: number; section_key: string };
  artwork: {
    id: Generated<number>;
    public_id: string;
    realm_id: number;
    content_id: number | null;
    kind: ArtworkKind;
    storage_key: string;
    width: number;
    height: number;
    placeholder: string;
    focal_x: Generated<number>;
    focal_y: Generated<number>;
    created_at: Instant;
  };
}

/** Tables that later domains may select from. */
export type ReadableTitles = Pick<
  TitlesTables,
  | 'artwork'
  | 'channel'
  | 'content'
  | 'content_listing'
  | 'content_tag'
  | 'content_text'
  | 'genre'
  | 'live_event'
  | 'season'
  | 'video'
>;

export const tables = createTableAccess<TitlesTables>();
