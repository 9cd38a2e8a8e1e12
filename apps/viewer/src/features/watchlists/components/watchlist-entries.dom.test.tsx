// Reordering and removing titles. happy-dom computes no layout: every entry is 116 px high, with a gap of 4 px.
import type { WatchlistEntry, WatchlistPosition } from '@matinee/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Environment, EnvironmentContext } from '../../../shared/environment/environment.ts';
import { createPaths } from '../../../shared/navigation/paths.ts';
import { WatchlistEntries } from './watchlist-entries.tsx';

const entryHeight = 116;
const getEntryMiddle = (index: number) => index * (entryHeight + 4) + entryHeight / 2;

const texts: Record<string, string> = {
  watchlistMove: 'Move {title}',
  watchlistRemove: 'Remove {title}',
  watchlistMoved: '{title}: position {position} of {count}',
};
const environment = {
  language: 'en',
  direction: 'ltr',
  label: (key: string, params: Record<string, unknown> = {}) =>
    (texts[key] ?? key).replace(/\{(\w+)\}/g, (_match, name) => String(params[name])),
  paths: createPaths('en', null),
  realm: { features: { seriesInterstitial: false, videoInterstitial: false } },
  hasPage: () => true,
} as unknown as Environment;

const createEntry = (number: number) =>
  ({
    id: `reel-${number}`,
    type: 'VIDEO',
    title: `Reel ${number}`,
    accessLevel: 'GRANTED',
  }) as unknown as WatchlistEntry;

interface MoveCall {
  id: string;
  to: number | 'last';
}

/** A list that applies its changes at once. With `hasMore`, further entries exist on the server. */
function List({
  count,
  hasMore,
  moves,
  readonly,
}: {
  count: number;
  hasMore: boolean;
  moves: MoveCall[];
  readonly: boolean;
}) {
  const [entries, setEntries] = useState(() =>
    Array.from({ length: count }, (_, index) => createEntry(index + 1)),
  );
  const move = (id: string, to: number | 'last', onMoved?: (position: WatchlistPosition) => void) => {
    moves.push({ id, to });
    setEntries((current) => {
      const movedEntry = current.find((entry) => entry.id === id);
      const otherEntries = current.filter((entry) => entry.id !== id);
      if (to === 'last') return otherEntries;
      return movedEntry ? otherEntries.toSpliced(to, 0, movedEntry) : current;
    });
    onMoved?.({ position: to === 'last' ? 40 : to + 1, count: 40 });
  };
  const remove = ({ id }: WatchlistEntry) =>
    setEntries((current) => current.filter((entry) => entry.id !== id));
  return (
    <WatchlistEntries
      name="Evening"
      entries={entries}
      hasMore={hasMore}
      linkContext={{ watchlistId: 'evening', owner: 'ada' }}
      {...(!readonly && { actions: { move, remove } })}
    />
  );
}

function renderList({ count = 6, hasMore = false, readonly = false } = {}) {
  const moves: MoveCall[] = [];
  render(
    <EnvironmentContext value={environment}>
      <QueryClientProvider client={new QueryClient()}>
        <List count={count} hasMore={hasMore} moves={moves} readonly={readonly} />
      </QueryClientProvider>
    </EnvironmentContext>,
  );
  return { moves, user: userEvent.setup() };
}

const getDragHandle = (number: number) => screen.getByRole('button', { name: `Move Reel ${number}` });
const getRemoveButton = (number: number) => screen.getByRole('button', { name: `Remove Reel ${number}` });
const readOrder = () => [...document.querySelectorAll('ol strong')].map((strong) => strong.textContent);
const listTitles = (...numbers: number[]) => numbers.map((number) => `Reel ${number}`);
const readAnnouncement = () => document.querySelector('[aria-live="polite"]')?.textContent;

const pressHandle = (number: number) =>
  fireEvent.pointerDown(getDragHandle(number), {
    button: 0,
    pointerId: 1,
    clientY: getEntryMiddle(number - 1),
  });
/** The drag handle captures the pointer, so it receives all pointer events. */
const dragToIndex = (number: number, index: number) =>
  fireEvent.pointerMove(getDragHandle(number), { pointerId: 1, clientY: getEntryMiddle(index) });
