import type { Executor } from '../../../platform/database/index.ts';
import { raisePriority } from '../../../platform/jobs/index.ts';
import { mediaPrepareJob, priorities } from '../media.jobs.ts';
import type { AssetId } from '../media.tables.ts';

/** Moves the job that makes this asset playable to the front of the queue, because a viewer waits for it. */
export function prioritiseAsset(db: Executor, assetId: AssetId): Promise<boolean> {
  return raisePriority(db, { job: mediaPrepareJob, dedupeKey: assetId }, priorities.urgent);
}
