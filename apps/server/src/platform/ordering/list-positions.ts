// Computes positions when a user-ordered list changes. Items that stay in order keep their positions, and no
// position is used twice. A client that pages through the list by position neither misses nor repeats an item
// that stays.

export interface PositionedItem {
  itemId: number;
  /** A decimal number of any length. */
  position: string;
  /** The last position already used in the gap before this item. Null: the position of the previous item. */
  lastUsedPosition: string | null;
}

/** The lowest and highest positions that were ever used in a list. */
export interface PositionBounds {
  first: number;
  last: number;
}

export interface PositionChanges {
  /** Positions that are no longer in the list. */
  removedPositions: string[];
  addedItems: PositionedItem[];
  /** Items with the same position and a new `lastUsedPosition`. */
  changedItems: PositionedItem[];
  bounds: PositionBounds;
}

/** Bounds of a list that never had an item. */
export const emptyListBounds: PositionBounds = { first: 0, last: -1 };

/** A longer position would not fit into a cursor. */
const maxPositionLength = 400;

/**
 * Positions for a whole list. When a position would become too long, every item gets a new position after all
 * earlier ones. An item may be in a list twice.
 */
export function computePositionChanges(
  previousItems: readonly PositionedItem[],
  bounds: PositionBounds,
  itemIds: readonly number[],
): PositionChanges {
  return (
    tryComputePositionChanges(previousItems, bounds, itemIds) ??
    resetPositions(previousItems, bounds, itemIds)
  );
}

/**
 * Positions for a whole list, or for a run of neighbouring items. A run starts and ends with an item that
 * stays, or at an end of the list. Returns undefined when a position would become too long.
 */
export function tryComputePositionChanges(
  previousItems: readonly PositionedItem[],
  bounds: PositionBounds,
  itemIds: readonly number[],
): PositionChanges | undefined {
  const changes = computeChanges(previousItems, bounds, itemIds);
  const isTooLong = changes.addedItems.some(({ position }) => position.length > maxPositionLength);
  return isTooLong ? undefined : changes;
}

function resetPositions(
  previousItems: readonly PositionedItem[],
  bounds: PositionBounds,
  itemIds: readonly number[],
): PositionChanges {
  return {
    ...computeChanges([], bounds, itemIds),
    removedPositions: previousItems.map(({ position }) => position),
  };
}

function computeChanges(
  previousItems: readonly PositionedItem[],
  bounds: PositionBounds,
  itemIds: readonly number[],
): PositionChanges {
  const stayingItems = findLongestCommonSubsequence(previousItems, itemIds);
  const stayingPositions = new Set(stayingItems.map(({ item }) => item.position));
  const changes: PositionChanges = {
    removedPositions: previousItems
      .map(({ position }) => position)
      .filter((position) => !stayingPositions.has(position)),
    addedItems: [],
    changedItems: [],
    bounds: { ...bounds },
  };
  stayingItems.forEach((stayingItem, index) => {
    const previousStayingItem = stayingItems[index - 1];
    const newIds = itemIds.slice(
      previousStayingItem ? previousStayingItem.newIndex + 1 : 0,
      stayingItem.newIndex,
    );
    const lastUsed = stayingItem.item.lastUsedPosition ?? previousItems[stayingItem.oldIndex - 1]?.position;
    const nextItem = stayingItem.item;
    if (previousStayingItem)
      fillGap(changes, { fromPosition: previousStayingItem.item.position, nextItem, lastUsed, newIds });
    else fillFront(changes, { nextItem, lastUsed, newIds });
  });
  const lastItem = stayingItems.at(-1);
  fillEnd(changes, {
    fromPosition: lastItem?.item.position,
    newIds: itemIds.slice(lastItem ? lastItem.newIndex + 1 : 0),
  });
  return changes;
}

// The `lastUsedPosition` of a gap is stored with the first item after the used positions.

interface Gap {
  /** The position of the item before the gap. */
  fromPosition: string;
  /** The item after the gap. */
  nextItem: PositionedItem;
  /** The last used position before `nextItem`. */
  lastUsed: string | undefined;
  newIds: readonly number[];
}

/** New positions precede all others: the used ones are between them and `nextItem`. */
function fillFront(
  changes: PositionChanges,
  { nextItem, lastUsed, newIds }: Omit<Gap, 'fromPosition'>,
): void {
  const firstPosition = changes.bounds.first - newIds.length;
  newIds.forEach((itemId, index) => {
    changes.addedItems.push({ itemId, position: String(firstPosition + index), lastUsedPosition: null });
  });
  changes.bounds.first = firstPosition;
  updateLastUsedPosition(changes, nextItem, lastUsed ?? null);
}

