import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService, type TestService } from '../../../test/service.ts';
import { putGenre } from './index.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
  for (const key of ['drama', 'sport'])
    await putGenre(service.services.db, { realmId: service.realmId, key, names: { en: key } });
});
afterAll(() => service.close());

/** The facets of a title: as computed from its genres and tags, and as stored in `content_listing`. */
async function readListings(contentId: number) {
  const { db } = service.services;
  const computedRows = await sql<{ facet: string; type: string; at: string }>`
    select f.facet, c.type, c.published_at::text as at from content c cross join lateral (
      select '' as facet
      union all select 'genre:' || g.key from content_genre cg join genre g on g.id = cg.genre_id where cg.content_id = c.id
      union all select 'tag:' || t.tag from content_tag t where t.content_id = c.id) f
    where c.id = ${contentId} order by f.facet`.execute(db);
  const storedRows = await sql<{ facet: string; type: string; at: string }>`
    select facet, type, published_at::text as at from content_listing
    where content_id = ${contentId} order by facet`.execute(db);
  return { computed: computedRows.rows, stored: storedRows.rows };
}

describe('content_listing', () => {
  test('follows the genres, tags and publication time of a title, and is deleted with it', async () => {
    const { db } = service.services;
    const { id } = await service.createVideo({ genres: ['drama', 'sport'], tags: ['short', 'new'] });
    const initialListings = await readListings(id);
    expect(initialListings.stored).toEqual(initialListings.computed);
    expect(initialListings.stored.map(({ facet }) => facet)).toEqual([
      '',
      'genre:drama',
      'genre:sport',
      'tag:new',
      'tag:short',
    ]);

    await sql`delete from content_genre where content_id = ${id} and position = 0`.execute(db);
    await sql`delete from content_tag where content_id = ${id} and tag = 'new'`.execute(db);
    await sql`insert into content_tag (content_id, tag) values (${id}, 'classic')`.execute(db);
    await sql`update content set published_at = published_at + interval '1 day' where id = ${id}`.execute(db);
    const changedListings = await readListings(id);
    expect(changedListings.stored).toEqual(changedListings.computed);
    expect(changedListings.stored.map(({ facet }) => facet)).toEqual([
      '',
      'genre:sport',
      'tag:classic',
      'tag:short',
    ]);
    expect(changedListings.stored[0]?.at).not.toBe(initialListings.stored[0]?.at);

    await sql`delete from content where id = ${id}`.execute(db);
    expect((await readListings(id)).stored).toEqual([]);
  });
});
