import type { Generated } from 'kysely';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    watchlist: {
      id: Generated<number>;
      public_id: string;
      realm_id: number;
      profile_id: number;
      name: string;
      next_position: Generated<number>;
      created_at: Temporal.Instant;
      updated_at: Temporal.Instant;
    };
    saved_watchlist: {
      profile_id: number;
      watchlist_id: number;
      realm_id: number;
      saved_at: Temporal.Instant;
    };
  }
}
