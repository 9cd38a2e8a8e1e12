// Whoever looks has changed something of their own: here, which the page shows already, or on another device.
import type { PageEvent } from '@matinee/contract';
import type { QueryClient } from '@tanstack/react-query';
import { queriesWithTitles } from '../../../entities/title/cache/queries-with-titles.ts';
import { updateCachedTitle } from '../../../entities/title/cache/update-cached-titles.ts';
import { isLocalChange } from '../../../shared/query/local-changes.ts';

type LibraryEvent = Extract<PageEvent, { topic: 'library' }>;

export function handleLibraryEvent(event: LibraryEvent, queryClient: QueryClient): void {
  const renew = (...queryKey: string[]) => void queryClient.invalidateQueries({ queryKey });
  // What is in the history no more has no progress anywhere.
  if (event.what === 'history') for (const name of queriesWithTitles) renew(name);
  if (event.what === 'favourites') {
    const { id, kept } = event;
    if (isLocalChange(`favourite ${id}`)) return;
    updateCachedTitle(queryClient, id, ({ favourite: _, ...title }) =>
      kept ? { ...title, favourite: true } : title,
    );
    renew('favourites');
  }
  if (event.what !== 'watchlists') return;
  renew('watchlists');
  if (isLocalChange(`watchlist ${event.id}`)) return;
  const queryKey = ['watchlist', event.id];
  // A change that is on its way asks for the list itself, when it is through.
  const isChanging = queryClient.isMutating({ mutationKey: queryKey }) > 0;
  void queryClient.invalidateQueries({ queryKey, refetchType: isChanging ? 'none' : 'active' });
}
