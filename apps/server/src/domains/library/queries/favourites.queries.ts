// The only SQL for favourites. A profile is of one realm; a title must be of the same one.
import { type Executor, prepared } from '../../../platform/database/index.ts';
import { createLibraryList } from './library-list.queries.ts';

const ofTitles = prepared<{ content_id: number }>(
  'library-favourites-of',
  'select content_id from favourite where profile_id = $1 and content_id = any($2::bigint[]) and realm_id = $3',
);

/** Which of these titles a profile keeps. */
export async function loadFavourites(
  executor: Executor,
  { realmId, profileId, contentIds }: { realmId: number; profileId: number; contentIds: readonly number[] },
): Promise<Set<number>> {
  if (contentIds.length === 0) return new Set();
  const rows = await ofTitles(executor, [profileId, contentIds, realmId]);
  return new Set(rows.map(({ content_id }) => content_id));
}

export const listFavourites = createLibraryList('library-favourites', { table: 'favourite', at: 'added_at' });

interface Favourite {
  realmId: number;
  profileId: number;
  contentId: number;
}

const add = prepared<never>(
  'library-add-favourite',
  `insert into favourite (profile_id, content_id, realm_id, added_at) values ($1, $2, $3, $4)
  on conflict (profile_id, content_id) do nothing`,
);
const remove = prepared<never>(
  'library-remove-favourite',
  'delete from favourite where profile_id = $1 and content_id = $2 and realm_id = $3',
);

/** A title that is kept already stays where it is in the list. */
export async function addFavourite(executor: Executor, kept: Favourite & { now: Temporal.Instant }) {
  await add(executor, [kept.profileId, kept.contentId, kept.realmId, kept.now]);
}

export async function removeFavourite(executor: Executor, { profileId, contentId, realmId }: Favourite) {
  await remove(executor, [profileId, contentId, realmId]);
}
