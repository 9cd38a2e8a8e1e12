import type { Generated } from 'kysely';
import { createTableAccess } from '../../platform/database/index.ts';
import type { ReadableIdentity } from '../identity/index.ts';
import type { ReadableTitles } from '../titles/index.ts';

export interface WatchlistsTables {
  watchlist: {
    id: Generated<number>;
    public_id: string;
    realm_id: number;
    profile_id: number;
    name: string;
    is_owner_shown: Generated<boolean>;
    /** The lowest and highest position ever used in the list. */
    first_position: Generated<number>;
    last_position: Generated<number>;
    created_at: Temporal.Instant;
    updated_at: Temporal.Instant;
  };
  watchlist_item: {
    watchlist_id: number;
    content_id: number;
    /** A decimal number of any length. */
    position: string;
    /** The last position already used in the gap before this item. Null means the position of the previous item. */
    last_used_position: string | null;
    added_at: Temporal.Instant;
  };
  /** Items that were removed and can be restored. */
  removed_watchlist_item: {
    watchlist_id: number;
    content_id: number;
    /** The item returns after the items with this position or a lower one. */
    position: string;
    /** The position that the item had when it was removed. */
    old_position: string;
    added_at: Temporal.Instant;
    removed_at: Temporal.Instant;
  };
  saved_watchlist: {
    profile_id: number;
    watchlist_id: number;
    realm_id: number;
    saved_at: Temporal.Instant;
  };
}

export const tables = createTableAccess<WatchlistsTables, ReadableIdentity & ReadableTitles>();
