import type { SessionUser } from '@matinee/contract';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { searchState } from '../navigation/search-state.ts';
import { createGlobalState, readGlobalState, writeGlobalState } from '../query/global-state.ts';
import { changeUser, getUser, setUser } from './session.ts';

const createUser = (id: string, isGuest = false) => ({ id, isGuest, pro: { id } }) as SessionUser;
const ann = createUser('ann');
const ben = createUser('ben');
const testState = createGlobalState('wish', '');

test('clears cached responses when the account changes', async () => {
  const queryClient = new QueryClient();
  setUser(queryClient, ann);
  writeGlobalState(queryClient, testState, 'value');
  queryClient.setQueryData(['section', 'HOME', 'en'], 'of Ann');
  queryClient.setQueryData(['stream', 'film', 'en'], 'of Ann');
  await changeUser(queryClient, ben);
  expect(getUser(queryClient)).toEqual(ben);
  expect(readGlobalState(queryClient, testState)).toBe('value');
  expect(queryClient.getQueryData(['section', 'HOME', 'en'])).toBeUndefined();
  expect(queryClient.getQueryData(['stream', 'film', 'en'])).toBeUndefined();
});

test('refetches active queries when the account changes', async () => {
  const queryClient = new QueryClient();
  const queryKey = ['section', 'HOME', 'en'];
  queryClient.setQueryData(queryKey, 'of Ann');
  const observer = new QueryObserver(queryClient, { queryKey, queryFn: () => 'of Ben', staleTime: 60_000 });
  const unsubscribe = observer.subscribe(() => {});
  await changeUser(queryClient, ben);
  expect(queryClient.getQueryData(queryKey)).toBe('of Ben');
  unsubscribe();
});

test.each([
  [ann, ben, ''],
  [ann, null, ''],
  [ann, createUser('visitor', true), ''],
  [ann, ann, 'ferry'],
  [createUser('visitor', true), ann, 'ferry'],
  [null, ann, 'ferry'],
])('after a change from %j to %j the search text is "%s"', async (previousUser, newUser, searchText) => {
  const queryClient = new QueryClient();
  setUser(queryClient, previousUser);
  writeGlobalState(queryClient, searchState, { ...searchState.initial, text: 'ferry' });
  await changeUser(queryClient, newUser);
  expect(readGlobalState(queryClient, searchState).text).toBe(searchText);
});
