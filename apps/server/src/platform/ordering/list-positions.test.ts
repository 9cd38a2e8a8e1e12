import { describe, expect, test } from 'vitest';
import {
  computePositionChanges,
  emptyListBounds,
  type PositionBounds,
  type PositionedItem,
  tryComputePositionChanges,
} from './list-positions.ts';

interface List {
  items: readonly PositionedItem[];
  bounds: PositionBounds;
}

/** An integer that compares exactly, for any number of decimals. */
const toComparable = ({ position }: PositionedItem) => {
  const [integerPart, fraction = ''] = position.split('.');
  return BigInt(`${integerPart}${fraction.padEnd(450, '0')}`);
};
const compare = (left: PositionedItem, right: PositionedItem) =>
  Number(toComparable(left) > toComparable(right)) || -1;

function changeList({ items: itemsBefore, bounds }: List, itemIds: readonly number[]): List {
  const changes = computePositionChanges(itemsBefore, bounds, itemIds);
  const changedByPosition = new Map(changes.changedItems.map((item) => [item.position, item]));
  const stayingItems = itemsBefore.filter(({ position }) => !changes.removedPositions.includes(position));
  const remainingItems = stayingItems.map((item) => changedByPosition.get(item.position) ?? item);
  return { items: [...remainingItems, ...changes.addedItems].sort(compare), bounds: changes.bounds };
}
const createRange = (count: number) => Array.from({ length: count }, (_, index) => index);
const createList = (...itemIds: number[]) => changeList({ items: [], bounds: emptyListBounds }, itemIds);
const format = ({ items }: List) => items.map(({ itemId, position }) => `${itemId}@${position}`);

