// Which videos are trailers, and of what.

import { type Executor, prepared } from '../../../platform/database/index.ts';
import { tables } from '../titles.tables.ts';
import { assertSameRealm } from './write-content.queries.ts';

/** Keys of the trailers of a title `c`, in order. */
export const trailersColumn = `coalesce((select array_agg(trailer.trailer_id order by trailer.position)
    from trailer where trailer.content_id = c.id), '{}') as trailer_ids`;

interface OneTrailer {
  realmId: number;
  /** What it is about. */
  contentId: number;
  trailerId: number;
}

/** Comes after the others. Throws when one of the two is not of the realm. */
export async function addTrailer(
  trx: Executor,
  { realmId, contentId, trailerId }: OneTrailer,
): Promise<void> {
  await assertSameRealm(trx, realmId, [contentId, trailerId]);
  const others = await tables(trx)
    .selectFrom('trailer')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('content_id', '=', contentId)
    .executeTakeFirst();
  const position = (others?.last ?? -1) + 1;
  await tables(trx)
    .insertInto('trailer')
    .values({ content_id: contentId, position, trailer_id: trailerId })
    .execute();
}

const turn = prepared<{ public_id: string }>(
  'catalogue-turn-into',
  `update content set type = $3, updated_at = $4 where id = $1 and realm_id = $2 returning public_id`,
);

/** A video becomes a trailer, or again a video. */
export async function changeVideoType(
  trx: Executor,
  {
    id,
    realmId,
    type,
    now,
  }: { id: number; realmId: number; type: 'VIDEO' | 'TRAILER'; now: Temporal.Instant },
): Promise<string | undefined> {
  const [row] = await turn(trx, [id, realmId, type, now]);
  return row?.public_id;
}

const taken = prepared<never>('catalogue-take-trailer', 'delete from trailer where trailer_id = $1');

/** From whatever it was the trailer of. */
export async function removeTrailer(trx: Executor, trailerId: number): Promise<void> {
  await taken(trx, [trailerId]);
}

const former = prepared<{ trailer_id: number }>(
  'catalogue-drop-trailers',
  'delete from trailer where content_id = $1 returning trailer_id',
);

/** Gives back what the trailers of a title were. */
export async function dropTrailers(trx: Executor, contentId: number): Promise<number[]> {
  const rows = await former(trx, [contentId]);
  return rows.map(({ trailer_id }) => trailer_id);
}
