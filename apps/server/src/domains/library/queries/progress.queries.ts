// The only SQL for progress. A profile is of one realm; a title must be of the same one.

import type { WatchProgress } from '@matinee/contract';
import { type Executor, prepared } from '../../../platform/database/index.ts';
import { tables } from '../library.tables.ts';
import { createLibraryList } from './library-list.queries.ts';

interface ProgressRow {
  content_id: number;
  position_ms: number;
  duration_ms: number;
  finished: boolean;
  updated_at: Temporal.Instant;
}

const ofTitles = prepared<ProgressRow>(
  'library-progress',
  `select content_id, position_ms, duration_ms, finished, updated_at from progress
  where profile_id = $1 and content_id = any($2::bigint[]) and realm_id = $3`,
);

export async function loadProgress(
  executor: Executor,
  { realmId, profileId, contentIds }: { realmId: number; profileId: number; contentIds: readonly number[] },
): Promise<Map<number, WatchProgress>> {
  if (contentIds.length === 0) return new Map();
  const rows = await ofTitles(executor, [profileId, contentIds, realmId]);
  return new Map(rows.map((row) => [row.content_id, presentProgress(row)]));
}

function presentProgress({ position_ms, duration_ms, finished, updated_at }: ProgressRow): WatchProgress {
  return {
    position: position_ms / 1000,
    duration: duration_ms / 1000,
    finished,
    updatedAt: updated_at.toString(),
  };
}

/** A report that is older than what is kept changes nothing. */
export async function saveProgress(
  executor: Executor,
  report: {
    realmId: number;
    profileId: number;
    contentId: number;
    positionMs: number;
    durationMs: number;
    finished: boolean;
    now: Temporal.Instant;
  },
): Promise<void> {
  await tables(executor)
    .insertInto('progress')
    .values({
      profile_id: report.profileId,
      content_id: report.contentId,
      realm_id: report.realmId,
      position_ms: report.positionMs,
      duration_ms: report.durationMs,
      finished: report.finished,
      updated_at: report.now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['profile_id', 'content_id'])
        .doUpdateSet((row) => ({
          position_ms: row.ref('excluded.position_ms'),
          duration_ms: row.ref('excluded.duration_ms'),
          finished: row.ref('excluded.finished'),
          updated_at: row.ref('excluded.updated_at'),
        }))
        .whereRef('progress.updated_at', '<=', 'excluded.updated_at'),
    )
    .execute();
}

const move = prepared<never>(
  'library-move-progress',
  `with moved as (delete from progress where profile_id = $1 and realm_id = $3 returning *)
  insert into progress (profile_id, content_id, realm_id, position_ms, duration_ms, finished, updated_at)
  select $2, content_id, realm_id, position_ms, duration_ms, finished, updated_at from moved
  on conflict (profile_id, content_id) do update set position_ms = excluded.position_ms,
    duration_ms = excluded.duration_ms, finished = excluded.finished, updated_at = excluded.updated_at
  where progress.updated_at < excluded.updated_at`,
);

/** Of two reports on one title the newer stays. */
export async function moveProgress(
  executor: Executor,
  { realmId, fromProfileId, toProfileId }: { realmId: number; fromProfileId: number; toProfileId: number },
): Promise<void> {
  await move(executor, [fromProfileId, toProfileId, realmId]);
}

/** Titles that a profile has begun and not finished, latest first. */
export const loadContinueWatching = createLibraryList('library-watching', {
  table: 'progress',
  at: 'updated_at',
  where: 'not kept.finished',
});

const viewers = prepared<{ content_id: number; viewers: number }>(
  'library-viewers',
  `select content_id, count(*)::int as viewers from progress
  where content_id > $1 group by content_id having count(*) > 1 order by content_id limit $2`,
);

/** By how many people titles are watched that more than one watches, after this key. */
export async function countViewers(
  executor: Executor,
  { after, limit }: { after: number; limit: number },
): Promise<{ contentId: number; viewers: number }[]> {
  const rows = await viewers(executor, [after, limit]);
  return rows.map(({ content_id, viewers: count }) => ({ contentId: content_id, viewers: count }));
}
