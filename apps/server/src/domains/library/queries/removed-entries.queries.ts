// Entries that were removed from the favourites or the history. They can be restored for a short time.
import { undoWindowMs } from '@matinee/rules';
import { definePreparedQuery, type Executor, type Trx } from '../../../platform/database/index.ts';
import { tables } from '../library.tables.ts';

interface EntryKey {
  realmId: number;
  profileId: number;
  contentId: number;
}

export type RestorableTable = 'progress' | 'favourite';

const columnsByTable: Readonly<Record<RestorableTable, readonly string[]>> = {
  progress: ['position_ms', 'duration_ms', 'finished', 'updated_at'],
  favourite: ['added_at'],
};

function createRemovalQueries(table: RestorableTable) {
  const columns = columnsByTable[table].join(', ');
  const updates = columnsByTable[table].map((column) => `${column} = excluded.${column}`).join(', ');
  return {
    remove: definePreparedQuery<never>(
      `library-remove-${table}`,
      `with removed as (
        delete from ${table} where profile_id = $1 and realm_id = $2 and content_id = $3 returning *
      )
      insert into removed_${table} (profile_id, content_id, realm_id, ${columns}, removed_at)
      select profile_id, content_id, realm_id, ${columns}, $4::timestamptz from removed
      on conflict (profile_id, content_id) do update set ${updates}, removed_at = excluded.removed_at`,
    ),
    restore: definePreparedQuery<never>(
      `library-restore-${table}`,
      `with restored as (
        delete from removed_${table}
        where profile_id = $1 and realm_id = $2 and content_id = $3 and removed_at > $4::timestamptz returning *
      )
      insert into ${table} (profile_id, content_id, realm_id, ${columns})
      select profile_id, content_id, realm_id, ${columns} from restored
      on conflict (profile_id, content_id) do nothing`,
    ),
    selectPresence: definePreparedQuery<{ isPresent: boolean }>(
      `library-has-${table}`,
      `select exists (
        select from ${table} where profile_id = $1 and realm_id = $2 and content_id = $3
      ) as "isPresent"`,
    ),
  };
}

const queriesByTable = {
  progress: createRemovalQueries('progress'),
  favourite: createRemovalQueries('favourite'),
};

export async function removeEntry(
  executor: Executor,
  table: RestorableTable,
  { profileId, realmId, contentId, now }: EntryKey & { now: Temporal.Instant },
): Promise<void> {
  await queriesByTable[table].remove(executor, [profileId, realmId, contentId, now]);
}

/**
 * Restores an entry with its times. A newer entry of the same title stays. Returns whether the entry is present.
 */
export async function restoreEntry(
  trx: Trx,
  table: RestorableTable,
  { profileId, realmId, contentId, now }: EntryKey & { now: Temporal.Instant },
): Promise<boolean> {
  const { restore, selectPresence } = queriesByTable[table];
  const key = [profileId, realmId, contentId];
  await restore(trx, [...key, now.subtract({ milliseconds: undoWindowMs })]);
  const [row] = await selectPresence(trx, key);
  return row?.isPresent ?? false;
}

/** Deletes entries of all realms that can no longer be restored. */
export async function deleteExpiredRemovedEntries(executor: Executor, now: Temporal.Instant): Promise<void> {
  for (const table of ['removed_progress', 'removed_favourite'] as const)
    await tables(executor)
      .deleteFrom(table)
      .where('removed_at', '<=', now.subtract({ milliseconds: undoWindowMs }))
      .execute();
}
