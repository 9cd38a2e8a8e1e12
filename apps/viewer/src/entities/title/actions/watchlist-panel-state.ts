// The title that somebody is about to put into one of their lists: the panel for it lies over whatever page asked.
import type { Card } from '@matinee/contract';
import { createGlobalState } from '../../../shared/query/global-state.ts';

export interface WatchlistPanelState {
  title: Pick<Card, 'id' | 'type' | 'title'> | null;
}

export const watchlistPanelState = createGlobalState<WatchlistPanelState>('adding', { title: null });
