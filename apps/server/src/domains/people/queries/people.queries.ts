// SQL for people and the titles that credit them.
import type { PersonKind } from '@matinee/contract';
import { definePreparedQuery, type Executor, toJsonb } from '../../../platform/database/index.ts';
import { type ArtworkRow, buildInstantSql, buildListedSql, type PerLanguage } from '../../titles/index.ts';
import { tables } from '../people.tables.ts';

export interface PersonIds {
  id: number;
  publicId: string;
}

export interface PersonRow {
  id: number;
  public_id: string;
  kind: PersonKind;
  name: string;
  notes: PerLanguage;
  portrait: ArtworkRow | null;
}

export interface PersonPageRow extends PersonRow {
  texts: PerLanguage;
  facts: readonly { name: PerLanguage; value: PerLanguage }[];
}

/**
 * Returns the SQL that selects the name of a person: in the first of the languages that has one, else in any
 * language. `languages` is the SQL of a text array, `personAlias` the alias of the person table.
 */
export function buildPersonNameSql(languages: string, personAlias = 'p'): string {
  return `(select value from jsonb_each_text(${personAlias}.names)
    order by coalesce(array_position(${languages}::text[], key), 1000), key limit 1)`;
}

const personColumnsSql = `p.id, p.public_id, p.kind, p.name, p.notes,
  case when a.id is null then null else json_build_object('id', a.public_id, 'width', a.width,
    'height', a.height, 'placeholder', a.placeholder, 'focalX', a.focal_x, 'focalY', a.focal_y) end as portrait`;

/**
 * People with name, sort key and letter. The sort key ignores case; the letter ignores case and accents.
 * Parameters: $1 languages, $2 realm.
 */
const namedPeopleSql = `(select p.*, n.name, lower(normalize(n.name, NFD)) as sort_name,
    upper(left(normalize(n.name, NFD), 1)) as letter
  from person p cross join lateral (select ${buildPersonNameSql('$1')} as name) n where p.realm_id = $2) p`;

const peoplePageQuery = definePreparedQuery<PersonRow>(
  'people-page',
  `select ${personColumnsSql} from ${namedPeopleSql} left join artwork a on a.id = p.portrait_id
  where ($3::text is null or p.letter = upper(left(normalize($3::text, NFD), 1)))
    and ($4::text is null or p.kind = $4)
    and ($5::text is null or (p.sort_name, p.public_id) > (lower(normalize($5::text, NFD)), $6::text))
  order by p.sort_name, p.public_id limit $7`,
);

export interface PeopleParams {
  realmId: number;
  languages: readonly string[];
  letter: string | null;
  kind: PersonKind | null;
}

export function selectPeople(
  executor: Executor,
  params: PeopleParams & { after: { name: string; publicId: string } | null; limit: number },
): Promise<PersonRow[]> {
  const { realmId, languages, letter, kind, after, limit } = params;
  const cursor = [after?.name ?? null, after?.publicId ?? null];
  return peoplePageQuery(executor, [languages, realmId, letter, kind, ...cursor, limit]);
}

const letterCountsQuery = definePreparedQuery<{ letter: string; people: number }>(
  'people-letters',
  `select p.letter, count(*)::int as people from ${namedPeopleSql}
  where $3::text is null or p.kind = $3 group by p.letter order by p.letter`,
);

export function selectLetters(
  executor: Executor,
  { realmId, languages, kind }: Omit<PeopleParams, 'letter'>,
): Promise<{ letter: string; people: number }[]> {
  return letterCountsQuery(executor, [languages, realmId, kind]);
}

const personByPublicIdQuery = definePreparedQuery<PersonPageRow>(
  'people-person',
  `select ${personColumnsSql}, p.texts, p.facts from ${namedPeopleSql} left join artwork a on a.id = p.portrait_id
  where p.public_id = $3`,
);

export async function selectPerson(
  executor: Executor,
  params: { realmId: number; languages: readonly string[]; publicId: string },
): Promise<PersonPageRow | undefined> {
  const [row] = await personByPublicIdQuery(executor, [params.languages, params.realmId, params.publicId]);
  return row;
}

export interface CreditedTitleRow {
  content_id: number;
  public_id: string;
  key: string;
}

/** Excludes the episodes of a series that itself credits the person. */
const creditedTitlesQuery = definePreparedQuery<CreditedTitleRow>(
  'people-credited-titles',
  `select c.id as content_id, c.public_id, ${buildInstantSql('c.published_at')} as key
  from content c
  where c.realm_id = $1 and ${buildListedSql('$2')} and c.type <> 'SEASON'
    and exists (select 1 from content_person cp where cp.person_id = $3 and cp.content_id = c.id)
    and not exists (select 1 from video v join season s on s.content_id = v.season_id
      join content_person cp on cp.content_id = s.series_id and cp.person_id = $3 where v.content_id = c.id)
    and ($4::timestamptz is null or (c.published_at, c.public_id) < ($4::timestamptz, $5::text))
  order by c.published_at desc, c.public_id desc limit $6`,
);

export function selectCreditedTitles(
  executor: Executor,
  params: {
    realmId: number;
    now: Temporal.Instant;
    personId: number;
    after: { key: string; publicId: string } | null;
    limit: number;
  },
): Promise<CreditedTitleRow[]> {
  const { realmId, now, personId, after, limit } = params;
  return creditedTitlesQuery(executor, [
    realmId,
    now,
    personId,
    after?.key ?? null,
    after?.publicId ?? null,
    limit,
  ]);
}

export interface PersonValues {
  kind: PersonKind;
  names: PerLanguage;
  notes: PerLanguage;
  texts: PerLanguage;
  facts: readonly { name: PerLanguage; value: PerLanguage }[];
  /** When undefined, the current portrait stays. */
  portraitId: number | undefined;
}

/** Inserts a person, or updates the one with this key. */
export async function savePerson(
  trx: Executor,
  { realmId, key, publicId, now }: { realmId: number; key: string; publicId: string; now: Temporal.Instant },
  { kind, names, notes, texts, facts, portraitId }: PersonValues,
): Promise<PersonIds> {
  const values = {
    kind,
    names: toJsonb(names),
    notes: toJsonb(notes),
    texts: toJsonb(texts),
    facts: toJsonb(facts),
    updated_at: now,
    ...(portraitId !== undefined && { portrait_id: portraitId }),
  };
  const row = await tables(trx)
    .insertInto('person')
    .values({
      public_id: publicId,
      realm_id: realmId,
      external_id: key,
      portrait_id: null,
      created_at: now,
      ...values,
    })
    .onConflict((conflict) => conflict.columns(['realm_id', 'external_id']).doUpdateSet(values))
    .returning(['id', 'public_id'])
    .executeTakeFirstOrThrow();
  return { id: row.id, publicId: row.public_id };
}

export function deletePerson(
  trx: Executor,
  { realmId, key }: { realmId: number; key: string },
): Promise<{ public_id: string } | undefined> {
  return tables(trx)
    .deleteFrom('person')
    .where('realm_id', '=', realmId)
    .where('external_id', '=', key)
    .returning('public_id')
    .executeTakeFirst();
}
