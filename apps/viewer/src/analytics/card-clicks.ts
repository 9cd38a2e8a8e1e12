// Follows clicks on cards, wherever they stand.
import { cardClickProperties } from '@matinee/rules';
import type { QueryClient } from '@tanstack/react-query';
import { track } from '../environment/track.ts';
import { findCard, idsIn } from './find-card.ts';

export function followCards(queryClient: QueryClient, features: { readonly showTitles: boolean }): void {
  // Before the page changes: afterwards the card is gone.
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-card]') : null;
      if (!link) return;
      const heading = link.closest('section')?.querySelector('h2')?.textContent?.trim();
      const answers = queryClient
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.data);
      const found = findCard(answers, idsIn(link.href, window.location.origin), heading);
      if (!found) return;
      const { card, group, index } = found;
      const place = {
        gridPosition: placeOf(link) ?? index,
        groupId: group.id,
        groupName: heading ?? group.name,
      };
      track({ name: 'cardClick', properties: cardClickProperties(card, place, features) });
    },
    { capture: true },
  );
}

/** Lists that show only a part of their items say which place each has. */
function placeOf(link: HTMLAnchorElement): number | undefined {
  const item = link.closest('li');
  const stated = item?.getAttribute('aria-posinset');
  if (stated) return Number(stated) - 1;
  return item?.parentElement ? [...item.parentElement.children].indexOf(item) : undefined;
}
