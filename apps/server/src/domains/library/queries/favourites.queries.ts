// The SQL that adds and reads favourites; removed-entries.queries.ts removes them. Callers check that profile and title belong to the realm.
import { definePreparedQuery, type Executor } from '../../../platform/database/index.ts';
import { createLibraryPageQuery } from './library-list.queries.ts';

const favouritesAmongTitlesQuery = definePreparedQuery<{ content_id: number }>(
  'library-favourites-of',
  'select content_id from favourite where profile_id = $1 and content_id = any($2::bigint[]) and realm_id = $3',
);

/** Selects which of the given titles are favourites of a profile. */
export async function loadFavourites(
  executor: Executor,
  { realmId, profileId, contentIds }: { realmId: number; profileId: number; contentIds: readonly number[] },
): Promise<Set<number>> {
  if (contentIds.length === 0) return new Set();
  const rows = await favouritesAmongTitlesQuery(executor, [profileId, contentIds, realmId]);
  return new Set(rows.map(({ content_id }) => content_id));
}

export const selectFavourites = createLibraryPageQuery('library-favourites', {
  table: 'favourite',
  timeColumn: 'added_at',
});

interface Favourite {
  realmId: number;
  profileId: number;
  contentId: number;
}

const insertFavourite = definePreparedQuery<never>(
  'library-add-favourite',
  `insert into favourite (profile_id, content_id, realm_id, added_at) values ($1, $2, $3, $4)
  on conflict (profile_id, content_id) do nothing`,
);

/** A title that is already a favourite keeps its position. */
export async function addFavourite(executor: Executor, favourite: Favourite & { now: Temporal.Instant }) {
  await insertFavourite(executor, [
    favourite.profileId,
    favourite.contentId,
    favourite.realmId,
    favourite.now,
  ]);
}
