// The SQL for the titles of lists. Those that write expect the list to be locked.
import { type Executor, prepared, type Trx } from '../../platform/database/index.ts';
import { isListed } from '../catalogue/index.ts';

export interface ItemRow {
  content_id: number;
  public_id: string;
  /** The position. */
  key: string;
}

const page = prepared<ItemRow>(
  'watchlists-items',
  `select c.id as content_id, c.public_id, i.position::text as key
  from watchlist_item i join content c on c.id = i.content_id
  where i.watchlist_id = $3 and c.realm_id = $2 and i.position > $4 and ${isListed('$1')}
  order by i.position limit $5`,
);

export interface ItemsAsked {
  realmId: number;
  now: Temporal.Instant;
  listId: number;
  limit: number;
}

/** Titles that can be seen now, after a position. */
export function selectItems(executor: Executor, asked: ItemsAsked & { after: number }): Promise<ItemRow[]> {
  return page(executor, [asked.now, asked.realmId, asked.listId, asked.after, asked.limit]);
}

const before = prepared<ItemRow>(
  'watchlists-items-before',
  `select c.id as content_id, c.public_id, i.position::text as key
  from watchlist_item i join content c on c.id = i.content_id
  where i.watchlist_id = $3 and c.realm_id = $2 and i.position < $4 and ${isListed('$1')}
  order by i.position desc limit $5`,
);

/** Titles that can be seen now, before a position, the nearest first. */
export function selectItemsBefore(
  executor: Executor,
  asked: ItemsAsked & { before: number },
): Promise<ItemRow[]> {
  return before(executor, [asked.now, asked.realmId, asked.listId, asked.before, asked.limit]);
}

const firsts = prepared<{ watchlist_id: number; content_ids: number[] }>(
  'watchlists-first-items',
  `select list.id as watchlist_id, array_agg(first.id order by first.position) as content_ids
  from unnest($3::bigint[]) list(id), lateral (
    select c.id, i.position from watchlist_item i join content c on c.id = i.content_id
    where i.watchlist_id = list.id and c.realm_id = $2 and ${isListed('$1')}
    order by i.position limit $4
  ) first
  group by list.id`,
);

/** The first titles of each list; nothing for a list without any. */
export async function selectFirstItems(
  executor: Executor,
  asked: { realmId: number; now: Temporal.Instant; listIds: readonly number[]; limit: number },
): Promise<Map<number, number[]>> {
  const rows = await firsts(executor, [asked.now, asked.realmId, asked.listIds, asked.limit]);
  return new Map(rows.map((row) => [row.watchlist_id, row.content_ids]));
}

const position = prepared<{ position: number }>(
  'watchlists-position',
  `select i.position from watchlist_item i join content c on c.id = i.content_id
  where i.watchlist_id = $2 and c.realm_id = $1 and c.public_id = $3`,
);

export async function positionOf(
  executor: Executor,
  asked: { realmId: number; listId: number; contentId: string },
): Promise<number | undefined> {
  const [row] = await position(executor, [asked.realmId, asked.listId, asked.contentId]);
  return row?.position;
}

export interface AddableRow {
  id: number;
  public_id: string;
  type: string;
  is_listed: boolean;
}

const addable = prepared<AddableRow>(
  'watchlists-addable',
  `select c.id, c.public_id, c.type,
    exists (select from watchlist_item i where i.watchlist_id = $3 and i.content_id = c.id) as is_listed
  from content c where c.realm_id = $2 and c.public_id = any($4::text[]) and ${isListed('$1')}
  for key share`,
);

/** Those of the titles that can be seen now. They cannot be deleted before the transaction ends. */
export function selectAddable(
  trx: Trx,
  asked: { realmId: number; now: Temporal.Instant; listId: number; contentIds: readonly string[] },
): Promise<AddableRow[]> {
  return addable(trx, [asked.now, asked.realmId, asked.listId, asked.contentIds]);
}

const held = prepared<{ count: number }>(
  'watchlists-count-items',
  `select count(*)::int as count from watchlist_item i join watchlist w on w.id = i.watchlist_id
  where w.id = $2 and w.realm_id = $1`,
);

/** Also those that cannot be seen now. */
export async function countItems(
  trx: Trx,
  { realmId, listId }: { realmId: number; listId: number },
): Promise<number> {
  const [row] = await held(trx, [realmId, listId]);
  return row?.count ?? 0;
}

const append = prepared<never>(
  'watchlists-append',
  `with room as (
    update watchlist set next_position = next_position + cardinality($3::bigint[]), updated_at = $4
    where id = $2 and realm_id = $1
    returning id, next_position - cardinality($3::bigint[]) as first
  )
  insert into watchlist_item (watchlist_id, content_id, position, added_at)
  select room.id, title.id, room.first + title.nth - 1, $4
  from room, unnest($3::bigint[]) with ordinality title(id, nth)`,
);

export async function appendItems(
  trx: Trx,
  added: { realmId: number; listId: number; contentIds: readonly number[]; now: Temporal.Instant },
): Promise<void> {
  await append(trx, [added.realmId, added.listId, added.contentIds, added.now]);
}

