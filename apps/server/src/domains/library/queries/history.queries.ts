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

const deleteEntry = definePreparedQuery<never>(
  'library-delete-history-entry',
  'delete from progress where profile_id = $1 and realm_id = $2 and content_id = $3',
);
const deleteAll = definePreparedQuery<never>(
  'library-delete-history',
  'delete from progress where profile_id = $1 and realm_id = $2',
);

export async function deleteHistoryEntry(
  executor: Executor,
  { profileId, realmId, contentId }: HistoryKey & { contentId: number },
): Promise<void> {
  await deleteEntry(executor, [profileId, realmId, contentId]);
}

export async function deleteHistory(executor: Executor, { profileId, realmId }: HistoryKey): Promise<void> {
  await deleteAll(executor, [profileId, realmId]);
}
