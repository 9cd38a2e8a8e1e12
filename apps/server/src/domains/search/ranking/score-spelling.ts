// Scores how well the letters of a query match a title without spaces ("lalaland") or the initials of a title ("lotr").
import { removeLeadingArticle } from '../query-text/articles.ts';
import type { Rankable } from './score.ts';

const scores = { joinedLetters: 2, joinedPrefix: 1.05, initials: 1.12, initialsPrefix: 0.9, sameStart: 0.08 };
const maxSameStarts = 6;

export function scoreJoinedLetters(letters: string, { titlesText, weight }: Rankable): number {
  return Math.max(
    ...listTitles(titlesText).map((title) => {
      const joinedTitle = title.replaceAll(' ', '');
      if (joinedTitle === letters) return scores.joinedLetters + weight / 100;
      if (!joinedTitle.startsWith(letters)) return 0;
      return scores.joinedPrefix + (0.3 * letters.length) / joinedTitle.length + weight / 100;
    }),
  );
}

/**
 * Scores the titles whose initials start with the letters. Several titles that start with the same words are
 * probably a well-known series of films.
 */
export function scoreInitials(letters: string, titles: readonly Rankable[]): number[] {
  const matches = titles.map((title) => ({ title, line: findAbbreviatedTitle(letters, title) }));
  const getStart = (line: string) => line.split(' ').slice(0, letters.length).join(' ');
  const sameStarts = Map.groupBy(matches, ({ line }) => line && getStart(line));
  return matches.map(({ title, line }) => {
    if (!line) return 0;
    const score = getInitials(line) === letters ? scores.initials : scores.initialsPrefix;
    const sameStartCount = Math.min(maxSameStarts, sameStarts.get(getStart(line))?.length ?? 0);
    return score + sameStartCount * scores.sameStart + title.weight / 100;
  });
}

function findAbbreviatedTitle(letters: string, { titlesText }: Rankable): string | undefined {
  const lines = listTitles(titlesText);
  return (
    lines.find((line) => getInitials(line) === letters) ??
    lines.find((line) => getInitials(line).startsWith(letters))
  );
}

/** The words that the letters abbreviate most often in the titles. */
export function expandInitials(letters: string, titles: readonly Rankable[]): string | undefined {
  const starts = titles.flatMap((title) => {
    const line = findAbbreviatedTitle(letters, title);
    return line ? line.split(' ').slice(0, letters.length).join(' ') : [];
  });
  const groups = [...Map.groupBy(starts, (start) => start).values()];
  return groups.toSorted((left, right) => right.length - left.length)[0]?.[0];
}

const getInitials = (line: string): string =>
  line
    .split(' ')
    .map((word) => [...word][0] ?? '')
    .join('');

const listTitles = (titles: string): string[] =>
  titles.split('\n').flatMap((line) => [line.trim(), removeLeadingArticle(line.trim())]);
