// Finds titles for a query: matches are ranked in the database, then grouped, counted, narrowed and dealt as cards.
import type { ContentType, SearchRefine, SearchResult } from '@matinee/contract';
import { searchWords, textIn } from '@matinee/rules';
import type { CallContext } from '../../../platform/http/index.ts';
import type { DealCards } from '../../catalogue/index.ts';
import {
  foldWords,
  type Match,
  selectAlike,
  selectMatches,
  selectNearTitles,
  type Wanted,
} from '../search.queries.ts';

/** More would be looked through by nobody. */
const mostMatches = 500;
/** With fewer, what looks alike is looked for too. */
const enough = 3;
/** What suggestions name: an episode says little without its series. */
const suggested = ['SERIES', 'VIDEO', 'PLAYLIST', 'LIVE_EVENT', 'LIVE'];

export interface SearchAsked {
  query: string;
  p: number;
  rpp: number;
  type?: ContentType | undefined;
  genre?: string | undefined;
}

export async function searchContent(
  deal: DealCards,
  ctx: CallContext,
  asked: SearchAsked,
): Promise<SearchResult> {
  const { db, realm, now, languages } = ctx;
  const query = searchWords(asked.query);
  const words = query ? await foldWords(db, query) : [];
  const wanted: Wanted = { realmId: realm.id, now, words, limit: mostMatches };
  const all = words.length > 0 ? await findMatches(ctx, wanted) : [];

  const ofType = all.filter(({ type }) => !asked.type || type === asked.type);
  const ofGenre = all.filter(({ genres }) => !asked.genre || genres.some(({ key }) => key === asked.genre));
  const kept = ofType.filter((match) => ofGenre.includes(match));
  const groups = [...Map.groupBy(kept, ({ type }) => type)];
  const pages = groups.map(([type, matches]) => ({
    type: type as ContentType,
    ids: matches.slice((asked.p - 1) * asked.rpp, asked.p * asked.rpp).map(({ id }) => id),
    totalResults: matches.length,
  }));
  const dealt = await deal(ctx, { ids: pages.flatMap(({ ids }) => ids) });
  const suggestions =
    words.length > 0 && all.length < enough
      ? await selectNearTitles(db, { ...wanted, languages, types: suggested })
      : [];
  return {
    query,
    page: asked.p,
    resultsPerPage: asked.rpp,
    totalResults: kept.length,
    results: pages.map(({ type, ids, totalResults }) => ({
      type,
      items: dealt.cards(ids),
      totalPages: Math.ceil(totalResults / asked.rpp),
      totalResults,
    })),
    // Each way to narrow counts what the other one leaves, so that no choice leads to nothing.
    refines: [typeRefine(ofGenre), genreRefine(ofType, languages)].filter(({ values }) => values.length > 1),
    suggestions: suggestions.filter((title) => title.toLowerCase() !== query.toLowerCase()),
  };
}

async function findMatches({ db }: CallContext, wanted: Wanted): Promise<Match[]> {
  const found = await selectMatches(db, wanted);
  const isLong = wanted.words.some((word) => word.length > 3);
  if (found.length >= enough || !isLong) return found;
  const known = new Set(found.map(({ id }) => id));
  const alike = await selectAlike(db, wanted);
  return [...found, ...alike.filter(({ id }) => !known.has(id))];
}

function typeRefine(matches: readonly Match[]): SearchRefine {
  const values = [...Map.groupBy(matches, ({ type }) => type)].map(([value, those]) => ({
    value,
    count: those.length,
  }));
  return { name: 'type', values };
}

function genreRefine(matches: readonly Match[], languages: readonly string[]): SearchRefine {
  const genres = new Map(matches.flatMap((match) => match.genres).map((genre) => [genre.key, genre]));
  const values = [...genres.values()].map(({ key, names }) => ({
    value: key,
    text: textIn(names, languages) ?? key,
    count: matches.filter((match) => match.genres.some((genre) => genre.key === key)).length,
  }));
  return { name: 'genre', values: values.sort((one, other) => other.count - one.count) };
}
