import type { SessionUser } from '@matinee/contract';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { pageState, readState, writeState } from './page-state.ts';
import { changeUser, rememberUser, userIn } from './session.ts';

const ann = { id: 'ann', isGuest: false } as SessionUser;
const ben = { id: 'ben', isGuest: false } as SessionUser;
const wish = pageState('wish', '');

test('what was answered to one person is not there for the next', async () => {
  const queryClient = new QueryClient();
  rememberUser(queryClient, ann);
  writeState(queryClient, wish, 'kept');
  queryClient.setQueryData(['section', 'HOME', 'en'], 'of Ann');
  queryClient.setQueryData(['stream', 'film', 'en'], 'of Ann');
  await changeUser(queryClient, ben);
  expect(userIn(queryClient)).toEqual(ben);
  expect(readState(queryClient, wish)).toBe('kept');
  expect(queryClient.getQueryData(['section', 'HOME', 'en'])).toBeUndefined();
  expect(queryClient.getQueryData(['stream', 'film', 'en'])).toBeUndefined();
});

test('what is on the screen is asked for again', async () => {
  const queryClient = new QueryClient();
  const queryKey = ['section', 'HOME', 'en'];
  queryClient.setQueryData(queryKey, 'of Ann');
  const screen = new QueryObserver(queryClient, { queryKey, queryFn: () => 'of Ben', staleTime: 60_000 });
  const leave = screen.subscribe(() => {});
  await changeUser(queryClient, ben);
  expect(queryClient.getQueryData(queryKey)).toBe('of Ben');
  leave();
});