const remove = prepared<never>(
  'watchlists-remove',
  `delete from watchlist_item i using content c
  where c.id = i.content_id and i.watchlist_id = $2 and c.realm_id = $1 and c.public_id = $3
    and c.type = any($4::text[])`,
);

export async function removeItem(
  trx: Trx,
  removed: { realmId: number; listId: number; contentId: string; types: readonly string[] },
): Promise<void> {
  await remove(trx, [removed.realmId, removed.listId, removed.contentId, removed.types]);
}

const isOfRealm = 'exists (select from watchlist where id = $2 and realm_id = $1)';

const placed = prepared<{ public_id: string; content_id: number; position: number }>(
  'watchlists-placed',
  `select c.public_id, i.content_id, i.position
  from watchlist_item i join content c on c.id = i.content_id
  where i.watchlist_id = $2 and i.position > $3 and c.realm_id = $1 and c.public_id = any($4::text[])`,
);
const place = prepared<never>(
  'watchlists-place',
  `update watchlist_item i set position = placed.position
  from unnest($3::bigint[], $4::int[]) placed(content_id, position)
  where i.watchlist_id = $2 and i.content_id = placed.content_id and ${isOfRealm}`,
);

/**
 * The titles share out the places that they have; those that are in the list no more are left out. Which title gets which
 * place is found here: as a join of thousands with thousands it takes the database seconds.
 */
export async function orderItems(
  trx: Trx,
  ordered: { realmId: number; listId: number; contentIds: readonly string[]; after: number },
): Promise<void> {
  const rows = await placed(trx, [ordered.realmId, ordered.listId, ordered.after, ordered.contentIds]);
  const known = new Map(rows.map((row) => [row.public_id, row]));
  const titles = ordered.contentIds.flatMap((id) => known.get(id) ?? []);
  const places = titles.map(({ position }) => position).sort((one, other) => one - other);
  const moved = titles
    .map(({ content_id, position }, index) => ({ content_id, from: position, to: places[index] ?? position }))
    .filter(({ from, to }) => from !== to);
  if (moved.length === 0) return;
  await place(trx, [
    ordered.realmId,
    ordered.listId,
    moved.map(({ content_id }) => content_id),
    moved.map(({ to }) => to),
  ]);
}

const first = prepared<{ position: number | null }>(
  'watchlists-first-position',
  `select min(position) as position from watchlist_item where watchlist_id = $2 and ${isOfRealm}`,
);

export async function firstPosition(
  trx: Trx,
  { realmId, listId }: { realmId: number; listId: number },
): Promise<number | undefined> {
  const [row] = await first(trx, [realmId, listId]);
  return row?.position ?? undefined;
}

/** Each takes the place of the one beside it; the one at the far end gets what is left. */
const moves = {
  down: prepared<never>('watchlists-move-down', movedPast('lag', 'max')),
  up: prepared<never>('watchlists-move-up', movedPast('lead', 'min')),
};

function movedPast(beside: 'lag' | 'lead', farthest: 'max' | 'min'): string {
  return `update watchlist_item i set position = part.place
  from (
    select content_id, coalesce(${beside}(position) over (order by position), ${farthest}(position) over ()) as place
    from watchlist_item where watchlist_id = $2 and position between $3 and $4
  ) part
  where i.watchlist_id = $2 and i.content_id = part.content_id and i.position <> part.place and ${isOfRealm}`;
}

export async function moveItem(
  trx: Trx,
  { realmId, listId, from, to }: { realmId: number; listId: number; from: number; to: number },
): Promise<void> {
  const way = from < to ? moves.down : moves.up;
  await way(trx, [realmId, listId, Math.min(from, to), Math.max(from, to)]);
}

const toEnd = prepared<never>(
  'watchlists-move-to-end',
  `with room as (
    update watchlist set next_position = next_position + 1 where id = $2 and realm_id = $1
    returning id, next_position - 1 as place
  )
  update watchlist_item i set position = room.place from room
  where i.watchlist_id = room.id and i.position = $3`,
);

export async function moveToEnd(
  trx: Trx,
  { realmId, listId, from }: { realmId: number; listId: number; from: number },
): Promise<void> {
  await toEnd(trx, [realmId, listId, from]);
}

const places = prepared<{ place: number; count: number }>(
  'watchlists-places',
  `select count(*)::int as count, count(*) filter (where i.position <= moved.position)::int as place
  from watchlist_item i join content c on c.id = i.content_id, (
    select at.position from watchlist_item at join content title on title.id = at.content_id
    where at.watchlist_id = $3 and title.realm_id = $2 and title.public_id = $4
  ) moved
  where i.watchlist_id = $3 and c.realm_id = $2 and ${isListed('$1')}`,
);

/** The place of a title among those that can be seen now, from 1, and how many they are. */
export async function countPlaces(
  trx: Trx,
  asked: { realmId: number; now: Temporal.Instant; listId: number; contentId: string },
): Promise<{ place: number; count: number }> {
  const [row] = await places(trx, [asked.now, asked.realmId, asked.listId, asked.contentId]);
  return row ?? { place: 0, count: 0 };
}
