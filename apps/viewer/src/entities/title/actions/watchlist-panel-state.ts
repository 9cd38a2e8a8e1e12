// The title for which the watchlist panel is open, over any page.
import type { Card } from '@matinee/contract';
import { createGlobalState } from '../../../shared/query/global-state.ts';

export interface WatchlistPanelState {
  title: Pick<Card, 'id' | 'type' | 'title'> | null;
}

export const watchlistPanelState = createGlobalState<WatchlistPanelState>('watchlist-panel', { title: null });