describe('computePositionChanges', () => {
  test.each<[string, number[], string[]]>([
    ['numbers a new list from 0', [1, 2, 3, 4], ['1@0', '2@1', '3@2', '4@3']],
    ['keeps the other positions when an item is removed', [1, 3, 4], ['1@0', '3@2', '4@3']],
    ['appends after the last position ever used', [1, 2, 3, 9], ['1@0', '2@1', '3@2', '9@4']],
    ['prepends before the first position', [8, 9, 1, 2, 3, 4], ['8@-2', '9@-1', '1@0', '2@1', '3@2', '4@3']],
    ['inserts between two positions', [1, 9, 2, 3, 4], ['1@0', '9@0.5', '2@1', '3@2', '4@3']],
    ['gives a new position to the moved item only', [4, 1, 2, 3], ['4@-1', '1@0', '2@1', '3@2']],
    ['does not reuse removed positions', [1, 9, 4], ['1@0', '9@2.5', '4@3']],
    ['gives new positions when all items are replaced', [7, 8], ['7@4', '8@5']],
    ['returns no positions for an empty list', [], []],
  ])('%s', (_how, itemIds, expected) => {
    expect(format(changeList(createList(1, 2, 3, 4), itemIds))).toEqual(expected);
  });

  test('keeps the position of the remaining one of two equal items', () => {
    expect(format(changeList(createList(1, 2, 1), [2, 1]))).toEqual(['2@1', '1@2']);
  });

  test('does not reuse positions that were removed earlier', () => {
    expect(format(changeList(changeList(createList(1, 2, 3), [1, 3]), [1, 9, 3]))).toEqual([
      '1@0',
      '9@1.5',
      '3@2',
    ]);
    expect(format(changeList(changeList(createList(1, 2), []), [9]))).toEqual(['9@2']);
  });

  test('renumbers all items before a position becomes too long for a cursor', () => {
    const itemIds = [1, 2];
    let list = createList(...itemIds);
    for (let index = 0; index < 450; index++) {
      itemIds.splice(1, 0, 100 + index);
      list = changeList(list, itemIds);
      expect(list.items.every(({ position }) => position.length <= 400)).toBe(true);
    }
    expect(list.items.map(({ itemId }) => itemId)).toEqual(itemIds);
  });

  test('uses each position once; a client that pages through a changing list neither misses nor repeats an item that stays', () => {
    const random = createRandom(11);
    const getRandomBelow = (count: number) => Math.floor(random() * count);
    for (let round = 0; round < 500; round++) {
      const size = 1 + getRandomBelow(12);
      let list = createList(...createRange(size));
      let nextId = size;
      const usedPositions = new Set(list.items.map(({ position }) => position));
      const unchangedPositions = new Map(list.items.map(({ itemId, position }) => [itemId, position]));
      const readIds: number[] = [];
      for (let lastReadItem: PositionedItem | undefined; ; ) {
        const unreadItems = list.items.filter((item) => !lastReadItem || compare(item, lastReadItem) > 0);
        const page = unreadItems.slice(0, 1 + getRandomBelow(3));
        if (page.length === 0) break;
        readIds.push(...page.map(({ itemId }) => itemId));
        lastReadItem = page.at(-1);
        const itemIds = list.items.map(({ itemId }) => itemId);
        for (let edits = getRandomBelow(5); edits > 0; edits--) {
          const itemIndex = getRandomBelow(itemIds.length + 1);
          const [movedId] = getRandomBelow(3) > 0 ? itemIds.splice(itemIndex, 1) : [nextId++];
          if (movedId !== undefined && getRandomBelow(2) === 0)
            itemIds.splice(getRandomBelow(itemIds.length + 1), 0, movedId);
        }
        const positionsBefore = new Set(list.items.map(({ position }) => position));
        list = changeList(list, itemIds);
        expect(list.items.map(({ itemId }) => itemId)).toEqual(itemIds);
        for (const { position } of list.items.filter((item) => !positionsBefore.has(item.position))) {
          expect(usedPositions).not.toContain(position);
          usedPositions.add(position);
        }
        const positionById = new Map(list.items.map(({ itemId, position }) => [itemId, position]));
        for (const [id, position] of unchangedPositions)
          if (positionById.get(id) !== position) unchangedPositions.delete(id);
        if (nextId > size + 60) break;
      }
      const hasReadAll = nextId <= size + 60;
      const stayingIds = readIds.filter((id) => unchangedPositions.has(id));
      expect(stayingIds).toEqual(
        hasReadAll ? [...unchangedPositions.keys()] : stayingIds.toSorted((left, right) => left - right),
      );
    }
  });

  test('tryComputePositionChanges of a run gives the same result as computePositionChanges of the whole list', () => {
    const random = createRandom(5);
    const getRandomBelow = (count: number) => Math.floor(random() * count);
    let list = createList(...createRange(12));
    for (let round = 0; round < 500; round++) {
      const from = getRandomBelow(list.items.length);
      const to = from + getRandomBelow(list.items.length - from);
      const run = list.items.slice(Math.max(0, from - 1), to + 2);
      const ids = run.map(({ itemId }) => itemId);
      const shuffledIds = ids.splice(from === 0 ? 0 : 1, to - from + 1).sort(() => random() - 0.5);
      if (getRandomBelow(2) === 0) shuffledIds.splice(getRandomBelow(shuffledIds.length), 1, 1_000 + round);
      ids.splice(from === 0 ? 0 : 1, 0, ...shuffledIds);
      const allIds = list.items.map(({ itemId }) => itemId);
      allIds.splice(Math.max(0, from - 1), run.length, ...ids);
      const runChanges = tryComputePositionChanges(run, list.bounds, ids);
      expect(runChanges).toEqual(computePositionChanges(list.items, list.bounds, allIds));
      list = changeList(list, allIds);
    }
  });

  test('tryComputePositionChanges of a run returns undefined when a position becomes too long', () => {
    const createItem = (itemId: number, position: string) => ({ itemId, position, lastUsedPosition: null });
    const run = [createItem(1, '0'), createItem(2, `0.${'0'.repeat(397)}1`)];
    expect(tryComputePositionChanges(run, { first: 0, last: 5 }, [1, 9, 2])).toBeUndefined();
  });

  test('adds only the moved items when ten of 2000 are moved', () => {
    const itemIds = createRange(2_000);
    const list = createList(...itemIds);
    const reorderedIds = [
      ...itemIds.slice(1_500, 1_510),
      ...itemIds.slice(0, 1_500),
      ...itemIds.slice(1_510),
    ];
    expect(computePositionChanges(list.items, list.bounds, reorderedIds).addedItems).toHaveLength(10);
  });
});

/** A pseudo-random generator: the same sequence for the same seed. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
