import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { removeCachedTitle, updateCachedTitle } from './update-cached-titles.ts';

const film = (id: string) => ({ id, type: 'VIDEO', accessLevel: 'GRANTED', title: id });
const keep = (queryClient: QueryClient) =>
  updateCachedTitle(queryClient, 'a', (title) => ({ ...title, favourite: true }));

function known() {
  const queryClient = new QueryClient();
  queryClient.setQueryData(['section'], { buckets: [{ contentList: [film('a'), film('b')] }] });
  queryClient.setQueryData(['video', 'a'], { ...film('a'), next: film('b') });
  queryClient.setQueryData(['video', 'b'], { ...film('b'), next: film('a') });
  queryClient.setQueryData(['history'], { pages: [{ contentList: [film('a')] }], pageParams: [null] });
  queryClient.setQueryData(['favourites'], { pages: [{ vods: [film('b'), film('a')] }], pageParams: [null] });
  queryClient.setQueryData(['menu'], { items: [{ id: 'a', label: 'A' }] });
  return queryClient;
}

test('updates a title in every query that contains it', () => {
  const queryClient = known();
  keep(queryClient);
  const unchanged = { ...film('a'), favourite: true };
  expect(queryClient.getQueryData(['section'])).toEqual({
    buckets: [{ contentList: [unchanged, film('b')] }],
  });
  expect(queryClient.getQueryData(['video', 'a'])).toEqual({ ...unchanged, next: film('b') });
  expect(queryClient.getQueryData(['video', 'b'])).toEqual({ ...film('b'), next: unchanged });
  expect(queryClient.getQueryData(['history'])).toEqual({
    pages: [{ contentList: [unchanged] }],
    pageParams: [null],
  });
});

test('keeps the identity of unchanged data', () => {
  const queryClient = known();
  const menu = queryClient.getQueryData(['menu']);
  keep(queryClient);
  expect(queryClient.getQueryData(['menu'])).toBe(menu);
});

test('keeps the age and the invalidation of queries', () => {
  const queryClient = known();
  void queryClient.invalidateQueries({ queryKey: ['history'], refetchType: 'none' });
  const before = queryClient.getQueryState(['history'])?.dataUpdatedAt;
  keep(queryClient);
  const state = queryClient.getQueryState(['history']);
  expect([state?.isInvalidated, state?.dataUpdatedAt]).toEqual([true, before]);
});

test('removes a title from queries with the given key only', () => {
  const queryClient = known();
  removeCachedTitle(queryClient, 'favourites', 'a');
  expect(queryClient.getQueryData(['favourites'])).toEqual({
    pages: [{ vods: [film('b')] }],
    pageParams: [null],
  });
  expect(queryClient.getQueryData(['history'])).toEqual({
    pages: [{ contentList: [film('a')] }],
    pageParams: [null],
  });
});
