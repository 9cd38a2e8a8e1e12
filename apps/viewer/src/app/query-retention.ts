import type { QueryClient } from '@tanstack/react-query';

/** Longer than most films: what was loaded before one is there on the way back. */
const keptMs = 3 * 60 * 60_000;

/** Browser only: on the server every page has a client of its own, which must not be held. */
export function keepAnswers(queryClient: QueryClient): void {
  const { queries, ...rest } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...rest, queries: { ...queries, gcTime: keptMs } });
}
