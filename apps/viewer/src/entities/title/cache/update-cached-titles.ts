// One truth about a title: what is known of it stands in many answers, and a change goes into all of them at once.
import type { Card } from '@matinee/contract';
import type { QueryClient } from '@tanstack/react-query';
import { globalStatePrefix } from '../../../shared/query/global-state.ts';
import { mapParts, rewriteQueryData } from '../../../shared/query/rewrite-query-data.ts';

export type TitleUpdate = (title: Card) => Card;

/** In every answer that has the title; answers without it stay the very same, and none counts as asked for anew. */
export function updateCachedTitle(queryClient: QueryClient, id: string, change: TitleUpdate): void {
  // What is no answer may hold parts of the page.
  const answers = queryClient
    .getQueryCache()
    .findAll({ predicate: ({ queryKey }) => queryKey[0] !== globalStatePrefix });
  for (const query of answers) rewriteQueryData(queryClient, query, changedIn(query.state.data, id, change));
}

/** Takes a title out of the lists whose keys begin with a name. */
export function removeCachedTitle(queryClient: QueryClient, list: string, id: string): void {
  for (const query of queryClient.getQueryCache().findAll({ queryKey: [list] }))
    rewriteQueryData(queryClient, query, without(query.state.data, id));
}

function changedIn(data: unknown, id: string, change: TitleUpdate): unknown {
  const isIt = isTitle(data) && data.id === id;
  return mapParts(isIt ? change(data) : data, (part) => changedIn(part, id, change));
}

function without(data: unknown, id: string): unknown {
  if (Array.isArray(data)) {
    const rest = data.filter((part) => !isTitle(part) || part.id !== id);
    return mapParts(rest.length === data.length ? data : rest, (part) => without(part, id));
  }
  return mapParts(data, (part) => without(part, id));
}

function isTitle(data: unknown): data is Card {
  return typeof data === 'object' && data !== null && 'id' in data && 'accessLevel' in data && 'type' in data;
}
