import type { Generated } from 'kysely';

export interface ReviewTable {
  id: Generated<number>;
  public_id: string;
  realm_id: number;
  content_id: number;
  profile_id: number;
  rating: number;
  text: string;
  created_at: Temporal.Instant;
  updated_at: Temporal.Instant;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    review: ReviewTable;
  }
}
