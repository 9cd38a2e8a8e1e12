// Reads and writes the trailers of titles.

import { definePreparedQuery, type Executor } from '../../../platform/database/index.ts';
import { tables } from '../titles.tables.ts';
import { assertSameRealm, type TitleKey } from './write-content.queries.ts';

/** Ids of the trailers of a title `c`, in order. */
export const trailerIdsColumn = `coalesce((select array_agg(trailer.trailer_id order by trailer.position)
    from trailer where trailer.content_id = c.id), '{}') as trailer_ids`;

interface TrailerInput {
  realmId: number;
  /** The title that the trailer belongs to. */
  contentId: number;
  trailerId: number;
}

/** Appends a trailer to a title. Throws when the realm does not have both. */
export async function addTrailer(
  trx: Executor,
  { realmId, contentId, trailerId }: TrailerInput,
): Promise<void> {
  await assertSameRealm(trx, realmId, [contentId, trailerId]);
  const lastTrailer = await tables(trx)
    .selectFrom('trailer')
    .select(({ fn }) => fn.max('position').as('position'))
    .where('content_id', '=', contentId)
    .executeTakeFirst();
  const position = (lastTrailer?.position ?? -1) + 1;
  await tables(trx)
    .insertInto('trailer')
    .values({ content_id: contentId, position, trailer_id: trailerId })
    .execute();
}

const updateType = definePreparedQuery<{ public_id: string }>(
  'titles-update-type',
  `update content set type = $3, updated_at = $4 where id = $1 and realm_id = $2 returning public_id`,
);

/** Makes a video a trailer, or a trailer a video. Returns its public id. */
export async function changeVideoType(
  trx: Executor,
  {
    realmId,
    contentId,
    type,
    now,
  }: { realmId: number; contentId: number; type: 'VIDEO' | 'TRAILER'; now: Temporal.Instant },
): Promise<string | undefined> {
  const [row] = await updateType(trx, [contentId, realmId, type, now]);
  return row?.public_id;
}

const deleteByTrailer = definePreparedQuery<never>(
  'titles-delete-trailer',
  `delete from trailer using content c
  where trailer.trailer_id = $2 and c.id = trailer.trailer_id and c.realm_id = $1`,
);

/** Removes a trailer from the title that it belongs to. */
export async function removeTrailer(
  trx: Executor,
  { realmId, trailerId }: { realmId: number; trailerId: number },
): Promise<void> {
  await deleteByTrailer(trx, [realmId, trailerId]);
}

const deleteByTitle = definePreparedQuery<{ trailer_id: number }>(
  'titles-delete-trailers-of-title',
  `delete from trailer using content c
  where trailer.content_id = $2 and c.id = trailer.content_id and c.realm_id = $1
  returning trailer.trailer_id`,
);

/** Removes all trailers of a title and returns their ids. */
export async function removeTrailersFromTitle(
  trx: Executor,
  { realmId, contentId }: TitleKey,
): Promise<number[]> {
  const rows = await deleteByTitle(trx, [realmId, contentId]);
  return rows.map(({ trailer_id }) => trailer_id);
}
