import type { Generated } from 'kysely';
import { createTableAccess } from '../../platform/database/index.ts';
import type { ReadableTitles } from '../titles/index.ts';

export interface NewsTables {
  news_feed: {
    id: Generated<number>;
    realm_id: number;
    name: string;
    titles: unknown;
    source_url: string | null;
    language: string | null;
    fetch_interval_minutes: Generated<number>;
    image_hosts: Generated<string[]>;
    private_network: Generated<boolean>;
    etag: string | null;
    last_modified: string | null;
    checked_at: Temporal.Instant | null;
    next_fetch_at: Temporal.Instant | null;
    failures: Generated<number>;
    last_error: string | null;
    created_at: Temporal.Instant;
    updated_at: Temporal.Instant;
  };
  news_item: {
    id: Generated<number>;
    realm_id: number;
    feed_id: number;
    public_id: string;
    external_id: string;
    titles: unknown;
    summaries: Generated<unknown>;
    texts: Generated<unknown>;
    author: string | null;
    link: string | null;
    artwork_id: number | null;
    published_at: Temporal.Instant;
    created_at: Temporal.Instant;
    updated_at: Temporal.Instant;
  };
}

export const tables = createTableAccess<NewsTables, ReadableTitles>();
