// The SQL for the places that titles have in lists, and for giving them others. It expects the list to be locked.
import { type Executor, prepared, type Trx } from '../../platform/database/index.ts';
import { isListed } from '../titles/index.ts';

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
