import { isWatchlistNameTooLong, WATCHLIST_NAME_MAX, watchlistName } from '@matinee/rules';
import { type Refusal, refuse } from '../../../platform/http/index.ts';

export function readName(typed: string): string | Refusal {
  const name = watchlistName(typed);
  if (name === '') return refuse('badRequest', undefined, ['body.name: is empty']);
  return isWatchlistNameTooLong(name) ? refuse('watchlistNameTooLong', { most: WATCHLIST_NAME_MAX }) : name;
}
