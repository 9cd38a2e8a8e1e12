import { isWatchlistNameTooLong, MAX_WATCHLIST_NAME_LENGTH, normaliseLine } from '@matinee/rules';
import { type Refusal, refuse } from '../../../platform/errors/index.ts';

export function parseWatchlistName(input: string): string | Refusal {
  const name = normaliseLine(input);
  if (name === '') return refuse('badRequest', undefined, ['body.name: is empty']);
  return isWatchlistNameTooLong(name)
    ? refuse('watchlistNameTooLong', { most: MAX_WATCHLIST_NAME_LENGTH })
    : name;
}