/** New positions are between the used ones and `nextItem`. */
function fillGap(
  changes: PositionChanges,
  { fromPosition, nextItem, lastUsed = fromPosition, newIds }: Gap,
): void {
  const lastUsedPosition = lastUsed === fromPosition ? null : lastUsed;
  const positions = interpolatePositions(lastUsed, nextItem.position, newIds.length);
  addNewItems(changes, { newIds, positions, lastUsedPosition });
  updateLastUsedPosition(changes, nextItem, newIds.length === 0 ? lastUsedPosition : null);
}

/** New positions follow all used ones. */
function fillEnd(
  changes: PositionChanges,
  { fromPosition, newIds }: { fromPosition: string | undefined; newIds: readonly number[] },
): void {
  const { first, last } = changes.bounds;
  const lastUsed = last < first ? null : String(last);
  const positions = newIds.map((_, index) => String(last + 1 + index));
  addNewItems(changes, { newIds, positions, lastUsedPosition: lastUsed === fromPosition ? null : lastUsed });
  changes.bounds.last += newIds.length;
}

interface NewItems {
  newIds: readonly number[];
  positions: readonly string[];
  lastUsedPosition: string | null;
}

function addNewItems(changes: PositionChanges, { newIds, positions, lastUsedPosition }: NewItems): void {
  newIds.forEach((itemId, index) => {
    const position = positions[index] as string;
    changes.addedItems.push({ itemId, position, lastUsedPosition: index === 0 ? lastUsedPosition : null });
  });
}

function updateLastUsedPosition(
  changes: PositionChanges,
  item: PositionedItem,
  lastUsedPosition: string | null,
): void {
  if (item.lastUsedPosition !== lastUsedPosition) changes.changedItems.push({ ...item, lastUsedPosition });
}

interface CommonItem {
  newIndex: number;
  oldIndex: number;
  item: PositionedItem;
  predecessor: CommonItem | undefined;
}

function findLongestCommonSubsequence(
  previousItems: readonly PositionedItem[],
  itemIds: readonly number[],
): CommonItem[] {
  const oldIndexes = Map.groupBy(previousItems.keys(), (index) => previousItems[index]?.itemId ?? 0);
  /** For each length, the subsequence of that length that ends earliest in the old list. */
  const longestByLength: CommonItem[] = [];
  itemIds.forEach((itemId, newIndex) => {
    // From the end, so that an item of the new list does not follow itself.
    for (const oldIndex of oldIndexes.get(itemId)?.toReversed() ?? []) {
      const length = longestByLength.findLastIndex((commonItem) => commonItem.oldIndex < oldIndex) + 1;
      const item = previousItems[oldIndex] as PositionedItem;
      longestByLength[length] = { newIndex, oldIndex, item, predecessor: longestByLength[length - 1] };
    }
  });
  const commonItems: CommonItem[] = [];
  for (let entry = longestByLength.at(-1); entry; entry = entry.predecessor) commonItems.push(entry);
  return commonItems.reverse();
}

/** `count` positions at equal distances between two positions. */
function interpolatePositions(low: string, high: string, count: number): string[] {
  const decimals = Math.max(countDecimals(low), countDecimals(high)) + String(count).length;
  const from = toInteger(low, decimals);
  const distance = toInteger(high, decimals) - from;
  return Array.from({ length: count }, (_, index) =>
    toDecimal(from + (distance * BigInt(index + 1)) / BigInt(count + 1), decimals),
  );
}

const countDecimals = (position: string): number => position.split('.')[1]?.length ?? 0;

/** 1.5 with three decimals is 1500. */
function toInteger(position: string, decimals: number): bigint {
  const [integerPart, fraction = ''] = position.split('.');
  return BigInt(`${integerPart}${fraction.padEnd(decimals, '0')}`);
}

function toDecimal(integer: bigint, decimals: number): string {
  const digits = String(integer < 0n ? -integer : integer).padStart(decimals + 1, '0');
  const fraction = digits.slice(-decimals).replace(/0+$/, '');
  return `${integer < 0n ? '-' : ''}${digits.slice(0, -decimals)}${fraction === '' ? '' : `.${fraction}`}`;
}
