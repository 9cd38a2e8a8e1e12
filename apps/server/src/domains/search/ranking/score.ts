// How well a title answers to a query. Whole titles before beginnings, words in their order before words anywhere, titles
// before people; how much a title is watched breaks ties. The impact of a word in a title, which the database keeps, is
// this score for one word: whoever changes one changes both.
import { bare } from '../reading/letters.ts';
import type { Query, QueryWord } from '../reading/read-query.ts';

export interface Rankable {
  /** Folded, one a line. */
  titles: string;
  people: string;
  genres: readonly number[];
  year: number | null;
  weight: number;
}

/** What a word of the query is answered by, and how well, 0 to 1. */
interface Accepted {
  words: ReadonlyMap<string, number>;
  genres: ReadonlySet<number>;
}

export interface RankedQuery extends Query {
  accepted: readonly Accepted[];
  /** How many words a title may lack. */
  lacking: number;
}

const field = { title: 1, person: 0.7 };
const worth = { begins: 0.3, share: 0.3, whole: 0.6, inOrder: 0.2 };
const genreQuality = 0.5;
const yearQuality = 0.6;
const joinedQuality = 0.95;
/** Whatever it becomes: of a word that is still typed the rest says nothing. */
const begunQuality = 0.88;
const optionalWorth = 0.2;
const article =
  /^(?:the|an?|el|la|los|las|una?|le|les|des|der|die|das|eine?|os?|as|uma?|il|lo|gli|de|het|den|det)$/;

/** Nothing when a word is missing that has to be there. */
export function scoreTitle(query: RankedQuery, title: Rankable): number {
  const facts = query.words.map((asked, index) => factQuality(asked, query.accepted[index], title));
  const best = [...facts];
  let bonus = 0;
  for (const [lines, value] of [
    [title.titles, field.title],
    [title.people, field.person],
  ] as const) {
    if (lines === '') continue;
    for (const line of lines.split('\n')) {
      const words = line.trim().split(' ');
      const fit = fitLine(query, words);
      for (const [index, { quality }] of fit.entries())
        best[index] = Math.max(best[index] ?? 0, quality * value);
      bonus = Math.max(bonus, value * lineBonus(query, { fit, facts, line: words }));
    }
  }
  const missing = query.words.filter(({ isOptional }, index) => !isOptional && !best[index]).length;
  const needed = query.words.filter(({ isOptional }) => !isOptional).length;
  if (missing > query.lacking || missing >= needed) return 0;
  const weights = query.words.map(({ isOptional }) => (isOptional ? optionalWorth : 1));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const sum = best.reduce((so, quality, index) => so + quality * (weights[index] ?? 1), 0);
  return sum / total + bonus + title.weight / 100;
}

interface Fit {
  quality: number;
  /** Where in the line; -1: nowhere. */
  place: number;
  /** How many words of the line it covers. */
  covers: number;
}

function fitLine({ words, accepted }: RankedQuery, line: readonly string[]): Fit[] {
  const fits: Fit[] = words.map((asked, index) => {
    let fit: Fit = { quality: 0, place: -1, covers: 0 };
    for (const [place, token] of line.entries()) {
      const quality = wordQuality(asked, accepted[index], token);
      if (quality > fit.quality) fit = { quality, place, covers: 1 };
      const next = line[place + 1];
      if (next === undefined || quality >= joinedQuality) continue;
      const parted = partedQuality(asked, accepted[index], token + next);
      if (parted > fit.quality) fit = { quality: parted, place, covers: 2 };
    }
    return fit;
  });
  for (let index = 1; index < words.length; index += 1) {
    const joined = `${words[index - 1]?.word}${words[index]?.word}`;
    const place = line.indexOf(joined);
    if (place < 0 || (fits[index]?.quality ?? 0) > joinedQuality) continue;
    fits[index - 1] = { quality: joinedQuality, place, covers: 1 };
    fits[index] = { quality: joinedQuality, place, covers: 0 };
  }
  return fits;
}

function wordQuality(asked: QueryWord, accepted: Accepted | undefined, token: string): number {
  const { word, isOpen, isRun } = asked;
  if (token === word) return 1;
  if (isRun && token.includes(word)) return 0.7 + (0.25 * word.length) / token.length;
  const without = bare(token);
  let quality = accepted?.words.get(token) ?? 0;
  if (without !== undefined) {
    if (without === word) return 0.98;
    quality = Math.max(quality, accepted?.words.get(without) ?? 0);
  }
  if (isOpen && (token.startsWith(word) || without?.startsWith(word))) {
    quality = Math.max(quality, begunQuality);
  }
  return quality;
}

/** "spiderman" for "spider man". */
function partedQuality(
  { word, isOpen, isRun }: QueryWord,
  accepted: Accepted | undefined,
  both: string,
): number {
  if (isRun || word.length < 5) return 0;
  if (both === word) return joinedQuality;
  return isOpen && both.startsWith(word) ? 0.8 : (accepted?.words.get(both) ?? 0);
}

/** What the whole line adds to its words: only where it has all of them that its genres or year do not answer. */
function lineBonus(
  { words }: RankedQuery,
  { fit, facts, line }: { fit: readonly Fit[]; facts: readonly number[]; line: readonly string[] },
): number {
  if (fit.some(({ place }, index) => place < 0 && !words[index]?.isOptional && !facts[index])) return 0;
  const found = fit.filter(({ place }) => place >= 0);
  if (found.length === 0) return 0;
  const quality = found.reduce((sum, one) => sum + one.quality, 0) / found.length;
  const lead = line.length > 1 && article.test(line[0] ?? '') ? 1 : 0;
  const length = line.length - lead;
  const covered = found.reduce((sum, { place, covers }) => sum + (place < lead ? covers - 1 : covers), 0);
  const first = Math.min(...found.map(({ place }) => place));
  const isInOrder = found.every(({ place, covers }, index) => {
    const before = found[index - 1];
    return !before || place === before.place + before.covers || (covers === 0 && place === before.place);
  });
  const isWhole = covered >= length && isInOrder && found.every((one) => one.quality >= 0.9);
  return (
    quality *
    ((first <= lead ? worth.begins : 0) +
      worth.share * Math.min(1, covered / length) +
      (isWhole ? worth.whole : 0) +
      (isInOrder && words.length > 1 ? worth.inOrder : 0))
  );
}

function factQuality({ word }: QueryWord, accepted: Accepted | undefined, title: Rankable): number {
  if (title.year !== null && word === String(title.year)) return yearQuality;
  return title.genres.some((genre) => accepted?.genres.has(genre)) ? genreQuality : 0;
}
