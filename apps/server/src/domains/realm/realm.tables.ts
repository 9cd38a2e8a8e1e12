import type { Artwork, AuthBackground } from '@matinee/contract';
import type { Generated } from 'kysely';
import { createTableAccess } from '../../platform/database/index.ts';

export interface RealmTables {
  realm: {
    id: Generated<number>;
    key: string;
    version: Generated<number>;
    settings: unknown;
    logo: Artwork | null;
    auth_background: Generated<AuthBackground | null>;
    /** By the id of the promo item. */
    promo_artwork: Generated<Readonly<Record<string, Artwork>>>;
    created_at: Generated<Temporal.Instant>;
    updated_at: Generated<Temporal.Instant>;
  };
  realm_host: { host: string; realm_id: number };
  realm_version: {
    realm_id: number;
    version: number;
    settings: unknown;
    applied_at: Generated<Temporal.Instant>;
  };
}

export const tables = createTableAccess<RealmTables>();
