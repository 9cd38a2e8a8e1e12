import type { SessionUser } from '@matinee/contract';
import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeUser, setUser } from '../../../shared/session/session.ts';
import { clearSavedLists, restoreLists, saveLists } from './saved-lists.ts';

const key = ['grid', 'films', 'en'];
const list = { pages: ['first', 'second'], pageParams: [null, 'first'] };

beforeEach(() => {
  const storedItems = new Map<string, string>();
  const sessionStorage = {
    getItem: (name: string) => storedItems.get(name) ?? null,
    setItem: (name: string, value: string) => storedItems.set(name, value),
    removeItem: (name: string) => storedItems.delete(name),
  };
  vi.stubGlobal('window', { sessionStorage });
});
afterEach(() => void vi.unstubAllGlobals());

/** Creates the query client of a new document in the same tab, signed in to the account. */
function createClientForAccount(id: string): QueryClient {
  const queryClient = new QueryClient();
  setUser(queryClient, { id, isGuest: false, pro: { id } } as SessionUser);
  return queryClient;
}

function restoreListForAccount(id: string): unknown {
  const queryClient = createClientForAccount(id);
  restoreLists(queryClient);
  return queryClient.getQueryData(key);
}

test('restores lists for the account that loaded them', () => {
  const queryClient = createClientForAccount('ann');
  queryClient.setQueryData(key, list);
  saveLists(queryClient);
  expect(restoreListForAccount('ann')).toEqual(list);
  expect(restoreListForAccount('ben')).toBeUndefined();
});

test('refetches a restored list that was stale when it was saved', async () => {
  const queryClient = createClientForAccount('ann');
  queryClient.setQueryData(key, list);
  await queryClient.invalidateQueries({ queryKey: key });
  saveLists(queryClient);
  const nextClient = createClientForAccount('ann');
  const queryFn = vi.fn(async () => list);
  const observer = new QueryObserver(nextClient, {
    queryKey: key,
    queryFn,
    enabled: true,
    staleTime: 60_000,
  });
  restoreLists(nextClient);
  const unsubscribe = observer.subscribe(() => {});
  expect(nextClient.getQueryData(key)).toEqual(list);
  expect(queryFn).toHaveBeenCalled();
  unsubscribe();
});

test('keeps a restored list when a shorter list that was loading arrives later', async () => {
  const queryClient = createClientForAccount('ann');
  const longList = { pages: ['first', 'second', 'third'], pageParams: [null, 'first', 'second'] };
  queryClient.setQueryData(key, longList);
  saveLists(queryClient);

  const nextClient = createClientForAccount('ann');
  nextClient.setQueryData(key, { pages: ['first'], pageParams: [null] });
  const secondPage = Promise.withResolvers<string>();
  const observer = new InfiniteQueryObserver(nextClient, {
    queryKey: key,
    queryFn: () => secondPage.promise,
    initialPageParam: null as string | null,
    getNextPageParam: (lastPage: string) => lastPage,
    staleTime: 60_000,
  });
  const unsubscribe = observer.subscribe(() => {});
  const secondPageLoad = observer.fetchNextPage().catch(() => {});
  restoreLists(nextClient);
  secondPage.resolve('second');
  await secondPageLoad;
  expect(nextClient.getQueryData(key)).toEqual(longList);
  expect(nextClient.getQueryState(key)?.fetchStatus).toBe('idle');
  unsubscribe();
});

test('does not save the lists of one account for the next account', () => {
  const queryClient = createClientForAccount('ann');
  queryClient.setQueryData(key, list);
  const waitForever = () => new Promise<typeof list>(() => {});
  const observer = new QueryObserver(queryClient, { queryKey: key, queryFn: waitForever, staleTime: 60_000 });
  const unsubscribe = observer.subscribe(() => {});
  void changeUser(queryClient, { id: 'ben', isGuest: false, pro: { id: 'ben' } } as SessionUser);
  saveLists(queryClient);
  expect(restoreListForAccount('ben')).toBeUndefined();
  unsubscribe();
});

test('clears saved lists', () => {
  const queryClient = createClientForAccount('ann');
  queryClient.setQueryData(key, list);
  saveLists(queryClient);
  clearSavedLists();
  expect(restoreListForAccount('ann')).toBeUndefined();
});
