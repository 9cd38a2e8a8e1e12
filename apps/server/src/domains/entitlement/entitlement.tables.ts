import type { Generated } from 'kysely';
import { createTableAccess } from '../../platform/database/index.ts';
import type { ReadableIdentity } from '../identity/index.ts';

export interface EntitlementTables {
  licence: {
    id: Generated<number>;
    public_id: string;
    realm_id: number;
    key: string;
    texts: unknown;
  };
  entitlement: {
    id: Generated<number>;
    realm_id: number;
    account_id: number;
    licence_id: number;
    valid_from: Temporal.Instant;
    valid_until: Temporal.Instant | null;
    reason: string;
    created_at: Temporal.Instant;
  };
}

export const tables = createTableAccess<EntitlementTables, ReadableIdentity>();
