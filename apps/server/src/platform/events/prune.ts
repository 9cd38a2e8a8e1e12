import { sql } from 'kysely';
import type { Database } from '../database/index.ts';
import { tables } from './outbox-table.ts';
import './outbox-table.ts';

const retentionDays = 7;

/** Deletes old events that every durable consumer has handled. */
export async function pruneEvents(db: Database): Promise<void> {
  await tables(db)
    .deleteFrom('outbox')
    .where('created_at', '<', sql<Temporal.Instant>`now() - make_interval(days => ${retentionDays})`)
    .where(
      sql<boolean>`position <= coalesce((SELECT min(position) FROM outbox_consumer), ${Number.MAX_SAFE_INTEGER})`,
    )
    .execute();
}
