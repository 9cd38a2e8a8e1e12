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
export function updateCachedTitle(queryClient: QueryClient, id: string, change: TitleUpdate): void {
  // Client state may hold DOM elements.
  const answers = queryClient
    .getQueryCache()
    .findAll({ predicate: ({ queryKey }) => queryKey[0] !== globalStatePrefix });
  for (const query of answers) rewriteQueryData(queryClient, query, changedIn(query.state.data, id, change));
}

/** Removes a title from the lists whose query keys start with a name. */
export function removeCachedTitle(queryClient: QueryClient, list: string, id: string): void {
  for (const query of queryClient.getQueryCache().findAll({ queryKey: [list] }))
    rewriteQueryData(queryClient, query, removeFrom(query.state.data, id));
}

function changedIn(data: unknown, id: string, change: TitleUpdate): unknown {
  const isIt = isTitle(data) && data.id === id;
  return mapParts(isIt ? change(data) : data, (part) => changedIn(part, id, change));
}

function removeFrom(data: unknown, id: string): unknown {
  if (Array.isArray(data)) {
    const rest = data.filter((part) => !isTitle(part) || part.id !== id);
    return mapParts(rest.length === data.length ? data : rest, (part) => removeFrom(part, id));
  }
  return mapParts(data, (part) => removeFrom(part, id));
}

function isTitle(data: unknown): data is Card {
  return typeof data === 'object' && data !== null && 'id' in data && 'accessLevel' in data && 'type' in data;
}
