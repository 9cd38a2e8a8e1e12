// Watches jobs as they change, for a terminal or a page.

import { EventEmitter, on } from 'node:events';
import type { Database, Listener } from '../database/index.ts';
import { hasEnded, type JobSnapshot, snapshotOf } from './job-state.ts';
import { tables } from './job-table.ts';

interface Sources {
  db: Database;
  listener: Listener;
}

/**
 * Yields the current state of each job (with 'all': of those that have not ended), then each change. Ends
 * when all the jobs have ended; 'all' continues until the signal is aborted.
 */
export async function* watchJobs(
  { db, listener }: Sources,
  ids: readonly number[] | 'all',
  signal?: AbortSignal,
): AsyncGenerator<JobSnapshot> {
  const open = ids === 'all' ? undefined : new Set(ids);
  const changes = new EventEmitter();
  let changed = new Set<number>();
  let missedSome = false;
  const offs = [
    listener.on('job_changed', (payload) => {
      const id = Number(payload);
      if (open && !open.has(id)) return;
      changed.add(id);
      changes.emit('change');
    }),
    listener.onResume(() => {
      missedSome = true;
      changes.emit('change');
    }),
  ];
  const wakes = on(changes, 'change', { signal });

  async function* present(only?: Set<number>): AsyncGenerator<JobSnapshot> {
    const wanted = only ?? open;
    if (wanted?.size === 0) return;
    const rows = await tables(db)
      .selectFrom('job')
      .selectAll()
      .$if(wanted !== undefined, (query) => query.where('id', 'in', [...(wanted ?? [])]))
      .$if(wanted === undefined, (query) => query.where('state', 'in', ['queued', 'running']))
      .orderBy('id')
      .execute();
    const found = new Set(rows.map(({ id }) => id));
    for (const id of wanted ?? []) if (!found.has(id)) open?.delete(id);
    for (const row of rows) {
      const snapshot = snapshotOf(row);
      if (hasEnded(snapshot)) open?.delete(row.id);
      yield snapshot;
    }
  }

  try {
    yield* present();
    while (!open || open.size > 0) {
      await wakes.next();
      const batch = missedSome ? undefined : changed;
      missedSome = false;
      changed = new Set();
      yield* present(batch);
    }
  } catch (error) {
    if (!signal?.aborted) throw error;
  } finally {
    for (const off of offs) off();
    await wakes.return?.();
  }
}
