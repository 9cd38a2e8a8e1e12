// Decides which viewers may read or edit a list. The queries enforce it again.
import type { WatchlistOwnership } from '@matinee/contract';
import type { RealmContext } from '../../calls/index.ts';
import { presentFeatures } from '../realm/index.ts';
import type { WatchlistRow } from './watchlists.queries.ts';

/** Whether the realm has the feature. */
export function canUseWatchlists(realm: RealmContext): boolean {
  return presentFeatures(realm).watchlists;
}

/** Without social sharing only the owner can read a list, even by its link. */
export function canShareWatchlists(realm: RealmContext): boolean {
  return presentFeatures(realm).socialSharing;
}

export function getOwnership(list: WatchlistRow, profileId: number | null): WatchlistOwnership {
  if (list.profile_id === profileId) return 'owned';
  return list.is_saved ? 'saved' : 'shared';
}

/** Only the owner may rename a list and add, move or remove its titles. */
export function canEditWatchlist(list: WatchlistRow, profileId: number | null): boolean {
  return getOwnership(list, profileId) === 'owned';
}
