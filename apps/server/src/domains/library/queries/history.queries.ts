// The watch history of a profile is its progress: deleting an entry also deletes the playback position.
import { definePreparedQuery, type Executor } from '../../../platform/database/index.ts';
import { createLibraryPageQuery } from './library-list.queries.ts';

export const selectHistory = createLibraryPageQuery('library-history', {
  table: 'progress',
  timeColumn: 'updated_at',
});

interface HistoryKey {
  realmId: number;
  profileId: number;
}

const deleteAllOfProfile = definePreparedQuery<never>(
  'library-delete-history',
  `with removed as (delete from removed_progress where profile_id = $1 and realm_id = $2)
  delete from progress where profile_id = $1 and realm_id = $2`,
);

/** Entries that were removed before cannot be restored either. */
export async function deleteHistory(executor: Executor, { profileId, realmId }: HistoryKey): Promise<void> {
  await deleteAllOfProfile(executor, [profileId, realmId]);
}
