// The SQL for watchlists, their owners and saved lists.

import { definePreparedQuery, type Executor, type Trx } from '../../platform/database/index.ts';
import { buildInstantSql } from '../titles/index.ts';
import type { ProfileListKey } from './positions.queries.ts';
import { tables } from './watchlists.tables.ts';

export interface WatchlistRow {
  id: number;
  public_id: string;
  profile_id: number;
  /** Public id of the profile that owns the list. */
  owner: string;
  name: string;
  /** Null when the owner has no name. */
  owner_name: string | null;
  /** Whether the owner lets others see the name. */
  is_owner_shown: boolean;
  /** Whether the viewer, who is not the owner, has saved the list. */
  is_saved: boolean;
}

/** Parameters: $1 realm, $2 profile of the viewer or null. */
const watchlistColumnsSql = `w.id, w.public_id, w.profile_id, p.public_id as owner, w.name,
  coalesce(p.name, a.name) as owner_name, w.is_owner_shown,
  exists (select from saved_watchlist s where s.watchlist_id = w.id and s.profile_id = $2) as is_saved`;
const joinOwnerSql = 'join profile p on p.id = w.profile_id left join account a on a.id = p.account_id';

const watchlistByPublicIdQuery = definePreparedQuery<WatchlistRow>(
  'watchlists-one',
  `select ${watchlistColumnsSql} from watchlist w ${joinOwnerSql}
  where w.realm_id = $1 and w.public_id = $3 and (w.profile_id = $2 or $4)`,
);

export interface ViewerParams {
  realmId: number;
  /** Null for a viewer without a profile. */
  profileId: number | null;
}

/** @param params.includeShared whether the viewer may read the lists of other profiles */
export async function selectWatchlist(
  executor: Executor,
  {
    realmId,
    profileId,
    publicId,
    includeShared,
  }: ViewerParams & { publicId: string; includeShared: boolean },
): Promise<WatchlistRow | undefined> {
  const [row] = await watchlistByPublicIdQuery(executor, [realmId, profileId, publicId, includeShared]);
  return row;
}

const lockForUpdate = definePreparedQuery<{ id: number }>(
  'watchlists-lock',
  'select id from watchlist where realm_id = $1 and public_id = $2 and profile_id = $3 for no key update',
);
const lockForKeyShare = definePreparedQuery<{ id: number }>(
  'watchlists-share-lock',
  'select id from watchlist where realm_id = $1 and public_id = $2 for key share',
);

/**
 * Locks a list of the profile until the transaction ends, so that concurrent changes wait. Returns false when it was
 * deleted or belongs to another profile.
 */
export async function lockWatchlist(
  trx: Trx,
  { realmId, profileId, publicId }: { realmId: number; profileId: number; publicId: string },
): Promise<boolean> {
  return (await lockForUpdate(trx, [realmId, publicId, profileId])).length > 0;
}

/** Prevents the deletion of the list until the transaction ends. Returns false when it was deleted. */
export async function lockWatchlistAgainstDeletion(
  trx: Trx,
  params: { realmId: number; publicId: string },
): Promise<boolean> {
  return (await lockForKeyShare(trx, [params.realmId, params.publicId])).length > 0;
}

export interface ProfileWatchlistRow extends WatchlistRow {
  /** When the list was created or saved; sort key of the cursor. */
  key: string;
}

const profileWatchlistsQuery = definePreparedQuery<ProfileWatchlistRow>(
  'watchlists-list',
  `select *, ${buildInstantSql('listed_at')} as key from (
    select ${watchlistColumnsSql}, w.created_at as listed_at from watchlist w ${joinOwnerSql}
    where w.profile_id = $2 and w.realm_id = $1 and $3
    union all
    select ${watchlistColumnsSql}, saved.saved_at as listed_at from saved_watchlist saved
    join watchlist w on w.id = saved.watchlist_id ${joinOwnerSql}
    where saved.profile_id = $2 and saved.realm_id = $1 and $4
  ) lists
  where $5::timestamptz is null or (listed_at, public_id) < ($5::timestamptz, $6::text)
  order by listed_at desc, public_id desc limit $7`,
);

