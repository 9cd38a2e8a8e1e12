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

test('when a title comes or goes, every answer that may hold it is out of date, and no other', () => {
  const lists = ['section', 'grid', 'search', 'history', 'favourites', 'watchlist', 'watchlists', 'person'];
  const playing = ['after', 'adjacent', 'playlist', 'series', 'season'];
  const { queryClient, outOfDate } = answers(...lists, ...playing, 'menu', 'news', 'realm');
  handleEvent({ topic: 'title', contentId: 'film' }, environment, queryClient);
  expect(outOfDate()).toEqual([...lists, ...playing]);
});

test('a list that is being changed is asked for when the change is through, not before', async () => {
  const queryClient = new QueryClient();
  let asked = 0;
  const queryKey = ['watchlist', 'one', 'en'];
  const stop = new QueryObserver(queryClient, { queryKey, queryFn: () => ++asked }).subscribe(() => {});
  await expect.poll(() => asked).toBe(1);
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
  await expect.poll(() => asked).toBe(2);
  stop();
});
