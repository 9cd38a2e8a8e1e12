import type { Generated } from 'kysely';
import { createTableAccess } from '../database/index.ts';

export interface SecretTable {
  /** Null: a secret of the whole service. */
  realm_id: number | null;
  name: string;
  value: Buffer;
  /** 0: stored unencrypted; 1: encrypted with SECRETS_KEY. */
  key_version: number;
  created_at: Generated<Temporal.Instant>;
}

export const tables = createTableAccess<{ secret: SecretTable }>();