/** Owned and saved lists of a profile, latest first. */
export function selectWatchlists(
  executor: Executor,
  params: {
    realmId: number;
    profileId: number;
    includeOwned: boolean;
    includeSaved: boolean;
    after: { key: string; publicId: string } | null;
    limit: number;
  },
): Promise<ProfileWatchlistRow[]> {
  const { realmId, profileId, includeOwned, includeSaved, after, limit } = params;
  return profileWatchlistsQuery(executor, [
    realmId,
    profileId,
    includeOwned,
    includeSaved,
    after?.key ?? null,
    after?.publicId ?? null,
    limit,
  ]);
}

const lockProfile = definePreparedQuery<never>(
  'watchlists-lock-profile',
  'select id from profile where realm_id = $1 and id = $2 for no key update',
);
const watchlistCountQuery = definePreparedQuery<{ count: number }>(
  'watchlists-count',
  `select (select count(*) from watchlist where profile_id = $2 and realm_id = $1)::int
    + (select count(*) from saved_watchlist where profile_id = $2 and realm_id = $1)::int as count`,
);

/** Counts the lists of a profile and locks the profile, so that concurrent requests cannot exceed the limit. */
export async function lockAndCountWatchlists(
  trx: Trx,
  { realmId, profileId }: { realmId: number; profileId: number },
): Promise<number> {
  await lockProfile(trx, [realmId, profileId]);
  const [row] = await watchlistCountQuery(trx, [realmId, profileId]);
  return row?.count ?? 0;
}

export async function insertWatchlist(
  executor: Executor,
  list: { publicId: string; realmId: number; profileId: number; name: string; now: Temporal.Instant },
): Promise<void> {
  await tables(executor)
    .insertInto('watchlist')
    .values({
      public_id: list.publicId,
      realm_id: list.realmId,
      profile_id: list.profileId,
      name: list.name,
      created_at: list.now,
      updated_at: list.now,
    })
    .execute();
}

/** Returns false when the list was deleted meanwhile or belongs to another profile. */
export async function updateWatchlistDetails(
  executor: Executor,
  list: ProfileListKey & { name: string; isOwnerShown: boolean; now: Temporal.Instant },
): Promise<boolean> {
  const result = await tables(executor)
    .updateTable('watchlist')
    .set({ name: list.name, is_owner_shown: list.isOwnerShown, updated_at: list.now })
    .where('id', '=', list.listId)
    .where('realm_id', '=', list.realmId)
    .where('profile_id', '=', list.profileId)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Sets the time of the last change. */
export async function updateWatchlistTimestamp(
  trx: Trx,
  { realmId, listId, profileId, now }: ProfileListKey & { now: Temporal.Instant },
): Promise<void> {
  await tables(trx)
    .updateTable('watchlist')
    .set({ updated_at: now })
    .where('id', '=', listId)
    .where('realm_id', '=', realmId)
    .where('profile_id', '=', profileId)
    .execute();
}

/** Returns false when the list was deleted meanwhile or belongs to another profile. */
export async function deleteWatchlistRow(executor: Executor, list: ProfileListKey): Promise<boolean> {
  const result = await tables(executor)
    .deleteFrom('watchlist')
    .where('id', '=', list.listId)
    .where('realm_id', '=', list.realmId)
    .where('profile_id', '=', list.profileId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Saves a list of another profile of the realm. */
export async function insertSavedWatchlist(
  executor: Executor,
  savedList: ProfileListKey & { now: Temporal.Instant },
): Promise<void> {
  await tables(executor)
    .insertInto('saved_watchlist')
    .columns(['realm_id', 'profile_id', 'watchlist_id', 'saved_at'])
    .expression(({ selectFrom }) =>
      selectFrom('watchlist')
        .innerJoin('profile', 'profile.realm_id', 'watchlist.realm_id')
        .select((eb) => [
          'watchlist.realm_id',
          'profile.id as profile_id',
          'watchlist.id as watchlist_id',
          eb.cast<Temporal.Instant>(eb.val(savedList.now), 'timestamptz').as('saved_at'),
        ])
        .where('watchlist.realm_id', '=', savedList.realmId)
        .where('watchlist.id', '=', savedList.listId)
        .where('watchlist.profile_id', '!=', savedList.profileId)
        .where('profile.id', '=', savedList.profileId),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns false when the profile had not saved the list. */
export async function deleteSavedWatchlist(executor: Executor, savedList: ProfileListKey): Promise<boolean> {
  const result = await tables(executor)
    .deleteFrom('saved_watchlist')
    .where('profile_id', '=', savedList.profileId)
    .where('watchlist_id', '=', savedList.listId)
    .where('realm_id', '=', savedList.realmId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
