export interface ProgressTable {
  profile_id: number;
  content_id: number;
  realm_id: number;
  position_ms: number;
  duration_ms: number;
  finished: boolean;
  updated_at: Temporal.Instant;
}

export interface FavouriteTable {
  profile_id: number;
  content_id: number;
  realm_id: number;
  added_at: Temporal.Instant;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    progress: ProgressTable;
    favourite: FavouriteTable;
  }
}
