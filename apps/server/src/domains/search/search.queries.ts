// The only SQL that looks into search terms. How well a title fits is decided here and nowhere else: whoever ranks
// better replaces these queries and nothing around them.
import { type Executor, prepared, type Trx, transaction } from '../../platform/database/index.ts';

export interface Match {
  id: number;
  type: string;
  genres: readonly { key: string; names: Readonly<Record<string, string>> }[];
}

/** The folded words of a query, as titles are folded. */
const fold = prepared<{ words: string[] }>(
  'search-fold',
  `select coalesce(array_agg(word order by place) filter (where word <> ''), '{}') as words
  from regexp_split_to_table(search_fold($1), ' ') with ordinality as t(word, place)`,
);

/** Nobody looks for more; each word is a search of its own. */
const mostWords = 8;

/** Each once. */
export async function foldWords(executor: Executor, query: string): Promise<string[]> {
  const [row] = await fold(executor, [query]);
  return [...new Set(row?.words)].slice(0, mostWords);
}

const sourceWeight = `case term.source when 'title' then 1.0 when 'person' then 0.7 else 0.55 end`;

// A short word must begin a word of the text; a longer one may stand inside, as behind an Arabic article.
const wordFits = `(term.folded like '%' || word || '%'
  and (length(word) > 2 or ' ' || term.folded like '% ' || word || '%'))`;
const wordScore = `case
    when ' ' || term.folded || ' ' like '% ' || word || ' %' then 1.0
    when ' ' || term.folded like '% ' || word || '%' then 0.85
    else 0.5
  end`;

const wordsAlike = 'word <% term.folded';
const alikeScore = '0.45 * word_similarity(word, term.folded)';

/**
 * A season is found by its series: it is hardly ever called more than its number.
 * Parameters: $1 realm, $2 now, $3 words, $4 the words as one phrase, $5 how many at most.
 */
function matching(fits: string, score: string): string {
  return `with hit as (
    select term.content_id, place, max((${score}) * ${sourceWeight}) as score,
      max(case when term.source <> 'title' then 0
        when term.folded = $4 then 0.6
        when term.folded like $4 || '%' then 0.3
        else 0 end) as phrase
    from unnest($3::text[]) with ordinality as asked(word, place)
    join search_term term on term.realm_id = $1 and ${fits}
    group by term.content_id, place
  ), found as (
    select content_id, sum(score) / cardinality($3::text[]) + max(phrase) as score
    from hit group by content_id having count(*) = cardinality($3::text[])
  )
  select c.id, c.type, coalesce(
    (select json_agg(json_build_object('key', genre.key, 'names', genre.names) order by g.position)
      from content_genre g join genre on genre.id = g.genre_id where g.content_id = c.id), '[]') as genres
  from found join content c on c.id = found.content_id
  where c.realm_id = $1 and c.type <> 'SEASON' and c.published_at <= $2
    and (c.available_from is null or c.available_from <= $2)
    and (c.available_until is null or c.available_until > $2)
  order by found.score desc, c.published_at desc, c.public_id
  limit $5`;
}

const exact = prepared<Match>('search-exact', matching(wordFits, wordScore));
const alike = prepared<Match>('search-alike', matching(wordsAlike, alikeScore));

export interface Wanted {
  realmId: number;
  now: Temporal.Instant;
  /** Folded. */
  words: readonly string[];
  limit: number;
}

/** Titles in which every word is found, best first. */
export function selectMatches(executor: Executor, wanted: Wanted): Promise<Match[]> {
  return exact(executor, parametersOf(wanted));
}

const tolerate = prepared<never>(
  'search-tolerance',
  `select set_config('pg_trgm.word_similarity_threshold', '0.42', true)`,
);

/** Titles in which every word is found as somebody in a hurry may have typed it. */
export function selectAlike(executor: Executor, wanted: Wanted): Promise<Match[]> {
  return transaction(executor, async (trx: Trx) => {
    await tolerate(trx, []);
    return alike(trx, parametersOf(wanted));
  });
}

function parametersOf({ realmId, now, words, limit }: Wanted): unknown[] {
  return [realmId, now, words, words.join(' '), limit];
}

const near = prepared<{ title: string }>(
  'search-near',
  `select title from (
    select distinct on (c.id) t.title, similarity(term.folded, $3) as likeness
    from search_term term
    join content c on c.id = term.content_id and c.published_at <= $2
      and (c.available_from is null or c.available_from <= $2)
      and (c.available_until is null or c.available_until > $2)
    join content_text t on t.content_id = c.id and t.language = term.part
    where term.realm_id = $1 and term.source = 'title' and c.type = any($5::text[])
      and term.part = any($4::text[]) and similarity(term.folded, $3) > 0.12
    order by c.id, likeness desc
  ) named order by likeness desc, title limit 5`,
);

/** Titles that look a little like the words, in languages that this person reads. */
export async function selectNearTitles(
  executor: Executor,
  {
    realmId,
    now,
    words,
    languages,
    types,
  }: Omit<Wanted, 'limit'> & { languages: readonly string[]; types: readonly string[] },
): Promise<string[]> {
  const rows = await near(executor, [realmId, now, words.join(' '), languages, types]);
  return [...new Set(rows.map(({ title }) => title))];
}
