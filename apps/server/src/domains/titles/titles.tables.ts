import type { ArtworkKind } from '@matinee/contract';
import type { Generated } from 'kysely';

type Instant = Temporal.Instant;

declare module '../../platform/database/tables.ts' {
  interface Tables {
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
    content_person: {
      content_id: number;
      position: number;
      name: string;
      role: 'cast' | 'director' | 'writer' | 'host';
      character: string | null;
      /** The person of that name, where there is one. */
      person_id: number | null;
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
}

declare module '../../platform/events/event-types.ts' {
  interface EventTypes {
    /** A title was made, or what its card or page shows is different now. */
    ContentChanged: { contentId: string };
    /** Its window has opened or closed, or what is in it is something else now. */
    ContentTurned: { contentId: string };
    GenresChanged: Record<string, never>;
  }
}
