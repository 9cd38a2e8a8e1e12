// Finds titles for a query: matches are ranked, then grouped, counted, narrowed and dealt as cards.
import type { ContentType, SearchRefine, SearchResult } from '@matinee/contract';
import { normaliseQuery, pickText } from '@matinee/rules';
import type { CallContext } from '../../../calls/index.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/errors/index.ts';
import { cutPage, readPosition } from '../../../platform/paging/index.ts';
import type { LoadCards, LoadGenres } from '../../titles/index.ts';
import { enough, type Found, findMatches } from './find-matches.ts';
import type { SearchParams } from './interpret-query.ts';
import { compareResults, positionOf, resultCursor } from './result-order.ts';
import { suggest } from './suggest.ts';

export interface SearchServices {
  loadCards: LoadCards;
  loadGenres: LoadGenres;
}

export interface SearchInput {
  query: string;
  p: number;
  rpp: number;
  lastSeen?: string | undefined;
  type?: ContentType | undefined;
  genre?: string | undefined;
}

type Genres = Awaited<ReturnType<LoadGenres>>;

export async function searchContent(
  { loadCards, loadGenres }: SearchServices,
  ctx: CallContext,
  params: SearchInput,
): Promise<SearchResult | Refusal> {
  const { db, realm, now, languages } = ctx;
  const query = normaliseQuery(params.query);
  const after = readPosition(ctx, resultCursor, params.lastSeen);
  if (isRefusal(after)) return after;
  if (after && !params.type) return refuse('badRequest', undefined, ['query.lastSeen: needs a type']);
  const wanted: SearchParams = { executor: db, realmId: realm.id, now, loadGenres, query };
  const [all, genres] = await Promise.all([query ? findMatches(wanted) : [], loadGenres(db, realm.id)]);

  const ofType = all.filter(({ type }) => !params.type || type === params.type);
  const isOfGenre = (title: Found) => title.genres.some((id) => genres.get(id)?.key === params.genre);
  const ofGenre = all.filter((title) => !params.genre || isOfGenre(title));
  const kept = ofType.filter((title) => !params.genre || isOfGenre(title));
  const groups = [...Map.groupBy(kept, ({ type }) => type)];
  const pages = groups.map(([type, matches]) => {
    const from = after
      ? matches.filter((match) => compareResults(match, after.key) <= 0).length
      : (params.p - 1) * params.rpp;
    const page = cutPage(ctx, matches.slice(from), {
      cursor: resultCursor,
      keyOf: positionOf,
      size: params.rpp,
      rowsBefore: from,
    });
    return { type: type as ContentType, matches, ids: page.rows.map(({ id }) => id), paging: page.paging };
  });
  const [dealt, suggestions] = await Promise.all([
    loadCards(ctx, { ids: pages.flatMap(({ ids }) => ids) }),
    query && all.length < enough ? suggest(wanted, languages) : [],
  ]);
  return {
    query,
    page: params.p,
    resultsPerPage: params.rpp,
    totalResults: kept.length,
    results: pages.map(({ type, matches, ids, paging }) => ({
      type,
      items: dealt.cards(ids),
      totalPages: Math.ceil(matches.length / params.rpp),
      totalResults: matches.length,
      paging,
    })),
    // Each way to narrow counts what the other one leaves, so that no choice leads to nothing.
    refines: [typeRefine(ofGenre), genreRefine(ofType, genres, languages)].filter(
      ({ values }) => values.length > 1,
    ),
    suggestions,
  };
}

function typeRefine(matches: readonly Found[]): SearchRefine {
  const values = [...Map.groupBy(matches, ({ type }) => type)].map(([value, those]) => ({
    value,
    count: those.length,
  }));
  return { name: 'type', values };
}

function genreRefine(matches: readonly Found[], genres: Genres, languages: readonly string[]): SearchRefine {
  const counts = new Map<number, number>();
  for (const id of matches.flatMap((match) => match.genres)) counts.set(id, (counts.get(id) ?? 0) + 1);
  const values = [...counts].flatMap(([id, count]) => {
    const genre = genres.get(id);
    return genre ? [{ value: genre.key, text: pickText(genre.names, languages) ?? genre.key, count }] : [];
  });
  return { name: 'genre', values: values.sort((one, other) => other.count - one.count) };
}
