// Tells of the cards that are followed, wherever they stand.
import { cardClickProperties } from '@matinee/rules';
import type { QueryClient } from '@tanstack/react-query';
import { followCardClicks } from '../../../shared/analytics/card-clicks.ts';
import { track } from '../../../shared/analytics/track-event.ts';
import { findCard, idsIn } from './find-card.ts';

export function followCards(queryClient: QueryClient, features: { readonly showTitles: boolean }): void {
  followCardClicks(({ id, href, heading, place, at }) => {
    const ids = id === '' ? idsIn(href ?? '', window.location.origin) : new Set([id]);
    const answers = queryClient
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.data);
    const found = findCard(answers, ids, heading);
    if (!found) return;
    const { card, group, index } = found;
    const where = { gridPosition: place ?? index, groupId: group.id, groupName: heading ?? group.name };
    track({ name: 'cardClick', properties: cardClickProperties(card, where, features) }, at);
  });
}
