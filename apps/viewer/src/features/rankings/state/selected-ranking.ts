import { type RankingSort, type RankingTab, rankingSorts, rankingTabs } from '@matinee/rules';

/** The ranking selected by the URL. */
export interface SelectedRanking {
  tab: RankingTab;
  /** The key of a genre. */
  filter: string | undefined;
  letter: string | undefined;
  sort: RankingSort;
}

export function parseSelectedRanking(search: URLSearchParams): SelectedRanking {
  return {
    tab: rankingTabs.find((tab) => tab === search.get('tab')) ?? 'watched',
    filter: search.get('filter') || undefined,
    letter: search.get('letter') || undefined,
    sort: rankingSorts.find((sort) => sort === search.get('sort')) ?? 'rank',
  };
}