async function releaseHandle(number: number): Promise<void> {
  fireEvent.pointerUp(getDragHandle(number), { pointerId: 1 });
  await act(() => new Promise((resolve) => setTimeout(resolve)));
}
const readShift = (number: number) => {
  const entry = getDragHandle(number).closest('li');
  const offset = Number(/translateY\((-?[\d.]+)px\)/.exec(entry?.style.transform ?? '')?.[1]);
  return offset - Number(entry?.dataset.index) * (entryHeight + 4);
};

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(entryHeight);
  Object.assign(Element.prototype, { setPointerCapture: () => {} });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('reordering by pointer', () => {
  test('an entry follows the pointer while the others make room, and stays where the pointer releases it', async () => {
    const { moves } = renderList();
    pressHandle(1);
    expect(getDragHandle(1).closest('li')?.dataset.dragged).toBe('true');
    dragToIndex(1, 2);
    expect([1, 2, 3, 4].map(readShift)).toEqual([240, -120, -120, 0]);
    await releaseHandle(1);
    expect(readOrder()).toEqual(listTitles(2, 3, 1, 4, 5, 6));
    expect(moves).toEqual([{ id: 'reel-1', to: 2 }]);
    expect([1, 2, 3, 4].map(readShift)).toEqual([0, 0, 0, 0]);
    expect(readAnnouncement()).toBe('Reel 1: position 3 of 6');
  });

  test('an entry can be dragged up', async () => {
    const { moves } = renderList();
    pressHandle(4);
    dragToIndex(4, 1);
    expect([1, 2, 3, 4].map(readShift)).toEqual([0, 120, 120, -240]);
    await releaseHandle(4);
    expect(moves).toEqual([{ id: 'reel-4', to: 1 }]);
    expect(readOrder()).toEqual(listTitles(1, 4, 2, 3, 5, 6));
  });

  test.each([
    ['Escape', () => fireEvent.keyDown(getDragHandle(3), { key: 'Escape' })],
    ['a cancelled pointer', () => fireEvent.pointerCancel(getDragHandle(3), { pointerId: 1 })],
  ])('%s ends a drag without a move', async (_case, cancel) => {
    const { moves } = renderList();
    pressHandle(3);
    dragToIndex(3, 0);
    cancel();
    expect([1, 2, 3].map(readShift)).toEqual([0, 0, 0]);
    await releaseHandle(3);
    expect(moves).toEqual([]);
    expect(readOrder()).toEqual(listTitles(1, 2, 3, 4, 5, 6));
  });

  test('ignores pointer buttons other than the primary one', async () => {
    const { moves } = renderList();
    fireEvent.pointerDown(getDragHandle(1), { button: 2, pointerId: 1, clientY: getEntryMiddle(0) });
    dragToIndex(1, 3);
    expect(readShift(1)).toBe(0);
    await releaseHandle(1);
    expect(moves).toEqual([]);
  });

  test('the page scrolls while an entry is dragged to the edge of the window', async () => {
    const scrollBy = vi.spyOn(window, 'scrollBy').mockImplementation(() => {});
    renderList({ count: 40 });
    pressHandle(1);
    fireEvent.pointerMove(getDragHandle(1), { pointerId: 1, clientY: window.innerHeight - 1 });
    await vi.waitFor(() => expect(scrollBy).toHaveBeenCalled());
    const [, distance] = scrollBy.mock.calls[0] as unknown as [number, number];
    expect(distance).toBeGreaterThan(0);
  });
});

describe('reordering by keys', () => {
  test.each([
    ['{ArrowDown}', 3, listTitles(1, 2, 4, 3, 5, 6)],
    ['{ArrowUp}', 3, listTitles(1, 3, 2, 4, 5, 6)],
    ['{Home}', 3, listTitles(3, 1, 2, 4, 5, 6)],
    ['{End}', 3, listTitles(1, 2, 4, 5, 6, 3)],
    ['{PageUp}', 3, listTitles(3, 1, 2, 4, 5, 6)],
    ['{PageDown}', 3, listTitles(1, 2, 4, 5, 6, 3)],
    ['{ArrowUp}', 1, listTitles(1, 2, 3, 4, 5, 6)],
    ['{ArrowDown}', 6, listTitles(1, 2, 3, 4, 5, 6)],
    ['{Control>}{ArrowDown}{/Control}', 3, listTitles(1, 2, 3, 4, 5, 6)],
  ])('%s on the handle of entry %i results in %j and keeps the focus', async (key, number, expected) => {
    const { user } = renderList();
    getDragHandle(number).focus();
    await user.keyboard(key);
    expect(readOrder()).toEqual(expected);
    expect(document.activeElement).toBe(getDragHandle(number));
  });

  test('an entry moves to both ends of a long list, beyond the entries that are rendered', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    const { user } = renderList({ count: 40 });
    expect(readOrder().length).toBeLessThan(30);
    getDragHandle(3).focus();
    await user.keyboard('{End}');
    expect(document.activeElement).toBe(getDragHandle(3));
    expect(getDragHandle(3).closest('li')?.getAttribute('aria-posinset')).toBe('40');
    expect(scrollTo).toHaveBeenCalled();
    await user.keyboard('{Home}');
    expect(document.activeElement).toBe(getDragHandle(3));
    expect(readOrder()[0]).toBe('Reel 3');
  });

  test('End in a partly loaded list moves the entry to the end of the whole list', async () => {
    const { moves, user } = renderList({ hasMore: true });
    getDragHandle(1).focus();
    await user.keyboard('{End}');
    expect(moves).toEqual([{ id: 'reel-1', to: 'last' }]);
    expect(readAnnouncement()).toBe('Reel 1: position 40 of 40');
    // The entry is no longer loaded, so the focus moves to the entry at its index.
    expect(document.activeElement).toBe(getDragHandle(2));
  });

  test('a move in a partly loaded list announces the position that the server returns', async () => {
    const { user } = renderList({ hasMore: true });
    expect(screen.getAllByRole('listitem')[0]?.getAttribute('aria-setsize')).toBe('-1');
    getDragHandle(2).focus();
    await user.keyboard('{ArrowDown}');
    expect(readAnnouncement()).toBe('Reel 2: position 3 of 40');
    expect(document.activeElement).toBe(getDragHandle(2));
  });
});

test('removing a title moves the focus to the next title, or to the previous one after the last', async () => {
  const { user } = renderList({ count: 3 });
  getRemoveButton(2).focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(getRemoveButton(3));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(getRemoveButton(1));
  await user.keyboard('{Enter}');
  expect(readOrder()).toEqual([]);
});

test('a list without actions has no drag handles and no remove buttons', () => {
  renderList({ readonly: true });
  expect(readOrder()).toEqual(listTitles(1, 2, 3, 4, 5, 6));
  expect(screen.queryAllByRole('button')).toEqual([]);
});
