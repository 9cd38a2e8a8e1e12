import type { SessionUser } from '@matinee/contract';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { searchState } from '../navigation/search-state.ts';
import { createGlobalState, readGlobalState, writeGlobalState } from '../query/global-state.ts';
import { changeUser, getUser, setUser } from './session.ts';

const person = (id: string, isGuest = false) => ({ id, isGuest, pro: { id } }) as SessionUser;
const ann = person('ann');
const ben = person('ben');
const wish = createGlobalState('wish', '');

test('clears cached responses when the account changes', async () => {
  const queryClient = new QueryClient();
  setUser(queryClient, ann);
  writeGlobalState(queryClient, wish, 'kept');
  queryClient.setQueryData(['section', 'HOME', 'en'], 'of Ann');
  queryClient.setQueryData(['stream', 'film', 'en'], 'of Ann');
  await changeUser(queryClient, ben);
  expect(getUser(queryClient)).toEqual(ben);
  expect(readGlobalState(queryClient, wish)).toBe('kept');
  expect(queryClient.getQueryData(['section', 'HOME', 'en'])).toBeUndefined();
  expect(queryClient.getQueryData(['stream', 'film', 'en'])).toBeUndefined();
});

test('refetches active queries', async () => {
  const queryClient = new QueryClient();
  const queryKey = ['section', 'HOME', 'en'];
  queryClient.setQueryData(queryKey, 'of Ann');
  const screen = new QueryObserver(queryClient, { queryKey, queryFn: () => 'of Ben', staleTime: 60_000 });
  const leave = screen.subscribe(() => {});
  await changeUser(queryClient, ben);
  expect(queryClient.getQueryData(queryKey)).toBe('of Ben');
  leave();
});

test.each([
  [ann, ben, ''],
  [ann, null, ''],
  [ann, person('visitor', true), ''],
  [ann, ann, 'ferry'],
  [person('visitor', true), ann, 'ferry'],
  [null, ann, 'ferry'],
])('after %j searched, %j finds "%s" in the box', async (before, after, words) => {
  const queryClient = new QueryClient();
  setUser(queryClient, before);
  writeGlobalState(queryClient, searchState, { ...searchState.initial, value: 'ferry' });
  await changeUser(queryClient, after);
  expect(readGlobalState(queryClient, searchState).value).toBe(words);
});
