import type { Generated } from 'kysely';
import { createTableAccess } from '../../platform/database/index.ts';
import type { ReadableIdentity } from '../identity/index.ts';
import type { ReadableTitles } from '../titles/index.ts';

interface ReviewTable {
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

export interface ReviewsTables {
  review: ReviewTable;
}

export const tables = createTableAccess<ReviewsTables, ReadableIdentity & ReadableTitles>();
