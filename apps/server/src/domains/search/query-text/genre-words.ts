// Names of a realm's genres, folded for comparison with query words.
import { createMemo, defineMemo } from '../../../platform/cache/index.ts';
import type { Executor } from '../../../platform/database/index.ts';
import type { LoadGenres } from '../../titles/index.ts';
import { foldTexts } from '../queries/search-words.queries.ts';

const minWordLength = 3;
const minAbbreviationLength = 5;

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

/**
 * Genres with a word in one of their names that equals or starts with the query word, or with a name that the query
 * word, alone or with its neighbour, abbreviates: "scifi" and "sci fi" stand for "science fiction".
 */
export function findGenresByWord(
  genres: readonly FoldedGenre[],
  words: readonly { word: string }[],
  index: number,
  { minPrefixLength = minWordLength } = {},
): FoldedGenre[] {
  const { word } = words[index] ?? { word: '' };
  const joinedWords = [words[index - 1], words[index + 1]].flatMap((neighbour, position) =>
    neighbour ? (position === 0 ? `${neighbour.word}${word}` : `${word}${neighbour.word}`) : [],
  );
  return genres.filter(({ names }) =>
    names.some(
      (name) =>
        (word.length >= minPrefixLength && ` ${name}`.includes(` ${word}`)) ||
        (word.length >= minWordLength && ` ${name} `.includes(` ${word} `)) ||
        [word, ...joinedWords].some((letters) => isAbbreviation(letters, name.split(' '))),
    ),
  );
}

/** True if the name has two words and the letters are the beginnings of both, of two letters or more each. */
function isAbbreviation(letters: string, [firstWord = '', ...otherWords]: readonly string[]): boolean {
  if (otherWords.length === 0 || letters.length < minAbbreviationLength) return false;
  const [secondWord = ''] = otherWords;
  if (otherWords.length > 1) return false;
  for (let length = 2; length <= letters.length - 2; length += 1)
    if (firstWord.startsWith(letters.slice(0, length)) && secondWord.startsWith(letters.slice(length)))
      return true;
  return false;
}
