import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Environment } from '../../../shared/environment/environment.ts';
import { handleServerEvent } from './handle-server-event.ts';

const environment = { language: 'en' } as Environment;

function createFilledClient(...names: string[]) {
  const queryClient = new QueryClient();
  for (const name of names) queryClient.setQueryData([name, 'one', 'en'], {});
  const isInvalidated = (name: string) => queryClient.getQueryState([name, 'one', 'en'])?.isInvalidated;
  return { queryClient, listInvalidated: () => names.filter(isInvalidated) };
}

test('a title event invalidates queries that may contain the title, and no others', () => {
  const lists = ['section', 'grid', 'search', 'history', 'favourites', 'watchlist', 'watchlists', 'person'];
  const playbackQueries = ['list-neighbours', 'adjacent-episodes', 'playlist', 'series', 'season'];
  const { queryClient, listInvalidated } = createFilledClient(
    ...lists,
    ...playbackQueries,
    'menu',
    'news',
    'realm',
  );
  handleServerEvent({ topic: 'title', contentId: 'film' }, environment, queryClient);
  expect(listInvalidated()).toEqual([...lists, ...playbackQueries]);
});

test('an event refetches a list only when no change of the list is pending', async () => {
  const queryClient = new QueryClient();
  let refetchCount = 0;
  const queryKey = ['watchlist', 'one', 'en'];
  const unsubscribe = new QueryObserver(queryClient, { queryKey, queryFn: () => ++refetchCount }).subscribe(
    () => {},
  );
  await expect.poll(() => refetchCount).toBe(1);
  let finishMutation = () => {};
  const mutation = queryClient.getMutationCache().build(queryClient, {
    mutationKey: ['watchlist', 'one'],
    mutationFn: () => new Promise<void>((resolve) => (finishMutation = resolve)),
  });
  const mutationResult = mutation.execute(undefined);
  handleServerEvent({ topic: 'title', contentId: 'film' }, environment, queryClient);
  expect(queryClient.getQueryState(queryKey)).toMatchObject({ isInvalidated: true, fetchStatus: 'idle' });
  await expect.poll(() => queryClient.isMutating()).toBe(1);
  finishMutation();
  await mutationResult;
  handleServerEvent({ topic: 'title', contentId: 'film' }, environment, queryClient);
  await expect.poll(() => refetchCount).toBe(2);
  unsubscribe();
});
