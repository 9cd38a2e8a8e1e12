import type { SessionUser } from '@matinee/contract';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { changeUser, setUser } from '../../../shared/session/session.ts';
import { clearSavedLists, restoreLists, saveLists } from './saved-lists.ts';

const key = ['grid', 'films', 'en'];
const list = { pages: ['first', 'second'], pageParams: [null, 'first'] };

beforeEach(() => {
  const stored = new Map<string, string>();
  const sessionStorage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  };
  vi.stubGlobal('window', { sessionStorage });
});

function tabOf(id: string): QueryClient {
  const queryClient = new QueryClient();
  setUser(queryClient, { id, isGuest: false, pro: { id } } as SessionUser);
  return queryClient;
}

function keptFor(id: string): unknown {
  const tab = tabOf(id);
  restoreLists(tab);
  return tab.getQueryData(key);
}

test('restores lists for the account that loaded them', () => {
  const tab = tabOf('ann');
  tab.setQueryData(key, list);
  saveLists(tab);
  expect(keptFor('ann')).toEqual(list);
  expect(keptFor('ben')).toBeUndefined();
});

test('refetches a restored list that is stale', async () => {
  const tab = tabOf('ann');
  tab.setQueryData(key, list);
  await tab.invalidateQueries({ queryKey: key });
  saveLists(tab);
  const next = tabOf('ann');
  const asked = vi.fn(async () => list);
  const screen = new QueryObserver(next, { queryKey: key, queryFn: asked, enabled: true, staleTime: 60_000 });
  restoreLists(next);
  const leave = screen.subscribe(() => {});
  expect(next.getQueryData(key)).toEqual(list);
  expect(asked).toHaveBeenCalled();
  leave();
});

test('does not save displayed lists under the next account', () => {
  const tab = tabOf('ann');
  tab.setQueryData(key, list);
  const isOnItsWay = () => new Promise<typeof list>(() => {});
  const screen = new QueryObserver(tab, { queryKey: key, queryFn: isOnItsWay, staleTime: 60_000 });
  const leave = screen.subscribe(() => {});
  void changeUser(tab, { id: 'ben', isGuest: false, pro: { id: 'ben' } } as SessionUser);
  saveLists(tab);
  expect(keptFor('ben')).toBeUndefined();
  leave();
});

test('clears saved lists', () => {
  const tab = tabOf('ann');
  tab.setQueryData(key, list);
  saveLists(tab);
  clearSavedLists();
  expect(keptFor('ann')).toBeUndefined();
});
