import type { Card } from '@matinee/contract';
import { dateIn } from '../../../shared/i18n/date-formats.ts';

export interface WatchedDay {
  /** ISO 8601 date. */
  date: string;
  titles: Card[];
}

/** Titles by the day on which they were watched last, in the order in which they come. */
export function daysOf(titles: readonly Card[], zone: string): WatchedDay[] {
  const days = Map.groupBy(titles, ({ watchProgress }) =>
    watchProgress ? dateIn(zone, Date.parse(watchProgress.updatedAt)) : '',
  );
  return [...days].map(([date, watched]) => ({ date, titles: watched }));
}
