// Tracks clicks on cards.
import { buildCardClickProperties } from '@matinee/rules';
import type { QueryClient } from '@tanstack/react-query';
import { setCardClickListener } from '../../../shared/analytics/card-clicks.ts';
import { trackEvent } from '../../../shared/analytics/track-event.ts';
import { findCard, findLinkIds } from './find-card.ts';

export function trackCardClicks(queryClient: QueryClient, features: { readonly showTitles: boolean }): void {
  setCardClickListener(({ id, href, bucketId, heading, position, time }) => {
    const ids = id === '' ? findLinkIds(href ?? '', window.location.origin) : new Set([id]);
    const responses = queryClient
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.data);
    const cardInResponse = findCard(responses, ids, { bucketId, heading });
    if (!cardInResponse) return;
    const { card, group, index } = cardInResponse;
    const context = {
      gridPosition: position ?? index,
      groupId: bucketId ?? group.id,
      groupName: heading ?? group.name,
    };
    trackEvent({ name: 'cardClick', properties: buildCardClickProperties(card, context, features) }, time);
  });
}
