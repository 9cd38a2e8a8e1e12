// Rewrites cached data without refetching: unchanged parts keep their identity, and no query counts as newer.
import type { Query, QueryClient } from '@tanstack/react-query';

export function rewriteQueryData(queryClient: QueryClient, { queryKey, state }: Query, data: unknown): void {
  if (data === state.data) return;
  const { dataUpdatedAt: updatedAt, isInvalidated } = state;
  queryClient.setQueryData(queryKey, data, { updatedAt });
  if (isInvalidated) void queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
}

/** Returns the same object if no part changed. */
export function mapParts(data: unknown, rewritePart: (part: unknown) => unknown): unknown {
  if (typeof data !== 'object' || data === null) return data;
  if (Array.isArray(data)) {
    const parts = data.map(rewritePart);
    return parts.some((part, index) => part !== data[index]) ? parts : data;
  }
  const changes = Object.entries(data).flatMap(([key, part]) => {
    const rewrittenPart = rewritePart(part);
    return rewrittenPart === part ? [] : [[key, rewrittenPart] as const];
  });
  return changes.length > 0 ? { ...data, ...Object.fromEntries(changes) } : data;
}
