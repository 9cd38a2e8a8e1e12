import { createTableAccess } from '../../platform/database/index.ts';
import type { ReadableIdentity } from '../identity/index.ts';
import type { ReadableTitles } from '../titles/index.ts';

interface ProgressTable {
  profile_id: number;
  content_id: number;
  realm_id: number;
  position_ms: number;
  duration_ms: number;
  finished: boolean;
  updated_at: Temporal.Instant;
}

interface FavouriteTable {
  profile_id: number;
  content_id: number;
  realm_id: number;
  added_at: Temporal.Instant;
}

export interface LibraryTables {
  progress: ProgressTable;
  favourite: FavouriteTable;
  /** Entries that were removed and can be restored. */
  removed_progress: ProgressTable & { removed_at: Temporal.Instant };
  removed_favourite: FavouriteTable & { removed_at: Temporal.Instant };
}

export const tables = createTableAccess<LibraryTables, ReadableIdentity & ReadableTitles>();
