// Error texts for changes of a watchlist.
import { CallError } from '@matinee/client';
import { MAX_WATCHLIST_NAME_LENGTH, MAX_WATCHLIST_TITLES, MAX_WATCHLISTS } from '@matinee/rules';
import { getErrorText } from '../../../shared/errors/call-errors.ts';
import type { LabelFunction } from '../../../shared/i18n/labels.ts';

const labelByErrorCode: Readonly<Record<string, [labelKey: string, maximum?: number]>> = {
  duplicatedItem: ['watchlistDuplicate'],
  watchlistNameTooLong: ['watchlistNameTooLong', MAX_WATCHLIST_NAME_LENGTH],
  watchlistFull: ['watchlistFull', MAX_WATCHLIST_TITLES],
  tooManyWatchlists: ['watchlistsTooMany', MAX_WATCHLISTS],
  notFound: ['watchlistNotFound'],
};

export function getWatchlistErrorText(error: unknown, label: LabelFunction): string {
  const [labelKey, count = 0] = (error instanceof CallError && labelByErrorCode[error.code]) || [];
  if (labelKey) return label(labelKey, { count });
  if (error instanceof CallError && error.code === 'network') return getErrorText(error, label).text;
  return label('watchlistError');
}
