import { sql } from 'kysely';
import type { Database } from '../database/index.ts';
import { tables } from './job-table.ts';
import './job-table.ts';

const retentionDays = 30;

/** Deletes jobs that ended long ago. */
export async function pruneJobs(db: Database): Promise<void> {
  await tables(db)
    .deleteFrom('job')
    .where('finished_at', '<', sql<Temporal.Instant>`now() - make_interval(days => ${retentionDays})`)
    .execute();
}
