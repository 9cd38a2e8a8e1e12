// @vitest-environment happy-dom

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
      const moved = current.find((entry) => entry.id === id);
      const others = current.filter((entry) => entry.id !== id);
      if (to === 'last') return others;
      return moved ? others.toSpliced(to, 0, moved) : current;
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
      context={{ watchlistId: 'evening', owner: 'ada' }}
      {...(!readonly && { changes: { move, remove } })}
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

const dragHandle = (number: number) => screen.getByRole('button', { name: `Move Reel ${number}` });
const removeButton = (number: number) => screen.getByRole('button', { name: `Remove Reel ${number}` });
const order = () => [...document.querySelectorAll('ol strong')].map((strong) => strong.textContent);
const reels = (...numbers: number[]) => numbers.map((number) => `Reel ${number}`);
const announcement = () => document.querySelector('[aria-live="polite"]')?.textContent;

const press = (number: number) =>
  fireEvent.pointerDown(dragHandle(number), { button: 0, pointerId: 1, clientY: getEntryMiddle(number - 1) });
/** The drag handle captures the pointer, so it receives all pointer events. */
const drag = (number: number, index: number) =>
  fireEvent.pointerMove(dragHandle(number), { pointerId: 1, clientY: getEntryMiddle(index) });
async function release(number: number): Promise<void> {
  fireEvent.pointerUp(dragHandle(number), { pointerId: 1 });
  await act(() => new Promise((resolve) => setTimeout(resolve)));
}
const shift = (number: number) => {
  const entry = dragHandle(number).closest('li');
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
  test('an entry follows the pointer, the others make room, and releasing it moves it there', async () => {
    const { moves } = renderList();
    press(1);
    expect(dragHandle(1).closest('li')?.dataset.dragged).toBe('true');
    drag(1, 2);
    expect([1, 2, 3, 4].map(shift)).toEqual([240, -120, -120, 0]);
    await release(1);
    expect(order()).toEqual(reels(2, 3, 1, 4, 5, 6));
    expect(moves).toEqual([{ id: 'reel-1', to: 2 }]);
    expect([1, 2, 3, 4].map(shift)).toEqual([0, 0, 0, 0]);
    expect(announcement()).toBe('Reel 1: position 3 of 6');
  });

  test('an entry can be dragged up', async () => {
    const { moves } = renderList();
    press(4);
    drag(4, 1);
    expect([1, 2, 3, 4].map(shift)).toEqual([0, 120, 120, -240]);
    await release(4);
    expect(moves).toEqual([{ id: 'reel-4', to: 1 }]);
    expect(order()).toEqual(reels(1, 4, 2, 3, 5, 6));
  });

  test.each([
    ['Escape', () => fireEvent.keyDown(dragHandle(3), { key: 'Escape' })],
    ['a cancelled pointer', () => fireEvent.pointerCancel(dragHandle(3), { pointerId: 1 })],
  ])('%s ends a drag without a move', async (_case, cancel) => {
    const { moves } = renderList();
    press(3);
    drag(3, 0);
    cancel();
    expect([1, 2, 3].map(shift)).toEqual([0, 0, 0]);
    await release(3);
    expect(moves).toEqual([]);
    expect(order()).toEqual(reels(1, 2, 3, 4, 5, 6));
  });

  test('ignores pointer buttons other than the primary one', async () => {
    const { moves } = renderList();
    fireEvent.pointerDown(dragHandle(1), { button: 2, pointerId: 1, clientY: getEntryMiddle(0) });
    drag(1, 3);
    expect(shift(1)).toBe(0);
    await release(1);
    expect(moves).toEqual([]);
  });

  test('the page scrolls while an entry is dragged to the edge of the window', async () => {
    const scrollBy = vi.spyOn(window, 'scrollBy').mockImplementation(() => {});
    renderList({ count: 40 });
    press(1);
    fireEvent.pointerMove(dragHandle(1), { pointerId: 1, clientY: window.innerHeight - 1 });
    await vi.waitFor(() => expect(scrollBy).toHaveBeenCalled());
    const [, distance] = scrollBy.mock.calls[0] as unknown as [number, number];
    expect(distance).toBeGreaterThan(0);
  });
});

describe('reordering by keys', () => {
  test.each([
    ['{ArrowDown}', 3, reels(1, 2, 4, 3, 5, 6)],
    ['{ArrowUp}', 3, reels(1, 3, 2, 4, 5, 6)],
    ['{Home}', 3, reels(3, 1, 2, 4, 5, 6)],
    ['{End}', 3, reels(1, 2, 4, 5, 6, 3)],
    ['{PageUp}', 3, reels(3, 1, 2, 4, 5, 6)],
    ['{PageDown}', 3, reels(1, 2, 4, 5, 6, 3)],
    ['{ArrowUp}', 1, reels(1, 2, 3, 4, 5, 6)],
    ['{ArrowDown}', 6, reels(1, 2, 3, 4, 5, 6)],
    ['{Control>}{ArrowDown}{/Control}', 3, reels(1, 2, 3, 4, 5, 6)],
  ])('%s moves the entry at %i and keeps its focus', async (key, number, expected) => {
    const { user } = renderList();
    dragHandle(number).focus();
    await user.keyboard(key);
    expect(order()).toEqual(expected);
    expect(document.activeElement).toBe(dragHandle(number));
  });

  test('an entry moves to both ends of a long list, beyond the entries that are rendered', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    const { user } = renderList({ count: 40 });
    expect(order().length).toBeLessThan(30);
    dragHandle(3).focus();
    await user.keyboard('{End}');
    expect(document.activeElement).toBe(dragHandle(3));
    expect(dragHandle(3).closest('li')?.getAttribute('aria-posinset')).toBe('40');
    expect(scrollTo).toHaveBeenCalled();
    await user.keyboard('{Home}');
    expect(document.activeElement).toBe(dragHandle(3));
    expect(order()[0]).toBe('Reel 3');
  });

  test('End in a partly loaded list moves the entry to the end of the whole list', async () => {
    const { moves, user } = renderList({ hasMore: true });
    dragHandle(1).focus();
    await user.keyboard('{End}');
    expect(moves).toEqual([{ id: 'reel-1', to: 'last' }]);
    expect(announcement()).toBe('Reel 1: position 40 of 40');
    // The entry is no longer loaded, so the focus moves to the entry at its index.
    expect(document.activeElement).toBe(dragHandle(2));
  });

  test('a move in a partly loaded list announces the position that the server returns', async () => {
    const { user } = renderList({ hasMore: true });
    expect(screen.getAllByRole('listitem')[0]?.getAttribute('aria-setsize')).toBe('-1');
    dragHandle(2).focus();
    await user.keyboard('{ArrowDown}');
    expect(announcement()).toBe('Reel 2: position 3 of 40');
    expect(document.activeElement).toBe(dragHandle(2));
  });
});

test('removing a title moves the focus to the next title, or to the previous one after the last', async () => {
  const { user } = renderList({ count: 3 });
  removeButton(2).focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(removeButton(3));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(removeButton(1));
  await user.keyboard('{Enter}');
  expect(order()).toEqual([]);
});

test('the list of another account has no drag handles and no remove buttons', () => {
  renderList({ readonly: true });
  expect(order()).toEqual(reels(1, 2, 3, 4, 5, 6));
  expect(screen.queryAllByRole('button')).toEqual([]);
});
