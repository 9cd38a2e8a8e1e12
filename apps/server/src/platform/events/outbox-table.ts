import type { Generated } from 'kysely';
import { createTableAccess } from '../database/index.ts';

export interface OutboxTable {
  id: Generated<number>;
  position: number | null;
  realm_id: number | null;
  type: string;
  payload: unknown;
  created_at: Generated<Temporal.Instant>;
}

export interface OutboxTables {
  outbox: OutboxTable;
  outbox_consumer: { name: string; position: number };
}

export const tables = createTableAccess<OutboxTables>();
