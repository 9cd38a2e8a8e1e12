// Updates a title in all cached responses at once, so that they cannot disagree.
import type { Card } from '@matinee/contract';
import type { QueryClient } from '@tanstack/react-query';
import { globalStatePrefix } from '../../../shared/query/global-state.ts';
import { mapParts, rewriteQueryData } from '../../../shared/query/rewrite-query-data.ts';

export type TitleUpdate = (title: Card) => Card;

/**
 * Updates every query that contains the title. Other queries keep their identity, and no query counts as
 * refetched.
 */
export function updateCachedTitle(queryClient: QueryClient, id: string, update: TitleUpdate): void {
  // Skips client state, which may hold DOM elements.
  const queries = queryClient
    .getQueryCache()
    .findAll({ predicate: ({ queryKey }) => queryKey[0] !== globalStatePrefix });
  for (const query of queries)
    rewriteQueryData(queryClient, query, updateTitleInData(query.state.data, id, update));
}

/** Removes a title from the lists whose query keys start with a name. */
export function removeCachedTitle(queryClient: QueryClient, queryName: string, id: string): void {
  for (const query of queryClient.getQueryCache().findAll({ queryKey: [queryName] }))
    rewriteQueryData(queryClient, query, removeTitleFromData(query.state.data, id));
}

function updateTitleInData(data: unknown, id: string, update: TitleUpdate): unknown {
  const isUpdatedTitle = isTitle(data) && data.id === id;
  return mapParts(isUpdatedTitle ? update(data) : data, (part) => updateTitleInData(part, id, update));
}

function removeTitleFromData(data: unknown, id: string): unknown {
  if (Array.isArray(data)) {
    const remainingItems = data.filter((part) => !isTitle(part) || part.id !== id);
    return mapParts(remainingItems.length === data.length ? data : remainingItems, (part) =>
      removeTitleFromData(part, id),
    );
  }
  return mapParts(data, (part) => removeTitleFromData(part, id));
}

function isTitle(data: unknown): data is Card {
  return typeof data === 'object' && data !== null && 'id' in data && 'accessLevel' in data && 'type' in data;
}
