// Which titles stand where in a ranking, by what people do with them.

/** What titles are ranked by, in the order of the tabs. */
export const rankingTabs = ['watched', 'saved', 'rated'] as const;
export type RankingTab = (typeof rankingTabs)[number];

export const rankingSorts = ['rank', 'title'] as const;
export type RankingSort = (typeof rankingSorts)[number];

/** So many titles have a place. */
export const MAX_RANKED_TITLES = 200;
/** What was watched longer ago counts no more. */
export const RANKING_PERIOD_DAYS = 30;

/** As if so many people had given a title a middling rating: a single five does not lead. */
const priorRatings = { count: 3, rating: 3 };

/** What ratings are compared by. */
export function getWeightedRating({ count, sum }: { count: number; sum: number }): number {
  return (sum + priorRatings.count * priorRatings.rating) / (count + priorRatings.count);
}

/** The letter under which a title stands: without accents, in capitals; figures and signs stand together. */
export function getTitleLetter(title: string): string {
  const [first = ''] = title.trim().normalize('NFD').toLocaleUpperCase('en');
  return /\p{L}/u.test(first) ? first : '#';
}

/** What the button for sorting turns to. */
export const toggleSort = (sort: RankingSort): RankingSort => (sort === 'rank' ? 'title' : 'rank');
