// The SQL that writes titles. Values are checked before; keys of other titles are checked to be of the same realm.
import type { Insertable } from 'kysely';
import { type Executor, json, type Tables } from '../../../platform/database/index.ts';
import { newId } from '../../../platform/ids/index.ts';
import '../titles.tables.ts';
import type { ContentKey, NewContent, NewPerson, Texts } from '../title-input.ts';
import { linkKnownPeople } from './link-known-people.ts';

export async function insertContent(trx: Executor, type: string, content: NewContent): Promise<ContentKey> {
  const { now, publishedAt = now } = content;
  const row = await trx
    .insertInto('content')
    .values({
      public_id: content.publicId ?? newId<'Content'>(),
      realm_id: content.realmId,
      external_id: content.externalId ?? null,
      type,
      access: json(content.access ?? { kind: 'open' }),
      available_from: content.availableFrom ?? null,
      available_until: content.availableUntil ?? null,
      regions: content.regions ? json(content.regions) : null,
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

export async function replaceTexts(trx: Executor, contentId: number, texts: Texts): Promise<void> {
  await trx.deleteFrom('content_text').where('content_id', '=', contentId).execute();
  const rows = Object.entries(texts).map(([language, { title, tagline, description }]) => ({
    content_id: contentId,
    language,
    title,
    tagline: tagline ?? null,
    description: description ?? null,
  }));
  await trx.insertInto('content_text').values(rows).execute();
}

/** Throws when a key is not one of the realm's genres. */
export async function replaceGenres(
  trx: Executor,
  realmId: number,
  contentId: number,
  keys: readonly string[],
): Promise<void> {
  await trx.deleteFrom('content_genre').where('content_id', '=', contentId).execute();
  if (keys.length === 0) return;
  const genres = await trx
    .selectFrom('genre')
    .select(['id', 'key'])
    .where('realm_id', '=', realmId)
    .where('key', 'in', keys)
    .execute();
  const byKey = new Map(genres.map(({ id, key }) => [key, id]));
  const rows = keys.map((key, position) => {
    const genreId = byKey.get(key);
    if (genreId === undefined) throw new Error(`The realm has no genre "${key}"`);
    return { content_id: contentId, genre_id: genreId, position };
  });
  await trx.insertInto('content_genre').values(rows).execute();
}

export async function replaceTags(trx: Executor, contentId: number, tags: readonly string[]): Promise<void> {
  await trx.deleteFrom('content_tag').where('content_id', '=', contentId).execute();
  if (tags.length === 0) return;
  const rows = [...new Set(tags)].map((tag) => ({ content_id: contentId, tag }));
  await trx.insertInto('content_tag').values(rows).execute();
}

export async function replacePeople(
  trx: Executor,
  contentId: number,
  people: readonly NewPerson[],
): Promise<void> {
  await trx.deleteFrom('content_person').where('content_id', '=', contentId).execute();
  if (people.length === 0) return;
  const rows = people.map(({ name, role, character }, position) => ({
    content_id: contentId,
    position,
    name,
    role,
    character: character ?? null,
    person_id: null,
  }));
  await trx.insertInto('content_person').values(rows).execute();
  await linkKnownPeople(trx, contentId);
}

/** Nothing when the title is not there. */
export function touchContent(
  trx: Executor,
  contentId: number,
  now: Temporal.Instant,
): Promise<{ public_id: string; realm_id: number } | undefined> {
  return trx
    .updateTable('content')
    .set({ updated_at: now })
    .where('id', '=', contentId)
    .returning(['public_id', 'realm_id'])
    .executeTakeFirst();
}

export async function replaceArtwork(
  trx: Executor,
  artwork: Omit<Insertable<Tables['artwork']>, 'public_id'> & { public_id?: string },
): Promise<ContentKey> {
  const contentId = artwork.content_id ?? null;
  if (contentId !== null) {
    await trx
      .deleteFrom('artwork')
      .where('content_id', '=', contentId)
      .where('kind', '=', artwork.kind)
      .execute();
  }
  const row = await trx
    .insertInto('artwork')
    .values({ ...artwork, public_id: artwork.public_id ?? newId<'Artwork'>() })
    .returning(['id', 'public_id'])
    .executeTakeFirstOrThrow();
  return { id: row.id, publicId: row.public_id };
}

/** Throws when one of the titles is not of the realm. */
export async function assertSameRealm(
  trx: Executor,
  realmId: number,
  contentIds: readonly number[],
): Promise<void> {
  const wanted = [...new Set(contentIds)];
  if (wanted.length === 0) return;
  const rows = await trx
    .selectFrom('content')
    .select('id')
    .where('realm_id', '=', realmId)
    .where('id', 'in', wanted)
    .execute();
  if (rows.length !== wanted.length) throw new Error('A title is not of this realm');
}
