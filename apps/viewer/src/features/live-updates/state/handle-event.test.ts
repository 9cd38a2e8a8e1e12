import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Environment } from '../../../shared/environment/environment.ts';
import { handleEvent } from './handle-event.ts';

const environment = { language: 'en' } as Environment;

function answers(...names: string[]) {
  const queryClient = new QueryClient();
  for (const name of names) queryClient.setQueryData([name, 'one', 'en'], {});
  const isOutOfDate = (name: string) => queryClient.getQueryState([name, 'one', 'en'])?.isInvalidated;
  return { queryClient, outOfDate: () => names.filter(isOutOfDate) };
}

test('a title event invalidates every query that may contain it, and no other', () => {
  const lists = ['section', 'grid', 'search', 'history', 'favourites', 'watchlist', 'watchlists', 'person'];
  const playing = ['after', 'adjacent', 'playlist', 'series', 'season'];
  const { queryClient, outOfDate } = answers(...lists, ...playing, 'menu', 'news', 'realm');
  handleEvent({ topic: 'title', contentId: 'film' }, environment, queryClient);
  expect(outOfDate()).toEqual([...lists, ...playing]);
});

test('a list with a pending change is refetched after the change', async () => {
  const queryClient = new QueryClient();
  let refetched = 0;
  const queryKey = ['watchlist', 'one', 'en'];
  const stop = new QueryObserver(queryClient, { queryKey, queryFn: () => ++refetched }).subscribe(() => {});
  await expect.poll(() => refetched).toBe(1);
  let finish = () => {};
  const change = queryClient.getMutationCache().build(queryClient, {
    mutationKey: ['watchlist', 'one'],
    mutationFn: () => new Promise<void>((resolve) => (finish = resolve)),
  });
  const done = change.execute(undefined);
  handleEvent({ topic: 'title', contentId: 'film' }, environment, queryClient);
  expect(queryClient.getQueryState(queryKey)).toMatchObject({ isInvalidated: true, fetchStatus: 'idle' });
  await expect.poll(() => queryClient.isMutating()).toBe(1);
  finish();
  await done;
  handleEvent({ topic: 'title', contentId: 'film' }, environment, queryClient);
  await expect.poll(() => refetched).toBe(2);
  stop();
});
