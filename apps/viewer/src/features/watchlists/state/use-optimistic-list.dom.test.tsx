// Changes of a list by this page and by another device at the same time.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { type Environment, EnvironmentContext } from '../../../shared/environment/environment.ts';
import { usePagedList } from '../../../shared/paging/use-paged-list.ts';
import { createWatchlistQuery } from '../api/watchlist-queries.ts';
import { getEntries, removeEntry } from './displayed-list.ts';
import { useOptimisticList } from './use-optimistic-list.ts';

afterEach(cleanup);

/** A server with one list, which another device changes too. */
function createServer(initialIds: string[]) {
  const server = { ids: initialIds };
  const call = async () => ({ content: server.ids.map((id) => ({ id })), paging: {} });
  return { server, environment: { language: 'en', caller: { call } } as unknown as Environment };
}

function renderList(environment: Environment) {
  const queryClient = new QueryClient();
  const queryOptions = createWatchlistQuery(environment, 'evening', null);
  const wrapper = ({ children }: PropsWithChildren) => (
    <EnvironmentContext value={environment}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </EnvironmentContext>
  );
  const { result } = renderHook(
    () => {
      const { pages = [] } = usePagedList(queryOptions);
      return {
        ids: getEntries({ pages }).map(({ id }) => id),
        list: useOptimisticList('evening', null),
      };
    },
    { wrapper },
  );
  return { queryClient, queryKey: queryOptions.queryKey, result };
}

test('shows a change of another device that is reported between two changes of this page', async () => {
  const { server, environment } = createServer(['fog', 'rain', 'snow', 'wind']);
  const { queryClient, queryKey, result } = renderList(environment);
  await vi.waitFor(() => expect(result.current.ids).toHaveLength(4));
  const firstRequestGate = Promise.withResolvers<void>();
  const remove = (removedId: string, requestGate?: Promise<void>) =>
    act(() =>
      result.current.list.submitChange({
        apply: (list) => removeEntry(list, removedId),
        send: async () => {
          await requestGate;
          server.ids = server.ids.filter((id) => id !== removedId);
        },
      }),
    );

  remove('fog', firstRequestGate.promise);
  server.ids = server.ids.filter((id) => id !== 'rain');
  // An event does not refetch a list with pending changes.
  await act(() => queryClient.invalidateQueries({ queryKey, refetchType: 'none' }));
  remove('snow');
  firstRequestGate.resolve();
  await vi.waitFor(() => expect(result.current.ids).toEqual(['wind']));
});
