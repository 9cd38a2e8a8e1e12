import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { removeCachedTitle, updateCachedTitle } from './update-cached-titles.ts';

const createFilm = (id: string) => ({ id, type: 'VIDEO', accessLevel: 'GRANTED', title: id });
const markAsFavourite = (queryClient: QueryClient) =>
  updateCachedTitle(queryClient, 'a', (title) => ({ ...title, favourite: true }));

function createFilledClient() {
  const queryClient = new QueryClient();
  queryClient.setQueryData(['section'], { buckets: [{ contentList: [createFilm('a'), createFilm('b')] }] });
  queryClient.setQueryData(['video', 'a'], { ...createFilm('a'), next: createFilm('b') });
  queryClient.setQueryData(['video', 'b'], { ...createFilm('b'), next: createFilm('a') });
  queryClient.setQueryData(['history'], { pages: [{ contentList: [createFilm('a')] }], pageParams: [null] });
  queryClient.setQueryData(['favourites'], {
    pages: [{ vods: [createFilm('b'), createFilm('a')] }],
    pageParams: [null],
  });
  queryClient.setQueryData(['menu'], { items: [{ id: 'a', label: 'A' }] });
  return queryClient;
}

test('updates a title in every query that contains it', () => {
  const queryClient = createFilledClient();
  markAsFavourite(queryClient);
  const updatedFilm = { ...createFilm('a'), favourite: true };
  expect(queryClient.getQueryData(['section'])).toEqual({
    buckets: [{ contentList: [updatedFilm, createFilm('b')] }],
  });
  expect(queryClient.getQueryData(['video', 'a'])).toEqual({ ...updatedFilm, next: createFilm('b') });
  expect(queryClient.getQueryData(['video', 'b'])).toEqual({ ...createFilm('b'), next: updatedFilm });
  expect(queryClient.getQueryData(['history'])).toEqual({
    pages: [{ contentList: [updatedFilm] }],
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
    pages: [{ vods: [createFilm('b')] }],
    pageParams: [null],
  });
  expect(queryClient.getQueryData(['history'])).toEqual({
    pages: [{ contentList: [createFilm('a')] }],
    pageParams: [null],
  });
});
