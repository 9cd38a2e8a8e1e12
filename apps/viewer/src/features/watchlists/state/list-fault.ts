// What is said of a change of a list that was not made.
import { CallError } from '@matinee/client';
import { WATCHLIST_NAME_MAX } from '@matinee/rules';
import { faultText } from '../../../environment/fault-text.ts';
import type { Label } from '../../../environment/labels.ts';

const known: Readonly<Record<string, string>> = {
  duplicatedItem: 'watchlistDuplicate',
  watchlistNameTooLong: 'watchlistNameTooLong',
  notFound: 'watchlistGone',
};

export function listFault(error: unknown, label: Label): string {
  const key = error instanceof CallError ? known[error.code] : undefined;
  if (key) return label(key, { count: WATCHLIST_NAME_MAX });
  if (error instanceof CallError && error.code === 'network') return faultText(error, label).text;
  return label('watchlistFault');
}
