// Rankings of titles by views, saves and ratings.

/** The rankings, in the order of the tabs. */
export const rankingTabs = ['watched', 'saved', 'rated'] as const;
export type RankingTab = (typeof rankingTabs)[number];

export const rankingSorts = ['rank', 'title'] as const;
export type RankingSort = (typeof rankingSorts)[number];

/** Maximum number of titles in a ranking. */
export const MAX_RANKED_TITLES = 200;
/** Views older than this many days do not count. */
export const RANKING_PERIOD_DAYS = 30;

/** Assumed ratings added to every title, so that a single 5 does not lead the ranking. */
const priorRatings = { count: 3, rating: 3 };

/**
 * Returns the Bayesian average of a title's ratings.
 * @param sum sum of all its ratings
 */
export function getWeightedRating({ count, sum }: { count: number; sum: number }): number {
  return (sum + priorRatings.count * priorRatings.rating) / (count + priorRatings.count);
}

/** Returns the index letter of a title: upper case, without accents; `#` for digits and symbols. */
export function getTitleLetter(title: string): string {
  const [firstCharacter = ''] = title.trim().normalize('NFD').toLocaleUpperCase('en');
  return /\p{L}/u.test(firstCharacter) ? firstCharacter : '#';
}

/** Returns the sort order that the sort button switches to. */
export const getToggledSort = (sort: RankingSort): RankingSort => (sort === 'rank' ? 'title' : 'rank');
