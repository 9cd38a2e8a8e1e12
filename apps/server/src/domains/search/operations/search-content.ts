// Finds titles for a query: matches are ranked, then grouped, counted, narrowed and dealt as cards.
import type { ContentType, SearchRefine, SearchResult } from '@matinee/contract';
import { normaliseQuery, pickText } from '@matinee/rules';
import type { CallContext } from '../../../calls/index.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/errors/index.ts';
import { cutPage, readPosition } from '../../../platform/paging/index.ts';
import type { DealCards, GenresOf } from '../../titles/index.ts';
import { enough, type Found, findMatches } from './find-matches.ts';
import { compareResults, positionOf, resultCursor } from './result-order.ts';
import { suggest } from './suggest.ts';
import type { FindAsked } from './understand.ts';

export interface SearchServices {
  deal: DealCards;
  genresOf: GenresOf;
}

export interface SearchAsked {
  query: string;
  p: number;
  rpp: number;
  lastSeen?: string | undefined;
  type?: ContentType | undefined;
  genre?: string | undefined;
}

type Genres = Awaited<ReturnType<GenresOf>>;

export async function searchContent(
  { deal, genresOf }: SearchServices,
  ctx: CallContext,
  asked: SearchAsked,
): Promise<SearchResult | Refusal> {
  const { db, realm, now, languages } = ctx;
  const query = normaliseQuery(asked.query);
  const after = readPosition(ctx, resultCursor, asked.lastSeen);
  if (isRefusal(after)) return after;
  if (after && !asked.type) return refuse('badRequest', undefined, ['query.lastSeen: needs a type']);
  const wanted: FindAsked = { executor: db, realmId: realm.id, now, genresOf, query };
  const [all, genres] = await Promise.all([query ? findMatches(wanted) : [], genresOf(db, realm.id)]);

  const ofType = all.filter(({ type }) => !asked.type || type === asked.type);
  const isOfGenre = (title: Found) => title.genres.some((id) => genres.get(id)?.key === asked.genre);
  const ofGenre = all.filter((title) => !asked.genre || isOfGenre(title));
  const kept = ofType.filter((title) => !asked.genre || isOfGenre(title));
  const groups = [...Map.groupBy(kept, ({ type }) => type)];
  const pages = groups.map(([type, matches]) => {
    const from = after
      ? matches.filter((match) => compareResults(match, after.key) <= 0).length
      : (asked.p - 1) * asked.rpp;
    const page = cutPage(ctx, matches.slice(from), {
      cursor: resultCursor,
      keyOf: positionOf,
      size: asked.rpp,
      seen: from,
    });
    return { type: type as ContentType, matches, ids: page.rows.map(({ id }) => id), paging: page.paging };
  });
  const [dealt, suggestions] = await Promise.all([
    deal(ctx, { ids: pages.flatMap(({ ids }) => ids) }),
    query && all.length < enough ? suggest(wanted, languages) : [],
  ]);
  return {
    query,
    page: asked.p,
    resultsPerPage: asked.rpp,
    totalResults: kept.length,
    results: pages.map(({ type, matches, ids, paging }) => ({
      type,
      items: dealt.cards(ids),
      totalPages: Math.ceil(matches.length / asked.rpp),
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
