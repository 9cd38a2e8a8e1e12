// Rankings of the most watched, most favourited and best rated titles.
import { rankingSorts, rankingTabs } from '@matinee/rules';
import { z } from 'zod';
import { card } from './content.ts';
import { paging } from './section.ts';

export const rankingTab = z.enum(rankingTabs);
export const rankingSort = z.enum(rankingSorts);

export const rankedCard = card.extend({
  /** 1 for the first. */
  rank: z.number().int(),
  /** Number of viewers or saves, or the average rating from 1 to 5. */
  figure: z.number(),
});
export type RankedCard = z.infer<typeof rankedCard>;

export const rankings = z.object({
  tab: rankingTab,
  /** First letters of ranked titles. */
  letters: z.array(z.string()),
  /** Genres of ranked titles. */
  filters: z.array(z.object({ key: z.string(), name: z.string() })),
  contentList: z.array(rankedCard),
  paging,
});
export type Rankings = z.infer<typeof rankings>;
