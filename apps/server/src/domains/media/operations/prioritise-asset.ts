import type { Executor } from '../../../platform/database/index.ts';
import { bump } from '../../../platform/jobs/index.ts';
import { prepareJob, priorities } from '../media.jobs.ts';
import type { AssetId } from '../media.tables.ts';

/** Somebody waits for this asset: what makes it play goes to the head of the queue. */
export function prioritiseAsset(db: Executor, asset: AssetId): Promise<boolean> {
  return bump(db, { job: prepareJob, dedupeKey: asset }, priorities.urgent);
}
