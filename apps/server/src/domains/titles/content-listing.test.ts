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

/** What a title is listed under, as its own rows say and as the listing has it. */
async function listingsOf(contentId: number) {
  const { db } = service.services;
  const said = await sql<{ facet: string; type: string; at: string }>`
    select f.facet, c.type, c.published_at::text as at from content c cross join lateral (
      select '' as facet
      union all select 'genre:' || g.key from content_genre cg join genre g on g.id = cg.genre_id where cg.content_id = c.id
      union all select 'tag:' || t.tag from content_tag t where t.content_id = c.id) f
    where c.id = ${contentId} order by f.facet`.execute(db);
  const listed = await sql<{ facet: string; type: string; at: string }>`
    select facet, type, published_at::text as at from content_listing
    where content_id = ${contentId} order by facet`.execute(db);
  return { said: said.rows, listed: listed.rows };
}

describe('the listing of a title', () => {
  test('follows its genres, its tags and the hour of its publication, and goes with it', async () => {
    const { db } = service.services;
    const { id } = await service.video({ genres: ['drama', 'sport'], tags: ['short', 'new'] });
    const whole = await listingsOf(id);
    expect(whole.listed).toEqual(whole.said);
    expect(whole.listed.map(({ facet }) => facet)).toEqual([
      '',
      'genre:drama',
      'genre:sport',
      'tag:new',
      'tag:short',
    ]);

    await sql`delete from content_genre where content_id = ${id} and position = 0`.execute(db);
    await sql`delete from content_tag where content_id = ${id} and tag = 'new'`.execute(db);
    await sql`insert into content_tag (content_id, tag) values (${id}, 'loved')`.execute(db);
    await sql`update content set published_at = published_at + interval '1 day' where id = ${id}`.execute(db);
    const changed = await listingsOf(id);
    expect(changed.listed).toEqual(changed.said);
    expect(changed.listed.map(({ facet }) => facet)).toEqual(['', 'genre:sport', 'tag:loved', 'tag:short']);
    expect(changed.listed[0]?.at).not.toBe(whole.listed[0]?.at);

    await sql`delete from content where id = ${id}`.execute(db);
    expect((await listingsOf(id)).listed).toEqual([]);
  });
});
