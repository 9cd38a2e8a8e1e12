// The only SQL that writes progress, except that history.queries.ts deletes it and removed-entries.queries.ts removes
// and restores it. A write has no effect unless profile and title belong to the realm.
import type { WatchProgress } from '@matinee/contract';
import { definePreparedQuery, type Executor } from '../../../platform/database/index.ts';
import { createLibraryPageQuery } from './library-list.queries.ts';

interface ProgressRow {
  content_id: number;
  position_ms: number;
  duration_ms: number;
  finished: boolean;
  updated_at: Temporal.Instant;
}

const progressOfTitlesQuery = definePreparedQuery<ProgressRow>(
  'library-progress',
  `select content_id, position_ms, duration_ms, finished, updated_at from progress
  where profile_id = $1 and content_id = any($2::bigint[]) and realm_id = $3`,
);

export async function loadProgress(
  executor: Executor,
  { realmId, profileId, contentIds }: { realmId: number; profileId: number; contentIds: readonly number[] },
): Promise<Map<number, WatchProgress>> {
  if (contentIds.length === 0) return new Map();
  const rows = await progressOfTitlesQuery(executor, [profileId, contentIds, realmId]);
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

const upsertProgress = definePreparedQuery<never>(
  'library-save-progress',
  `insert into progress (profile_id, content_id, realm_id, position_ms, duration_ms, finished, updated_at)
  select p.id, c.id, p.realm_id, $4::bigint, $5::bigint, $6::boolean, now()
  from profile p join content c on c.realm_id = p.realm_id
  where p.id = $1 and c.id = $2 and p.realm_id = $3
  on conflict (profile_id, content_id) do update set position_ms = excluded.position_ms,
    duration_ms = excluded.duration_ms, finished = excluded.finished, updated_at = excluded.updated_at`,
);

interface ProgressInput {
  realmId: number;
  profileId: number;
  contentId: number;
  positionMs: number;
  durationMs: number;
  finished: boolean;
}

/**
 * The last report to arrive wins. Its time is that of the database, because the clocks of nodes differ: a report from a
 * node whose clock is ahead must not hide later ones.
 */
export async function saveProgress(executor: Executor, progress: ProgressInput): Promise<void> {
  const { profileId, contentId, realmId, positionMs, durationMs, finished } = progress;
  await upsertProgress(executor, [profileId, contentId, realmId, positionMs, durationMs, finished]);
}

const moveProgressRows = definePreparedQuery<never>(
  'library-move-progress',
  `with moved as (
    delete from progress where profile_id = $1 and realm_id = $3
      and exists (select from profile where id = $2 and realm_id = $3)
    returning *
  )
  insert into progress (profile_id, content_id, realm_id, position_ms, duration_ms, finished, updated_at)
  select $2, content_id, realm_id, position_ms, duration_ms, finished, updated_at from moved
  on conflict (profile_id, content_id) do update set position_ms = excluded.position_ms,
    duration_ms = excluded.duration_ms, finished = excluded.finished, updated_at = excluded.updated_at
  where progress.updated_at < excluded.updated_at`,
);

/** Moves progress to another profile. The newer report of each title is kept. */
export async function moveProgress(
  executor: Executor,
  { realmId, fromProfileId, toProfileId }: { realmId: number; fromProfileId: number; toProfileId: number },
): Promise<void> {
  await moveProgressRows(executor, [fromProfileId, toProfileId, realmId]);
}

/** Lists titles that a profile has started and not finished, latest first. */
export const selectContinueWatching = createLibraryPageQuery('library-watching', {
  table: 'progress',
  timeColumn: 'updated_at',
  filter: 'not entry.finished',
});

const viewerCountsQuery = definePreparedQuery<{ content_id: number; viewerCount: number }>(
  'library-viewers',
  `select content_id, count(*)::int as "viewerCount" from progress
  where content_id > $1 group by content_id having count(*) > 1 order by content_id limit $2`,
);

/** Counts viewers per title, over all realms, for titles that more than one profile has watched; by ascending title id. */
export async function countViewers(
  executor: Executor,
  { after, limit }: { after: number; limit: number },
): Promise<{ contentId: number; viewerCount: number }[]> {
  const rows = await viewerCountsQuery(executor, [after, limit]);
  return rows.map(({ content_id, viewerCount }) => ({ contentId: content_id, viewerCount }));
}
