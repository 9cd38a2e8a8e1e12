// Scores how well the letters of a query match a title without spaces ("lalaland") or the initials of a title ("lotr").
import { removeLeadingArticle } from '../query-text/articles.ts';
import type { Rankable } from './score.ts';

const scores = { joinedLetters: 2, joinedPrefix: 1.05, initials: 1.12, initialsPrefix: 0.9, sameStart: 0.08 };
const maxSameStarts = 6;

export function scoreJoinedLetters(letters: string, { titlesText, weight }: Rankable): number {
  return Math.max(
    ...listTitles(titlesText).map((titleText) => {
      const joinedTitle = titleText.replaceAll(' ', '');
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
export function scoreInitials(letters: string, rankables: readonly Rankable[]): number[] {
  const matches = rankables.map((rankable) => ({
    rankable,
    titleText: findAbbreviatedTitle(letters, rankable),
  }));
  const getStart = (titleText: string) => titleText.split(' ').slice(0, letters.length).join(' ');
  const matchesByStart = Map.groupBy(matches, ({ titleText }) => titleText && getStart(titleText));
  return matches.map(({ rankable, titleText }) => {
    if (!titleText) return 0;
    const score = getInitials(titleText) === letters ? scores.initials : scores.initialsPrefix;
    const sameStartCount = Math.min(maxSameStarts, matchesByStart.get(getStart(titleText))?.length ?? 0);
    return score + sameStartCount * scores.sameStart + rankable.weight / 100;
  });
}

function findAbbreviatedTitle(letters: string, { titlesText }: Rankable): string | undefined {
  const titleTexts = listTitles(titlesText);
  return (
    titleTexts.find((titleText) => getInitials(titleText) === letters) ??
    titleTexts.find((titleText) => getInitials(titleText).startsWith(letters))
  );
}

/** The words that the letters abbreviate most often in the titles. */
export function expandInitials(letters: string, rankables: readonly Rankable[]): string | undefined {
  const starts = rankables.flatMap((rankable) => {
    const titleText = findAbbreviatedTitle(letters, rankable);
    return titleText ? titleText.split(' ').slice(0, letters.length).join(' ') : [];
  });
  const groups = [...Map.groupBy(starts, (start) => start).values()];
  return groups.toSorted((left, right) => right.length - left.length)[0]?.[0];
}

const getInitials = (titleText: string): string =>
  titleText
    .split(' ')
    .map((word) => [...word][0] ?? '')
    .join('');

/** Lists the titles of `titlesText`, each also without its leading article. */
const listTitles = (titlesText: string): string[] =>
  titlesText.split('\n').flatMap((line) => [line.trim(), removeLeadingArticle(line.trim())]);
