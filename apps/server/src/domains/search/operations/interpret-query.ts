// What the words of a query may stand for in a realm: as they are typed, and, in a wider sense, what has their letters
// inside or was meant by somebody in a hurry.
import type { Executor } from '../../../platform/database/index.ts';
import type { LoadGenres } from '../../titles/index.ts';
import type { Candidate } from '../queries/candidate.queries.ts';
import { selectStarting, type TitlesParams } from '../queries/titles.queries.ts';
import {
  foldTexts,
  type KnownWord,
  selectBeginning,
  selectContaining,
  selectKnown,
  selectNear,
} from '../queries/words.queries.ts';
import { likeness } from '../ranking/distance.ts';
import { alternativeWords } from '../reading/alternative-words.ts';
import { type FoldedGenre, foldGenres, genresCalled } from '../reading/genre-words.ts';
import { bare } from '../reading/letters.ts';
import { type Query, type QueryWord, readQuery, wordsToLookUp } from '../reading/read-query.ts';
import { beginsShort } from './collect-candidates.ts';

/** Words that a word which is still typed may become. One or two letters are known by how titles begin. */
const mostBeginnings = (word: string) => (word.length < 3 ? 48 : 64);
const quality = { otherWord: 0.9, atEnd: 0.74, inside: 0.5 };
const shortestInside = 3;
const mostInside = 64;

export interface SearchParams extends TitlesParams {
  executor: Executor;
  loadGenres: LoadGenres;
  query: string;
}

/** A query with what its words may stand for in this realm. */
export interface Reading extends Query {
  choices: Choice[];
  /** Titles that begin like the query. */
  starting: readonly Candidate[];
  known: ReadonlyMap<string, KnownWord>;
}

export interface Choice {
  queryWord: QueryWord;
  /** Words that answer to it, and how well. */
  words: Map<KnownWord, number>;
  /** Two words of a title that answer to it when they are joined, and how well. */
  splits: Map<string, number>;
  genres: FoldedGenre[];
  /** There may be more words that begin so. */
  isCut: boolean;
}

/** Nothing to fold but capitals. */
const plain = /^[a-z0-9 ]+$/i;

export async function interpretQuery(asked: SearchParams): Promise<Reading> {
  const { executor, realmId, loadGenres } = asked;
  const [[folded = ''], genres] = await Promise.all([
    plain.test(asked.query) ? [asked.query.toLowerCase()] : foldTexts(executor, [asked.query]),
    loadGenres(executor, realmId).then((all) => foldGenres(executor, all)),
  ]);
  const query = readQuery(folded);
  const last = query.words.at(-1);
  if (!last) return { ...query, choices: [], starting: [], known: new Map() };
  const [starting, known, beginnings] = await Promise.all([
    beginsShort(query) || query.words.length > 1
      ? selectStarting(executor, { ...asked, letters: query.phrase })
      : [],
    selectKnown(executor, { realmId, words: wordsToLookUp(query) }),
    selectBeginning(executor, { realmId, letters: last.word, limit: mostBeginnings(last.word) }),
  ]);
  const choices = query.words.map((word) => {
    const words = new Map<KnownWord, number>();
    for (const spelling of [word.word, bare(word.word)]) {
      const exact = spelling && known.get(spelling);
      if (exact) words.set(exact, 1);
    }
    for (const other of alternativeWords(word.word)) {
      const exact = known.get(other);
      if (exact) words.set(exact, quality.otherWord);
    }
    // How well a beginning fits is seen from the title's own words.
    if (word === last) for (const longer of beginnings) words.set(longer, 0);
    const isCut = word === last && beginnings.length >= mostBeginnings(word.word);
    return { queryWord: word, words, splits: new Map(), genres: genresCalled(genres, word.word), isCut };
  });
  return { ...query, choices, starting, known };
}

/** Lets words be what is like them; false when there is nothing new. */
export async function widen(
  { executor, realmId }: SearchParams,
  { choices }: Reading,
  more: number,
): Promise<boolean> {
  const wanted = choices.filter(({ queryWord: { isRun, isOptional } }) => !isRun && !isOptional);
  const words = wanted.map(({ queryWord: { word } }) => word).filter((word) => word.length > 3);
  const [near, inside] = await Promise.all([
    words.length > 0 ? selectNear(executor, { realmId, words }) : [],
    Promise.all(
      wanted.map(({ queryWord: { word } }) =>
        word.length >= shortestInside
          ? selectContaining(executor, { realmId, letters: word, limit: mostInside })
          : [],
      ),
    ),
  ]);
  let isWider = false;
  const accept = (choice: Choice, word: KnownWord, value: number) => {
    const same = [...choice.words.keys()].find(({ id }) => id === word.id);
    if (value <= ((same && choice.words.get(same)) ?? 0)) return;
    choice.words.set(same ?? word, value);
    isWider = true;
  };
  for (const [index, choice] of wanted.entries()) {
    const { word, isOpen } = choice.queryWord;
    for (const one of inside[index] ?? [])
      if (one.word !== word) accept(choice, one, one.word.endsWith(word) ? quality.atEnd : quality.inside);
    for (const one of near) {
      if (one.queryWord === word && one.word !== word)
        accept(choice, one, likeness(word, one.word, { isOpen, more }));
    }
  }
  return isWider;
}
