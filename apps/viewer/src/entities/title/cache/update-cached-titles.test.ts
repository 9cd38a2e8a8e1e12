import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { removeCachedTitle, updateCachedTitle } from './update-cached-titles.ts';

const film = (id: string) => ({ id, type: 'VIDEO', accessLevel: 'GRANTED', title: id });
const markAsFavourite = (queryClient: QueryClient) =>
  updateCachedTitle(queryClient, 'a', (title) => ({ ...title, favourite: true }));

function createFilledClient() {
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
  const queryClient = createFilledClient();
  markAsFavourite(queryClient);
  const updated = { ...film('a'), favourite: true };
  expect(queryClient.getQueryData(['section'])).toEqual({
    buckets: [{ contentList: [updated, film('b')] }],
  });
  expect(queryClient.getQueryData(['video', 'a'])).toEqual({ ...updated, next: film('b') });
  expect(queryClient.getQueryData(['video', 'b'])).toEqual({ ...film('b'), next: updated });
  expect(queryClient.getQueryData(['history'])).toEqual({
    pages: [{ contentList: [updated] }],
    pageParams: [null],
  });
});

test('keeps the identity of unchanged data', () => {
  const queryClient = createFilledClient();
  const menu = queryClient.getQueryData(['menu']);
  markAsFavourite(queryClient);
  expect(queryClient.getQueryData(['menu'])).toBe(menu);
});

test('keeps the age and the invalidation of queries', () => {
  const queryClient = createFilledClient();
  void queryClient.invalidateQueries({ queryKey: ['history'], refetchType: 'none' });
  const updatedAt = queryClient.getQueryState(['history'])?.dataUpdatedAt;
  markAsFavourite(queryClient);
  const state = queryClient.getQueryState(['history']);
  expect([state?.isInvalidated, state?.dataUpdatedAt]).toEqual([true, updatedAt]);
});

test('removes a title from queries with the given key only', () => {
  const queryClient = createFilledClient();
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
