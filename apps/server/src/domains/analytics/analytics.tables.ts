import type { Generated } from 'kysely';
import { createTableAccess } from '../../platform/database/index.ts';

export interface AnalyticsTables {
  analytics_event: {
    realm_id: number;
    at: Temporal.Instant;
    id: Generated<number>;
    name: string;
    user_type: string;
    properties: unknown;
  };
}

export const tables = createTableAccess<AnalyticsTables>();
