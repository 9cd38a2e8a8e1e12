// Streams the state of jobs as they change, for a terminal or a page.

import { EventEmitter, on } from 'node:events';
import type { Database, Listener } from '../database/index.ts';
import { createSnapshot, hasEnded, type JobSnapshot } from './job-state.ts';
import { tables } from './job-table.ts';

interface Sources {
  db: Database;
  listener: Listener;
}

/**
 * Yields the current state of each job (with 'all': of jobs that have not ended), then each change. Ends when
 * all jobs have ended; with 'all', when the signal is aborted.
 */
export async function* watchJobs(
  { db, listener }: Sources,
  ids: readonly number[] | 'all',
  signal?: AbortSignal,
): AsyncGenerator<JobSnapshot> {
  const pendingIds = ids === 'all' ? undefined : new Set(ids);
  const changes = new EventEmitter();
  let unreadChangedIds = new Set<number>();
  let hasMissedChanges = false;
  const unsubscribes = [
    listener.on('job_changed', (payload) => {
      const id = Number(payload);
      if (pendingIds && !pendingIds.has(id)) return;
      unreadChangedIds.add(id);
      changes.emit('change');
    }),
    listener.onResume(() => {
      hasMissedChanges = true;
      changes.emit('change');
    }),
  ];
  const wakeEvents = on(changes, 'change', { signal });

  async function* readSnapshots(changedIds?: Set<number>): AsyncGenerator<JobSnapshot> {
    const requestedIds = changedIds ?? pendingIds;
    if (requestedIds?.size === 0) return;
    const rows = await tables(db)
      .selectFrom('job')
      .selectAll()
      .$if(requestedIds !== undefined, (query) => query.where('id', 'in', [...(requestedIds ?? [])]))
      .$if(requestedIds === undefined, (query) => query.where('state', 'in', ['queued', 'running']))
      .orderBy('id')
      .execute();
    const foundIds = new Set(rows.map(({ id }) => id));
    for (const id of requestedIds ?? []) if (!foundIds.has(id)) pendingIds?.delete(id);
    for (const row of rows) {
      const snapshot = createSnapshot(row);
      if (hasEnded(snapshot)) pendingIds?.delete(row.id);
      yield snapshot;
    }
  }

  try {
    yield* readSnapshots();
    while (!pendingIds || pendingIds.size > 0) {
      await wakeEvents.next();
      const batch = hasMissedChanges ? undefined : unreadChangedIds;
      hasMissedChanges = false;
      unreadChangedIds = new Set();
      yield* readSnapshots(batch);
    }
  } catch (error) {
    if (!signal?.aborted) throw error;
  } finally {
    for (const unsubscribe of unsubscribes) unsubscribe();
    await wakeEvents.return?.();
  }
}
