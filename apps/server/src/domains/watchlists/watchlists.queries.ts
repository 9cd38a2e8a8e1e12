// The SQL for lists themselves: whose they are, and who keeps them. Each query takes the realm's id.

import { type Executor, prepared, type Trx } from '../../platform/database/index.ts';
import { instantText } from '../titles/index.ts';
import { tables } from './watchlists.tables.ts';

export interface WatchlistRow {
  id: number;
  public_id: string;
  profile_id: number;
  owner: string;
  name: string;
  /** Whether the viewer keeps it, being somebody else. */
  is_saved: boolean;
}

/** Parameters: $1 realm, $2 profile of the viewer or null. */
const columns = `w.id, w.public_id, w.profile_id, p.public_id as owner, w.name,
  exists (select from saved_watchlist s where s.watchlist_id = w.id and s.profile_id = $2) as is_saved`;

const one = prepared<WatchlistRow>(
  'watchlists-one',
  `select ${columns} from watchlist w join profile p on p.id = w.profile_id
  where w.realm_id = $1 and w.public_id = $3`,
);

export interface ViewerParams {
  realmId: number;
  /** Null when somebody without a profile looks. */
  profileId: number | null;
}

export async function findWatchlist(
  executor: Executor,
  { realmId, profileId, id }: ViewerParams & { id: string },
): Promise<WatchlistRow | undefined> {
  const [row] = await one(executor, [realmId, profileId, id]);
  return row;
}

const locked = prepared<{ id: number }>(
  'watchlists-lock',
  'select id from watchlist where realm_id = $1 and public_id = $2 for no key update',
);
const shareLocked = prepared<{ id: number }>(
  'watchlists-share-lock',
  'select id from watchlist where realm_id = $1 and public_id = $2 for key share',
);

/** Whoever changes a list waits here for whoever changes it already. False when it is gone. */
export async function lockWatchlist(trx: Trx, params: { realmId: number; id: string }): Promise<boolean> {
  return (await locked(trx, [params.realmId, params.id])).length > 0;
}

/** Keeps a list from being deleted meanwhile. False when it is gone. */
export async function holdWatchlist(trx: Trx, params: { realmId: number; id: string }): Promise<boolean> {
  return (await shareLocked(trx, [params.realmId, params.id])).length > 0;
}

export interface ListedWatchlist extends WatchlistRow {
  /** Since when it is among the viewer's lists, as cursors hold it. */
  key: string;
}

const listed = prepared<ListedWatchlist>(
  'watchlists-list',
  `select *, ${instantText('since')} as key from (
    select ${columns}, w.created_at as since from watchlist w join profile p on p.id = w.profile_id
    where w.profile_id = $2 and w.realm_id = $1 and $3
    union all
    select ${columns}, kept.saved_at as since from saved_watchlist kept
    join watchlist w on w.id = kept.watchlist_id join profile p on p.id = w.profile_id
    where kept.profile_id = $2 and kept.realm_id = $1 and $4
  ) lists
  where $5::timestamptz is null or (since, public_id) < ($5::timestamptz, $6::text)
  order by since desc, public_id desc limit $7`,
);

/** Lists of a profile, the latest first. */
export function selectWatchlists(
  executor: Executor,
  params: {
    realmId: number;
    profileId: number;
    owned: boolean;
    saved: boolean;
    after: { key: string; publicId: string } | null;
    limit: number;
  },
): Promise<ListedWatchlist[]> {
  const { realmId, profileId, owned, saved, after, limit } = params;
  return listed(executor, [
    realmId,
    profileId,
    owned,
    saved,
    after?.key ?? null,
    after?.publicId ?? null,
    limit,
  ]);
}

const profileLocked = prepared<never>(
  'watchlists-lock-profile',
  'select id from profile where realm_id = $1 and id = $2 for no key update',
);
const lists = prepared<{ count: number }>(
  'watchlists-count',
  `select (select count(*) from watchlist where profile_id = $2 and realm_id = $1)::int
    + (select count(*) from saved_watchlist where profile_id = $2 and realm_id = $1)::int as count`,
);

/** How many lists a profile has. Whoever gets it one more waits here for whoever does so already. */
export async function lockAndCountWatchlists(
  trx: Trx,
  { realmId, profileId }: { realmId: number; profileId: number },
): Promise<number> {
  await profileLocked(trx, [realmId, profileId]);
  const [row] = await lists(trx, [realmId, profileId]);
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

/** False when the list has been deleted meanwhile. */
export async function updateName(
  executor: Executor,
  list: { realmId: number; id: number; name: string; now: Temporal.Instant },
): Promise<boolean> {
  const result = await tables(executor)
    .updateTable('watchlist')
    .set({ name: list.name, updated_at: list.now })
    .where('id', '=', list.id)
    .where('realm_id', '=', list.realmId)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Sets when a list was changed. */
export async function touchWatchlist(
  trx: Trx,
  { realmId, listId, now }: { realmId: number; listId: number; now: Temporal.Instant },
): Promise<void> {
  await tables(trx)
    .updateTable('watchlist')
    .set({ updated_at: now })
    .where('id', '=', listId)
    .where('realm_id', '=', realmId)
    .execute();
}

export async function removeWatchlist(
  executor: Executor,
  list: { realmId: number; id: number },
): Promise<boolean> {
  const result = await tables(executor)
    .deleteFrom('watchlist')
    .where('id', '=', list.id)
    .where('realm_id', '=', list.realmId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export async function keepWatchlist(
  executor: Executor,
  kept: { realmId: number; profileId: number; id: number; now: Temporal.Instant },
): Promise<void> {
  await tables(executor)
    .insertInto('saved_watchlist')
    .values({
      realm_id: kept.realmId,
      profile_id: kept.profileId,
      watchlist_id: kept.id,
      saved_at: kept.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** False when it was not kept. */
export async function dropWatchlist(
  executor: Executor,
  kept: { realmId: number; profileId: number; id: number },
): Promise<boolean> {
  const result = await tables(executor)
    .deleteFrom('saved_watchlist')
    .where('profile_id', '=', kept.profileId)
    .where('watchlist_id', '=', kept.id)
    .where('realm_id', '=', kept.realmId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
