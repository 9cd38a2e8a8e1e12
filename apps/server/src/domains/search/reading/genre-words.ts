// Names of a realm's genres, folded for comparison with query words.
import { createMemo, defineMemo } from '../../../platform/cache/index.ts';
import type { Executor } from '../../../platform/database/index.ts';
import type { LoadGenres } from '../../titles/index.ts';
import { foldTexts } from '../queries/search-words.queries.ts';

const minWordLength = 3;

export interface FoldedGenre {
  id: number;
  key: string;
  /** The folded name in each language. */
  names: readonly string[];
}

type Genres = Awaited<ReturnType<LoadGenres>>;
const foldedGenres = createMemo<Genres, Promise<FoldedGenre[]>>(
  defineMemo({
    name: 'folded genres',
    holds: 'the names of the genres as search compares them',
    owner: 'an entry of the cache of genres',
    maxEntries: 1,
    replacedBy: ['GenresChanged'],
  }),
);

export function foldGenres(executor: Executor, genres: Genres): Promise<FoldedGenre[]> {
  return foldedGenres.getOrCreate(genres, 'all', () => foldAll(executor, genres));
}

async function foldAll(executor: Executor, genres: Genres): Promise<FoldedGenre[]> {
  const rows = [...genres.values()];
  const texts = await foldTexts(
    executor,
    rows.flatMap(({ names }) => Object.values(names)),
  );
  return rows.map(({ id, key, names }) => ({ id, key, names: texts.splice(0, Object.keys(names).length) }));
}

/** Genres with a word in one of their names that equals or starts with the query word. */
export function findGenresByWord(genres: readonly FoldedGenre[], word: string): FoldedGenre[] {
  if (word.length < minWordLength) return [];
  return genres.filter(({ names }) => names.some((name) => ` ${name}`.includes(` ${word}`)));
}
