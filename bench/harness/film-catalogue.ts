// Creates a realm with films. The search triggers are disabled meanwhile, so the caller must rebuild the index.
import type pg from 'pg';
import { runWithoutSearchTriggers } from './search-triggers.ts';

export interface Film {
  title: string;
  year: number;
  cast: string[];
  genres: string[];
  extract?: string;
}

/** Returns the id of the realm. The public id of a film ends with its index. */
export async function createRealmWithFilms(client: pg.Client, films: readonly Film[]): Promise<number> {
  const { rows } = await client.query(
    "insert into realm (key, settings) values ('films', '{}') returning id",
  );
  const realmId = Number(rows[0].id);
  const genreNames = [...new Set(films.flatMap(({ genres }) => genres))];
  await client.query(
    `insert into genre (realm_id, key, names)
    select $1, lower(replace(name, ' ', '-')), jsonb_build_object('en', name) from unnest($2::text[]) name`,
    [realmId, genreNames],
  );
  const indexes = films.map((_, index) => index);
  await runWithoutSearchTriggers(client, async () => {
    await client.query(insertContentSql, [realmId, indexes, films.map(({ year }) => year)]);
    await client.query(insertTextsSql, [
      realmId,
      indexes,
      films.map(({ title }) => title),
      films.map(({ extract }) => extract ?? null),
    ]);
    const credits = films.flatMap(({ cast }, index) =>
      [...new Set(cast)].map((name, position) => ({ index, name, position })),
    );
    await client.query(insertPeopleSql, [
      realmId,
      credits.map(({ index }) => index),
      credits.map(({ position }) => position),
      credits.map(({ name }) => name),
    ]);
    const filmGenres = films.flatMap(({ genres }, index) =>
      [...new Set(genres)].map((name, position) => ({ index, name, position })),
    );
    await client.query(insertGenresSql, [
      realmId,
      filmGenres.map(({ index }) => index),
      filmGenres.map(({ position }) => position),
      filmGenres.map(({ name }) => name),
    ]);
  });
  await client.query('analyze');
  return realmId;
}

const insertContentSql = `insert into content (public_id, realm_id, type, year, published_at, created_at, updated_at)
  select 'f' || n, $1, 'VIDEO', year, make_timestamptz(year, 1, 1, 0, 0, 0), now(), now()
  from unnest($2::int[], $3::int[]) film(n, year)`;

const insertTextsSql = `insert into content_text (content_id, language, title, description)
  select c.id, 'en', film.title, film.description
  from unnest($2::int[], $3::text[], $4::text[]) film(n, title, description)
    join content c on c.realm_id = $1 and c.public_id = 'f' || n`;

const insertPeopleSql = `insert into content_person (content_id, position, name, role)
  select c.id, credit.position, credit.name, 'cast'
  from unnest($2::int[], $3::int[], $4::text[]) credit(n, position, name)
    join content c on c.realm_id = $1 and c.public_id = 'f' || n`;

const insertGenresSql = `insert into content_genre (content_id, genre_id, position)
  select c.id, g.id, film.position
  from unnest($2::int[], $3::int[], $4::text[]) film(n, position, name)
    join content c on c.realm_id = $1 and c.public_id = 'f' || n
    join genre g on g.realm_id = $1 and g.names ->> 'en' = film.name`;
