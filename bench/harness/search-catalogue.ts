// Fills the benchmark's realm with titles that have names and people, for the search to find.
import type pg from 'pg';
import { pastTheSearch } from './past-the-search.ts';
import { titleMaker } from './title-words.ts';

const atOnce = 20_000;

/** Written past the search, which is made in one go afterwards: it is that which is to be measured. */
export async function fillSearchCatalogue(
  client: pg.Client,
  { realmId, titles }: { realmId: number; titles: number },
): Promise<void> {
  const make = titleMaker();
  await pastTheSearch(client, async () => {
    for (let from = 0; from < titles; from += atOnce) {
      const numbers = Array.from({ length: Math.min(atOnce, titles - from) }, (_, index) => from + index + 1);
      const made = numbers.map(make);
      const { rows } = await client.query(makeContent, [realmId, numbers, made.map(({ year }) => year)]);
      const ids: number[] = rows.map(({ id }) => Number(id)).sort((one, other) => one - other);
      await client.query(makeTexts, [
        ids,
        made.map(({ language }) => language),
        made.map(({ title }) => title),
      ]);
      const credits = made.flatMap(({ people }, index) =>
        people.map((name, position) => ({ id: ids[index], name, position })),
      );
      await client.query(makePeople, [
        credits.map(({ id }) => id),
        credits.map(({ position }) => position),
        credits.map(({ name }) => name),
      ]);
    }
  });
  await client.query('analyze');
}

const makeContent = `insert into content (public_id, realm_id, type, year, published_at, created_at, updated_at)
  select 's' || lpad(n::text, 9, '0'), $1,
    case when n % 20 = 0 then 'SERIES' when n % 20 < 8 then 'SEASON_VIDEO' else 'VIDEO' end, year,
    now() - make_interval(mins => n * 7), now(), now()
  from unnest($2::int[], $3::int[]) made(n, year) returning id`;

const makeTexts = `insert into content_text (content_id, language, title)
  select * from unnest($1::bigint[], $2::text[], $3::text[])`;

const makePeople = `insert into content_person (content_id, position, name, role)
  select id, position, name, 'cast' from unnest($1::bigint[], $2::int[], $3::text[]) made(id, position, name)`;
