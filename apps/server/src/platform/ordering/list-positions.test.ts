import { describe, expect, test } from 'vitest';
import {
  assignPositions,
  changePositions,
  noPositions,
  type PositionBounds,
  type PositionedItem,
} from './list-positions.ts';

interface List {
  items: readonly PositionedItem[];
  bounds: PositionBounds;
}

/** Exactly, however many digits there are. */
const exact = ({ position }: PositionedItem) => {
  const [whole, fraction = ''] = position.split('.');
  return BigInt(`${whole}${fraction.padEnd(450, '0')}`);
};
const compare = (one: PositionedItem, other: PositionedItem) => Number(exact(one) > exact(other)) || -1;

function changed({ items: before, bounds }: List, items: readonly number[]): List {
  const given = assignPositions(before, bounds, items);
  const renewed = new Map(given.changed.map((placed) => [placed.position, placed]));
  const stay = before.filter(({ position }) => !given.removed.includes(position));
  const kept = stay.map((placed) => renewed.get(placed.position) ?? placed);
  return { items: [...kept, ...given.added].sort(compare), bounds: given.bounds };
}
const numbers = (count: number) => Array.from({ length: count }, (_, nth) => nth);
const listOf = (...items: number[]) => changed({ items: [], bounds: noPositions }, items);
const written = ({ items }: List) => items.map(({ itemId, position }) => `${itemId}@${position}`);

describe('Places in a playlist', () => {
  test.each<[string, number[], string[]]>([
    ['are whole numbers at first', [1, 2, 3, 4], ['1@0', '2@1', '3@2', '4@3']],
    ['stay when one goes', [1, 3, 4], ['1@0', '3@2', '4@3']],
    ['go on behind the last that was ever given', [1, 2, 3, 9], ['1@0', '2@1', '3@2', '9@4']],
    ['go on before the first', [8, 9, 1, 2, 3, 4], ['8@-2', '9@-1', '1@0', '2@1', '3@2', '4@3']],
    ['have room between them', [1, 9, 2, 3, 4], ['1@0', '9@0.5', '2@1', '3@2', '4@3']],
    ['are new for the one that moves', [4, 1, 2, 3], ['4@-1', '1@0', '2@1', '3@2']],
    ['that were taken are not given again', [1, 9, 4], ['1@0', '9@2.5', '4@3']],
    ['are new when everything is', [7, 8], ['7@4', '8@5']],
    ['are none in an empty list', [], []],
  ])('%s', (_how, items, expected) => {
    expect(written(changed(listOf(1, 2, 3, 4), items))).toEqual(expected);
  });

  test('of a title that is there twice are kept by the one that stays', () => {
    expect(written(changed(listOf(1, 2, 1), [2, 1]))).toEqual(['2@1', '1@2']);
  });

  test('that were taken long ago are not given again either', () => {
    expect(written(changed(changed(listOf(1, 2, 3), [1, 3]), [1, 9, 3]))).toEqual(['1@0', '9@1.5', '3@2']);
    expect(written(changed(changed(listOf(1, 2), []), [9]))).toEqual(['9@2']);
  });

  test('are given anew, behind all others, before they are too long for an address', () => {
    const items = [1, 2];
    let list = listOf(...items);
    for (let nth = 0; nth < 450; nth++) {
      items.splice(1, 0, 100 + nth);
      list = changed(list, items);
      expect(list.items.every(({ position }) => position.length <= 400)).toBe(true);
    }
    expect(list.items.map(({ itemId }) => itemId)).toEqual(items);
  });

  test('are given once, and let nobody miss or see again what stays, whatever happens between two pages', () => {
    const random = seeded(11);
    const upTo = (count: number) => Math.floor(random() * count);
    for (let round = 0; round < 500; round++) {
      const size = 1 + upTo(12);
      let list = listOf(...numbers(size));
      let next = size;
      const ever = new Set(list.items.map(({ position }) => position));
      const stayed = new Map(list.items.map(({ itemId, position }) => [itemId, position]));
      const seen: number[] = [];
      for (let last: PositionedItem | undefined; ; ) {
        const rest = list.items.filter((placed) => !last || compare(placed, last) > 0);
        const page = rest.slice(0, 1 + upTo(3));
        if (page.length === 0) break;
        seen.push(...page.map(({ itemId }) => itemId));
        last = page.at(-1);
        const items = list.items.map(({ itemId }) => itemId);
        for (let edits = upTo(5); edits > 0; edits--) {
          const at = upTo(items.length + 1);
          const [taken] = upTo(3) > 0 ? items.splice(at, 1) : [next++];
          if (taken !== undefined && upTo(2) === 0) items.splice(upTo(items.length + 1), 0, taken);
        }
        const before = new Set(list.items.map(({ position }) => position));
        list = changed(list, items);
        expect(list.items.map(({ itemId }) => itemId)).toEqual(items);
        for (const { position } of list.items.filter((placed) => !before.has(placed.position))) {
          expect(ever).not.toContain(position);
          ever.add(position);
        }
        const now = new Map(list.items.map(({ itemId, position }) => [itemId, position]));
        for (const [id, position] of stayed) if (now.get(id) !== position) stayed.delete(id);
        if (next > size + 60) break;
      }
      const isWhole = next <= size + 60;
      const ofThese = seen.filter((id) => stayed.has(id));
      expect(ofThese).toEqual(isWhole ? [...stayed.keys()] : ofThese.toSorted((one, other) => one - other));
    }
  });

  test('change in a run of neighbours as they do in the whole list', () => {
    const random = seeded(5);
    const upTo = (count: number) => Math.floor(random() * count);
    let list = listOf(...numbers(12));
    for (let round = 0; round < 500; round++) {
      const from = upTo(list.items.length);
      const to = from + upTo(list.items.length - from);
      const run = list.items.slice(Math.max(0, from - 1), to + 2);
      const ids = run.map(({ itemId }) => itemId);
      const inner = ids.splice(from === 0 ? 0 : 1, to - from + 1).sort(() => random() - 0.5);
      if (upTo(2) === 0) inner.splice(upTo(inner.length), 1, 1_000 + round);
      ids.splice(from === 0 ? 0 : 1, 0, ...inner);
      const whole = list.items.map(({ itemId }) => itemId);
      whole.splice(Math.max(0, from - 1), run.length, ...ids);
      const inRun = changePositions(run, list.bounds, ids);
      expect(inRun).toEqual(assignPositions(list.items, list.bounds, whole));
      list = changed(list, whole);
    }
  });

  test('of a run are undefined when one becomes too long', () => {
    const item = (itemId: number, position: string) => ({ itemId, position, usedUntil: null });
    const run = [item(1, '0'), item(2, `0.${'0'.repeat(397)}1`)];
    expect(changePositions(run, { first: 0, last: 5 }, [1, 9, 2])).toBeUndefined();
  });

  test('go only to those that have to step aside when some are moved', () => {
    const items = numbers(2_000);
    const list = listOf(...items);
    const moved = [...items.slice(1_500, 1_510), ...items.slice(0, 1_500), ...items.slice(1_510)];
    expect(assignPositions(list.items, list.bounds, moved).added).toHaveLength(10);
  });
});

/** The same row of numbers for the same seed. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
