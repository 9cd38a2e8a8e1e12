// Searches titles: ranks the matches, groups them by type, counts and applies filters, and loads the cards.
import type { ContentType, SearchRefine, SearchResult } from '@matinee/contract';
import { normaliseQuery, pickText } from '@matinee/rules';
import type { CallContext } from '../../../calls/index.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/errors/index.ts';
import { cutPage, readPosition } from '../../../platform/paging/index.ts';
import type { LoadCards, LoadGenres } from '../../titles/index.ts';
import { findMatches, minMatches } from './find-matches.ts';
import type { Match } from './find-ranked-matches.ts';
import type { SearchParams } from './interpret-query.ts';
import { readSuggestions } from './read-suggestions.ts';
import { compareResults, resultCursor, toResultSortKey } from './result-order.ts';

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
  const searchParams: SearchParams = { executor: db, realmId: realm.id, now, loadGenres, queryText: query };
  const [matches, genres] = await Promise.all([
    query ? findMatches(searchParams) : [],
    loadGenres(db, realm.id),
  ]);

  const matchesOfType = matches.filter(({ type }) => !params.type || type === params.type);
  const hasRequestedGenre = (title: Match) => title.genres.some((id) => genres.get(id)?.key === params.genre);
  const matchesOfGenre = matches.filter((title) => !params.genre || hasRequestedGenre(title));
  const filteredMatches = matchesOfType.filter((title) => !params.genre || hasRequestedGenre(title));
  const groups = [...Map.groupBy(filteredMatches, ({ type }) => type)];
  const pages = groups.map(([type, groupMatches]) => {
    const offset = after
      ? groupMatches.filter((match) => compareResults(match, after.key) <= 0).length
      : (params.p - 1) * params.rpp;
    const page = cutPage(ctx, groupMatches.slice(offset), {
      cursor: resultCursor,
      getKey: toResultSortKey,
      size: params.rpp,
      rowsBefore: offset,
    });
    return {
      type: type as ContentType,
      matchCount: groupMatches.length,
      ids: page.rows.map(({ id }) => id),
      paging: page.paging,
    };
  });
  const [loadedCards, suggestions] = await Promise.all([
    loadCards(ctx, { ids: pages.flatMap(({ ids }) => ids) }),
    query && matches.length < minMatches
      ? readSuggestions(searchParams, { languages, matchedIds: new Set(matches.map(({ id }) => id)) })
      : [],
  ]);
  return {
    query,
    page: params.p,
    resultsPerPage: params.rpp,
    totalResults: filteredMatches.length,
    results: pages.map(({ type, matchCount, ids, paging }) => ({
      type,
      items: loadedCards.getCards(ids),
      totalPages: Math.ceil(matchCount / params.rpp),
      totalResults: matchCount,
      paging,
    })),
    // The counts of each filter respect the other filter, so that no choice leads to an empty result.
    refines: [createTypeRefine(matchesOfGenre), createGenreRefine(matchesOfType, genres, languages)].filter(
      ({ values }) => values.length > 1,
    ),
    suggestions,
  };
}

function createTypeRefine(matches: readonly Match[]): SearchRefine {
  const values = [...Map.groupBy(matches, ({ type }) => type)].map(([value, titles]) => ({
    value,
    count: titles.length,
  }));
  return { name: 'type', values };
}

function createGenreRefine(
  matches: readonly Match[],
  genres: Genres,
  languages: readonly string[],
): SearchRefine {
  const counts = new Map<number, number>();
  for (const id of matches.flatMap((match) => match.genres)) counts.set(id, (counts.get(id) ?? 0) + 1);
  const values = [...counts].flatMap(([id, count]) => {
    const genre = genres.get(id);
    return genre ? [{ value: genre.key, text: pickText(genre.names, languages) ?? genre.key, count }] : [];
  });
  return { name: 'genre', values: values.sort((left, right) => right.count - left.count) };
}
