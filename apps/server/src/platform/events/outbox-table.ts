import type { Generated } from 'kysely';

export interface OutboxTable {
  id: Generated<number>;
  position: number | null;
  realm_id: number | null;
  type: string;
  payload: unknown;
  created_at: Generated<Temporal.Instant>;
}

declare module '../database/tables.ts' {
  interface Tables {
    outbox: OutboxTable;
    outbox_consumer: { name: string; position: number };
  }
}
