// The SQL that adds and reads favourites; removed-entries.queries.ts removes them. A write has no effect
// unless profile and title belong to the realm.
import { definePreparedQuery, type Executor } from '../../../platform/database/index.ts';
import { tables } from '../library.tables.ts';
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

interface FavouriteKey {
  realmId: number;
  profileId: number;
  contentId: number;
}

/** A title that is already a favourite keeps its position. */
export async function addFavourite(
  executor: Executor,
  { realmId, profileId, contentId, now }: FavouriteKey & { now: Temporal.Instant },
): Promise<void> {
  await tables(executor)
    .insertInto('favourite')
    .columns(['profile_id', 'content_id', 'realm_id', 'added_at'])
    .expression(({ selectFrom }) =>
      selectFrom('profile')
        .innerJoin('content', 'content.realm_id', 'profile.realm_id')
        .select((eb) => [
          'profile.id as profile_id',
          'content.id as content_id',
          'profile.realm_id',
          eb.cast<Temporal.Instant>(eb.val(now), 'timestamptz').as('added_at'),
        ])
        .where('profile.id', '=', profileId)
        .where('content.id', '=', contentId)
        .where('profile.realm_id', '=', realmId),
    )
    .onConflict((conflict) => conflict.columns(['profile_id', 'content_id']).doNothing())
    .execute();
}
