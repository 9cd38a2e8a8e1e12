// Tracks clicks on cards.
import { buildCardClickProperties } from '@matinee/rules';
import type { QueryClient } from '@tanstack/react-query';
import { subscribeToCardClicks } from '../../../shared/analytics/card-clicks.ts';
import { trackEvent } from '../../../shared/analytics/track-event.ts';
import { findCard, idsIn } from './find-card.ts';

export function trackCardClicks(queryClient: QueryClient, features: { readonly showTitles: boolean }): void {
  subscribeToCardClicks(({ id, href, heading, place, at }) => {
    const ids = id === '' ? idsIn(href ?? '', window.location.origin) : new Set([id]);
    const answers = queryClient
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.data);
    const found = findCard(answers, ids, heading);
    if (!found) return;
    const { card, group, index } = found;
    const where = { gridPosition: place ?? index, groupId: group.id, groupName: heading ?? group.name };
    trackEvent({ name: 'cardClick', properties: buildCardClickProperties(card, where, features) }, at);
  });
}
