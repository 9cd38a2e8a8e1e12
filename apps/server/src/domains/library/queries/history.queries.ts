// The history of a profile is its progress: what is taken out of it begins anew.
import { type Executor, prepared } from '../../../platform/database/index.ts';
import { createLibraryList } from './library-list.queries.ts';

export const listHistory = createLibraryList('library-history', { table: 'progress', at: 'updated_at' });

interface HistoryKey {
  realmId: number;
  profileId: number;
}

const forgetOne = prepared<never>(
  'library-forget',
  'delete from progress where profile_id = $1 and realm_id = $2 and content_id = $3',
);
const forgetAll = prepared<never>(
  'library-forget-all',
  'delete from progress where profile_id = $1 and realm_id = $2',
);

export async function forgetTitle(
  executor: Executor,
  { profileId, realmId, contentId }: HistoryKey & { contentId: number },
): Promise<void> {
  await forgetOne(executor, [profileId, realmId, contentId]);
}

export async function forgetHistory(executor: Executor, { profileId, realmId }: HistoryKey): Promise<void> {
  await forgetAll(executor, [profileId, realmId]);
}
