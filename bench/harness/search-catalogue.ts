// Fills the benchmark's realm with titles and people for the search.
import type pg from 'pg';
import { runWithoutSearchTriggers } from './search-triggers.ts';
import { createTitleGenerator } from './title-generator.ts';

const batchSize = 20_000;

/** Disables the search triggers meanwhile, because the benchmark builds the whole index later and measures that. */
export async function fillSearchCatalogue(
  client: pg.Client,
  { realmId, titleCount }: { realmId: number; titleCount: number },
): Promise<void> {
  const generateTitle = createTitleGenerator();
  await runWithoutSearchTriggers(client, async () => {
    for (let from = 0; from < titleCount; from += batchSize) {
      const numbers = Array.from(
        { length: Math.min(batchSize, titleCount - from) },
        (_, index) => from + index + 1,
      );
      const generatedTitles = numbers.map(generateTitle);
      const { rows } = await client.query(insertContentSql, [
        realmId,
        numbers,
        generatedTitles.map(({ year }) => year),
      ]);
      const ids: number[] = rows.map(({ id }) => Number(id)).sort((a, b) => a - b);
      await client.query(insertTextsSql, [
        ids,
        generatedTitles.map(({ language }) => language),
        generatedTitles.map(({ title }) => title),
      ]);
      const credits = generatedTitles.flatMap(({ people }, index) =>
        people.map((name, position) => ({ id: ids[index], name, position })),
      );
      await client.query(insertPeopleSql, [
        credits.map(({ id }) => id),
        credits.map(({ position }) => position),
        credits.map(({ name }) => name),
      ]);
    }
  });
  await client.query('analyze');
}

const insertContentSql = `insert into content (public_id, realm_id, type, year, published_at, created_at, updated_at)
  select 's' || lpad(n::text, 9, '0'), $1,
    case when n % 20 = 0 then 'SERIES' when n % 20 < 8 then 'SEASON_VIDEO' else 'VIDEO' end, year,
    now() - make_interval(mins => n * 7), now(), now()
  from unnest($2::int[], $3::int[]) generated(n, year) returning id`;

const insertTextsSql = `insert into content_text (content_id, language, title)
  select * from unnest($1::bigint[], $2::text[], $3::text[])`;

const insertPeopleSql = `insert into content_person (content_id, position, name, role)
  select id, position, name, 'cast' from unnest($1::bigint[], $2::int[], $3::text[]) generated(id, position, name)`;
