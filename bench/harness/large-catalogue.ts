// Fills the benchmark's realm with a catalogue of any size by SQL, because importing it would take weeks.
import { join } from 'node:path';
import pg from 'pg';
import { runWithoutSearchTriggers } from './search-triggers.ts';
import type { Service } from './service.ts';

export interface CatalogueSize {
  titleCount: number;
  /** Sections of 20 rows each, in addition to home. */
  sectionCount: number;
  homeRowCount: number;
  /** Titles in each list row of home. */
  homeRowTitleCount: number;
}

const genreCount = 24;
const tagCount = 400;

/** Fills the realm. Half of the rows are lists; the others select titles by genre, by tag, or all series. */
export async function fillCatalogue(service: Service, size: CatalogueSize): Promise<void> {
  const client = new pg.Client({
    host: join(service.dataDir, 'postgres/socket'),
    user: 'matinee',
    database: 'matinee',
  });
  await client.connect();
  const { rows } = await client.query("select id from realm where key = 'bench'");
  const realmId = rows[0].id;
  const statements: [string, unknown[]][] = [
    [insertGenresSql, [realmId, genreCount]],
    [insertTitlesSql, [realmId, size.titleCount]],
    [insertTextsSql, [realmId]],
    [insertVideosAndSeriesSql, [realmId]],
    [insertTitleGenresSql, [realmId, genreCount]],
    [insertTagsSql, [realmId, tagCount]],
    [insertArtworkSql, [realmId]],
    [insertSectionsSql, [realmId, size.sectionCount]],
    [insertRowsSql, [realmId, size.homeRowCount]],
    [insertItemsSql, [realmId, size.homeRowTitleCount, size.titleCount]],
  ];
  await runWithoutSearchTriggers(client, async () => {
    for (const [text, values] of statements) await client.query(text, values);
  });
  await client.query('vacuum analyze');
  await client.end();
}

const wordArraySql = `array['amber','harbour','winter','signal','paper','river','night','glass','orchard','echo','salt','meridian',
  'copper','lantern','quiet','northern','hollow','scarlet','distant','velvet','broken','golden','silent','electric',
  'wandering','hidden','seventh','burning','painted','lost','little','great','second','last','open','blue']`;
const buildWordSql = (seed: string) => `initcap((${wordArraySql})[1 + (abs(hashint8(${seed})) % 36)])`;

const insertGenresSql = `insert into genre (realm_id, key, names)
  select $1, 'genre-' || n, jsonb_build_object('en', 'Genre ' || n) from generate_series(1, $2::int) n`;

const insertTitlesSql = `insert into content (public_id, realm_id, type, access, rating, year, published_at, created_at, updated_at)
  select 'g' || lpad(n::text, 9, '0'), $1, case when n % 20 = 0 then 'SERIES' else 'VIDEO' end,
    case when n % 7 = 0 then '{"kind":"signIn"}'::jsonb else '{"kind":"open"}' end,
    (array[0,6,12,16,18])[1 + n % 5], 1960 + n % 66,
    now() - make_interval(mins => n * 26), now() - make_interval(mins => n * 26), now()
  from generate_series(1, $2::int) n`;

const insertTextsSql = `insert into content_text (content_id, language, title, tagline, description)
  select id, 'en', 'The ' || ${buildWordSql('id')} || ' ' || ${buildWordSql('id * 7 + 3')} || ' ' || id,
    'A story of ' || ${buildWordSql('id * 11 + 5')},
    'Somebody finds what the ' || ${buildWordSql('id * 13 + 1')} || ' kept, and goes further than anyone had planned.'
  from content where realm_id = $1`;

const insertVideosAndSeriesSql = `with inserted_series as (insert into series (content_id) select id from content where realm_id = $1 and type = 'SERIES')
  insert into video (content_id, duration_ms)
  select id, 1200000 + (id % 90) * 60000 from content where realm_id = $1 and type = 'VIDEO'`;

const insertTitleGenresSql = `insert into content_genre (content_id, genre_id, position)
  select c.id, g.id, p.n from content c cross join generate_series(0, 1) p(n)
    join genre g on g.realm_id = $1 and g.key = 'genre-' || (1 + (abs(hashint8(c.id * 3)) + p.n) % $2::int)
  where c.realm_id = $1`;

const insertTagsSql = `insert into content_tag (content_id, tag)
  select id, 'tag-' || (abs(hashint8(id * 17)) % $2::int) from content where realm_id = $1`;

const insertArtworkSql = `insert into artwork (public_id, realm_id, content_id, kind, storage_key, width, height, placeholder, created_at)
  select k.kind || c.id, $1, c.id, k.kind, 'none', k.width, k.height, '1QcSHQRnh493V4dIh4eXh1h4kJUI', now()
  from content c cross join (values ('thumbnail', 1280, 720), ('poster', 800, 1200)) k(kind, width, height)
  where c.realm_id = $1`;

const insertSectionsSql = `insert into section (realm_id, key, title)
  select $1, case when n = 0 then 'HOME' else 'section-' || n end, jsonb_build_object('en', 'Section ' || n)
  from generate_series(0, $2::int) n
  on conflict (realm_id, key) do nothing`;

const insertRowsSql = `insert into bucket (public_id, realm_id, section_id, position, exid, type, names, row_type_data, source)
  select 'row' || s.id || 'n' || n, $1, s.id, n, 'row-' || s.id || '-' || n, 'VOD_PLAYLIST',
    jsonb_build_object('en', 'Row ' || n),
    '{"rowType":"basic","rowCount":1,"displayPosters":false,"showItemPosition":false,"hideMetadata":false}',
    case n % 6
      when 1 then jsonb_build_object('kind', 'rule', 'type', 'VIDEO', 'sort', 'newest', 'genre', 'genre-' || 1 + (s.id + n) % 24)
      when 3 then jsonb_build_object('kind', 'rule', 'type', 'VIDEO', 'sort', 'newest', 'tag', 'tag-' || (s.id * 20 + n) % 400)
      when 5 then jsonb_build_object('kind', 'rule', 'type', 'SERIES', 'sort', 'added')
      else '{"kind":"list"}' end
  from section s cross join lateral generate_series(0, case when s.key = 'HOME' then $2::int else 20 end - 1) n
  where s.realm_id = $1`;

const insertItemsSql = `insert into bucket_item (bucket_id, position, content_id)
  select b.id, n, first.id + (b.id * 7919 + n) % ($3::int - 1)
  from bucket b join section s on s.id = b.section_id
    cross join (select min(id) as id from content where realm_id = $1) first
    cross join lateral generate_series(0, case when s.key = 'HOME' then $2::int else 40 end - 1) n
  where b.realm_id = $1 and b.source->>'kind' = 'list'`;
