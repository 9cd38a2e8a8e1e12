// Writes titles. Callers validate values, and check with `assertSameRealm` that referenced titles are in the realm.

import type { Insertable } from 'kysely';
import { type Executor, toJsonb } from '../../../platform/database/index.ts';
import { createId } from '../../../platform/ids/index.ts';
import type { ContentIds, ContentTexts, NewContent } from '../title-input.ts';
import { type TitlesTables, tables } from '../titles.tables.ts';

export async function insertContent(trx: Executor, type: string, content: NewContent): Promise<ContentIds> {
  const { now, publishedAt = now } = content;
  const row = await tables(trx)
    .insertInto('content')
    .values({
      public_id: content.publicId ?? createId<'Content'>(),
      realm_id: content.realmId,
      external_id: content.externalId ?? null,
      type,
      access: toJsonb(content.access ?? { kind: 'open' }),
      available_from: content.availableFrom ?? null,
      available_until: content.availableUntil ?? null,
      regions: content.regions ? toJsonb(content.regions) : null,
      rating: content.rating ?? null,
      year: content.year ?? null,
      published_at: publishedAt,
      created_at: now,
      updated_at: now,
    })
    .returning(['id', 'public_id'])
    .executeTakeFirstOrThrow();
  return { id: row.id, publicId: row.public_id };
}

export interface TitleKey {
  realmId: number;
  contentId: number;
}

/** A subquery that selects the title if it is in the realm, for tables without a realm id of their own. */
const buildTitleIdQuery = (trx: Executor, { realmId, contentId }: TitleKey) =>
  tables(trx).selectFrom('content').select('id').where('realm_id', '=', realmId).where('id', '=', contentId);

export async function replaceTexts(trx: Executor, title: TitleKey, texts: ContentTexts): Promise<void> {
  const { contentId } = title;
  await tables(trx)
    .deleteFrom('content_text')
    .where('content_id', 'in', buildTitleIdQuery(trx, title))
    .execute();
  const rows = Object.entries(texts).map(([language, text]) => ({
    content_id: contentId,
    language,
    title: text.title,
    tagline: text.tagline ?? null,
    description: text.description ?? null,
  }));
  await tables(trx).insertInto('content_text').values(rows).execute();
}

/** Throws when the realm has no genre with one of the keys. */
export async function replaceGenres(trx: Executor, title: TitleKey, keys: readonly string[]): Promise<void> {
  const { realmId, contentId } = title;
  await tables(trx)
    .deleteFrom('content_genre')
    .where('content_id', 'in', buildTitleIdQuery(trx, title))
    .execute();
  if (keys.length === 0) return;
  const genres = await tables(trx)
    .selectFrom('genre')
    .select(['id', 'key'])
    .where('realm_id', '=', realmId)
    .where('key', 'in', keys)
    .execute();
  const genreIdByKey = new Map(genres.map(({ id, key }) => [key, id]));
  const rows = keys.map((key, position) => {
    const genreId = genreIdByKey.get(key);
    if (genreId === undefined) throw new Error(`The realm has no genre "${key}"`);
    return { content_id: contentId, genre_id: genreId, position };
  });
  await tables(trx).insertInto('content_genre').values(rows).execute();
}

export async function replaceTags(trx: Executor, title: TitleKey, tags: readonly string[]): Promise<void> {
  await tables(trx)
    .deleteFrom('content_tag')
    .where('content_id', 'in', buildTitleIdQuery(trx, title))
    .execute();
  if (tags.length === 0) return;
  const rows = [...new Set(tags)].map((tag) => ({ content_id: title.contentId, tag }));
  await tables(trx).insertInto('content_tag').values(rows).execute();
}

/** Marks a title as changed. Returns undefined when the realm has no such title. */
export function updateContentTimestamp(
  trx: Executor,
  { realmId, contentId, now }: TitleKey & { now: Temporal.Instant },
): Promise<{ public_id: string } | undefined> {
  return tables(trx)
    .updateTable('content')
    .set({ updated_at: now })
    .where('id', '=', contentId)
    .where('realm_id', '=', realmId)
    .returning('public_id')
    .executeTakeFirst();
}

/** Sets the minimum age of viewers in years; null is for all ages. */
export async function updateRating(
  trx: Executor,
  { realmId, contentId, rating }: TitleKey & { rating: number | null },
): Promise<void> {
  await tables(trx)
    .updateTable('content')
    .set({ rating })
    .where('id', '=', contentId)
    .where('realm_id', '=', realmId)
    .execute();
}

/** Null removes a limit, undefined leaves it unchanged. Returns undefined when the realm has no such title. */
export function updateAvailability(
  trx: Executor,
  title: TitleKey & {
    from: Temporal.Instant | null | undefined;
    until: Temporal.Instant | null | undefined;
    now: Temporal.Instant;
  },
): Promise<{ public_id: string } | undefined> {
  const { realmId, contentId, from, until, now } = title;
  return tables(trx)
    .updateTable('content')
    .set({
      updated_at: now,
      ...(from !== undefined && { available_from: from }),
      ...(until !== undefined && { available_until: until }),
    })
    .where('id', '=', contentId)
    .where('realm_id', '=', realmId)
    .returning('public_id')
    .executeTakeFirst();
}

export async function replaceArtwork(
  trx: Executor,
  artwork: Omit<Insertable<TitlesTables['artwork']>, 'public_id'> & { public_id?: string },
): Promise<ContentIds> {
  const contentId = artwork.content_id ?? null;
  if (contentId !== null) {
    await tables(trx)
      .deleteFrom('artwork')
      .where('content_id', '=', contentId)
      .where('realm_id', '=', artwork.realm_id)
      .where('kind', '=', artwork.kind)
      .execute();
  }
  const row = await tables(trx)
    .insertInto('artwork')
    .values({ ...artwork, public_id: artwork.public_id ?? createId<'Artwork'>() })
    .returning(['id', 'public_id'])
    .executeTakeFirstOrThrow();
  return { id: row.id, publicId: row.public_id };
}

/** Throws when one of the titles is not in the realm. */
export async function assertSameRealm(
  trx: Executor,
  realmId: number,
  contentIds: readonly number[],
): Promise<void> {
  const uniqueIds = [...new Set(contentIds)];
  if (uniqueIds.length === 0) return;
  const rows = await tables(trx)
    .selectFrom('content')
    .select('id')
    .where('realm_id', '=', realmId)
    .where('id', 'in', uniqueIds)
    .execute();
  if (rows.length !== uniqueIds.length) throw new Error('A title is not in this realm');
}
