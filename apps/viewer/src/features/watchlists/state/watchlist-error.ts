// What is said of a change of a list that was not made.
import { CallError } from '@matinee/client';
import { WATCHLIST_NAME_MAX, WATCHLIST_TITLES_MAX, WATCHLISTS_MAX } from '@matinee/rules';
import { getErrorText } from '../../../shared/errors/error-text.ts';
import type { Label } from '../../../shared/i18n/labels.ts';

const known: Readonly<Record<string, [label: string, most?: number]>> = {
  duplicatedItem: ['watchlistDuplicate'],
  watchlistNameTooLong: ['watchlistNameTooLong', WATCHLIST_NAME_MAX],
  watchlistFull: ['watchlistFull', WATCHLIST_TITLES_MAX],
  tooManyWatchlists: ['watchlistsTooMany', WATCHLISTS_MAX],
  notFound: ['watchlistGone'],
};

export function getWatchlistError(error: unknown, label: Label): string {
  const [key, count = 0] = (error instanceof CallError && known[error.code]) || [];
  if (key) return label(key, { count });
  if (error instanceof CallError && error.code === 'network') return getErrorText(error, label).text;
  return label('watchlistFault');
}
