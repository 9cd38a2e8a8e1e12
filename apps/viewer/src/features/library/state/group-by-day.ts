import type { Card } from '@matinee/contract';
import { toIsoDate } from '../../../shared/i18n/date-formats.ts';

export interface WatchedDay {
  /** ISO 8601 date. */
  date: string;
  titles: Card[];
}

/** Groups titles by the day on which they were watched last, keeping their order. */
export function groupByDay(titles: readonly Card[], zone: string): WatchedDay[] {
  const days = Map.groupBy(titles, ({ watchProgress }) =>
    watchProgress ? toIsoDate(zone, Date.parse(watchProgress.updatedAt)) : '',
  );
  return [...days].map(([date, watched]) => ({ date, titles: watched }));
}
