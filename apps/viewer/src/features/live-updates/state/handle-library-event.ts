// Handles events about changes of favourites, history and watchlists. A change that this page made is already
// displayed; a change that another device made is refetched.
import type { PageEvent } from '@matinee/contract';
import type { QueryClient } from '@tanstack/react-query';
import { titleQueryNames } from '../../../entities/title/cache/title-query-names.ts';
import { updateCachedTitle } from '../../../entities/title/cache/update-cached-titles.ts';
import { takeLocalChange } from '../../../shared/query/local-changes.ts';

type LibraryEvent = Extract<PageEvent, { topic: 'library' }>;

export function handleLibraryEvent(event: LibraryEvent, queryClient: QueryClient): void {
  const invalidate = (queryName: string) => void queryClient.invalidateQueries({ queryKey: [queryName] });
  // A title that was removed from the history shows no progress on any page.
  if (event.list === 'history') for (const name of titleQueryNames) invalidate(name);
  if (event.list === 'favourites') {
    const { id, favourite } = event;
    if (takeLocalChange(`favourite ${id}`)) return;
    updateCachedTitle(queryClient, id, ({ favourite: _, ...title }) =>
      favourite ? { ...title, favourite: true } : title,
    );
    invalidate('favourites');
  }
  if (event.list !== 'watchlists') return;
  invalidate('watchlists');
  if (takeLocalChange(`watchlist ${event.id}`)) return;
  const queryKey = ['watchlist', event.id];
  // A pending change refetches the list itself.
  const isChanging = queryClient.isMutating({ mutationKey: queryKey }) > 0;
  void queryClient.invalidateQueries({ queryKey, refetchType: isChanging ? 'none' : 'active' });
}
