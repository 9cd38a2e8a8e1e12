// Removing titles from the history and undoing it, with a server that can be offline.
import type { Card } from '@matinee/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { type Environment, EnvironmentContext } from '../../../shared/environment/environment.ts';
import { NoticeRegion } from '../../../shared/notices/notice-region.tsx';
import { usePagedList } from '../../../shared/paging/use-paged-list.ts';
import { createHistoryQuery } from '../api/library-queries.ts';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';
import { useRemoveFromHistory } from './use-remove-from-history.ts';

afterEach(cleanup);

const createTitle = (id: string) =>
  ({
    id,
    type: 'VIDEO',
    title: id,
    accessLevel: 'GRANTED',
    watchProgress: { position: 4 },
  }) as unknown as Card;

/** A server with a history; it fails the calls in `failing`. */
function createServer(ids: string[]) {
  const server = {
    ids,
    removedIndexById: new Map<string, number>(),
    failing: new Set<string>(),
    calls: [] as string[],
    /** Calls that restore a title wait for this promise. */
    gate: Promise.resolve(),
  };
  const call = async (name: string, { params }: { params?: { id: string } } = {}) => {
    if (server.failing.has(name)) throw new Error('offline');
    const id = params?.id ?? '';
    if (name !== 'getHistory') server.calls.push(`${name} ${id}`);
    if (name === 'removeFromHistory') {
      server.removedIndexById.set(id, server.ids.indexOf(id));
      server.ids = server.ids.filter((listedId) => listedId !== id);
    }
    if (name === 'restoreInHistory') await server.gate;
    if (name === 'restoreInHistory')
      server.ids = server.ids.toSpliced(server.removedIndexById.get(id) ?? 0, 0, id);
    return {
      contentList: server.ids.map(createTitle),
      paging: { lastSeen: null, moreDataAvailable: false },
    };
  };
  const environment = {
    language: 'en',
    label: (key: string, values?: object) => [key, ...Object.values(values ?? {})].join(' '),
    caller: { call },
    client: {},
  } as unknown as Environment;
  return { server, environment };
}

function History({ environment }: { environment: Environment }) {
  const { pages = [] } = usePagedList(createHistoryQuery(environment, null));
  const { container, focusAfterRemoval, focusAfterRestoration } = useFocusAfterRemoval();
  const { remove } = useRemoveFromHistory(focusAfterRestoration);
  return (
    <div ref={container} tabIndex={-1}>
      {pages.flatMap(({ contentList }) =>
        contentList.map((title) => (
          <span key={title.id} data-title-id={title.id}>
            <button
              type="button"
              onClick={() => {
                focusAfterRemoval(title.id);
                remove(title);
              }}
            >
              {title.id}
            </button>
          </span>
        )),
      )}
      <NoticeRegion returnPath={null} />
    </div>
  );
}

function renderHistory(ids: string[]) {
  const { server, environment } = createServer(ids);
  const queryClient = new QueryClient();
  render(
    <EnvironmentContext value={environment}>
      <QueryClientProvider client={queryClient}>
        <History environment={environment} />
      </QueryClientProvider>
    </EnvironmentContext>,
  );
  return { server, user: userEvent.setup() };
}

const listTitles = () =>
  [...document.querySelectorAll('[data-title-id]')].map(({ textContent }) => textContent);

test('announces a removal; the undo button puts the title back in its position and focuses it', async () => {
  const { server, user } = renderHistory(['fog', 'rain', 'snow']);
  await user.click(await screen.findByRole('button', { name: 'rain' }));
  await vi.waitFor(() => expect(listTitles()).toEqual(['fog', 'snow']));
  const region = screen.getByRole('region', { name: 'notices' });
  expect(region.getAttribute('aria-live')).toBe('polite');
  expect(region.textContent).toContain('removedFromList');
  const { promise, resolve } = Promise.withResolvers<void>();
  server.gate = promise;
  await user.click(screen.getByRole('button', { name: 'undo' }));
  await vi.waitFor(() => expect(listTitles()).toEqual(['fog', 'rain', 'snow']));
  expect(server.ids).toEqual(['fog', 'snow']);
  expect(document.activeElement?.textContent).toBe('rain');
  resolve();
  await vi.waitFor(() => expect(server.ids).toEqual(['fog', 'rain', 'snow']));
  await vi.waitFor(() => expect(server.calls).toEqual(['removeFromHistory rain', 'restoreInHistory rain']));
  expect(screen.queryByRole('button', { name: 'undo' })).toBeNull();
});

test('undoes a removal with Ctrl+Z, but not in a field', async () => {
  const { user } = renderHistory(['fog', 'rain']);
  await user.click(await screen.findByRole('button', { name: 'fog' }));
  await vi.waitFor(() => expect(listTitles()).toEqual(['rain']));
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  await user.keyboard('{Control>}z{/Control}');
  expect(listTitles()).toEqual(['rain']);
  field.remove();
  await user.keyboard('{Control>}z{/Control}');
  await vi.waitFor(() => expect(listTitles()).toEqual(['fog', 'rain']));
});

test('offers to undo again when the restoration fails, and withdraws the offer when the list closes', async () => {
  const { server, user } = renderHistory(['fog', 'rain']);
  await user.click(await screen.findByRole('button', { name: 'fog' }));
  await vi.waitFor(() => expect(server.ids).toEqual(['rain']));
  server.failing.add('restoreInHistory');
  await user.click(screen.getByRole('button', { name: 'undo' }));
  await screen.findByText('noticeChangeFailed');
  expect(listTitles()).toEqual(['rain']);
  server.failing.clear();
  await user.click(await screen.findByRole('button', { name: 'undo' }));
  await vi.waitFor(() => expect(server.ids).toEqual(['fog', 'rain']));
  await act(async () => cleanup());
  expect(screen.queryByRole('button', { name: 'undo' })).toBeNull();
});
