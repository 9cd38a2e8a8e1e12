import type { Card } from '@matinee/contract';
import { toIsoDate } from '../../../shared/i18n/date-formats.ts';

export interface WatchedDay {
  /** ISO 8601 date. */
  date: string;
  titles: Card[];
}

/**
 * Groups titles by the day on which they were watched last, keeping their order. Leaves out titles without progress:
 * another device removed them from the history while the server read the list.
 */
export function groupByDay(titles: readonly Card[], zone: string): WatchedDay[] {
  const watchedTitles = titles.flatMap((title) =>
    title.watchProgress ? [{ title, watchedAt: Date.parse(title.watchProgress.updatedAt) }] : [],
  );
  const days = Map.groupBy(watchedTitles, ({ watchedAt }) => toIsoDate(zone, watchedAt));
  return [...days].map(([date, entries]) => ({ date, titles: entries.map(({ title }) => title) }));
}
