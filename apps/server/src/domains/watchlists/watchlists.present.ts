import type { WatchlistEntry } from '@matinee/contract';
import type { LoadedCards } from '../titles/index.ts';

export function presentEntries(loadedCards: LoadedCards, ids: readonly number[]): WatchlistEntry[] {
  return loadedCards.getCards(ids).map((card) => ({ ...card, contentType: card.type }));
}
