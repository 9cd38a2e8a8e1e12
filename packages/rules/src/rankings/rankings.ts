// Which titles stand where in a ranking, by what people do with them.

/** What titles are ranked by, in the order of the tabs. */
export const rankingTabs = ['watched', 'kept', 'rated'] as const;
export type RankingTab = (typeof rankingTabs)[number];

export const rankingSorts = ['place', 'title'] as const;
export type RankingSort = (typeof rankingSorts)[number];

/** So many titles have a place. */
export const RANKED_MOST = 200;
/** What was watched longer ago counts no more. */
export const RANKED_DAYS = 30;

/** As if so many people had given a title a middling rating: a single five does not lead. */
const assumed = { count: 3, rating: 3 };

/** What ratings are compared by. */
export function ratingWeight({ count, sum }: { count: number; sum: number }): number {
  return (sum + assumed.count * assumed.rating) / (count + assumed.count);
}

/** The letter under which a title stands: without accents, in capitals; figures and signs stand together. */
export function titleLetter(title: string): string {
  const [first = ''] = title.trim().normalize('NFD').toLocaleUpperCase('en');
  return /\p{L}/u.test(first) ? first : '#';
}

/** What the button for sorting turns to. */
export const otherSort = (sort: RankingSort): RankingSort => (sort === 'place' ? 'title' : 'place');
