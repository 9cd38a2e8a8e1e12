// Which places the titles of a playlist get when it changes. What stays in its order keeps its place, and no place is
// given twice, so whoever is half way through the list misses nothing of what stays and gets nothing of it again.

export interface Placed {
  contentId: number;
  /** A decimal number of any length. */
  position: string;
  /** Up to which places between this one and the one before it were given already; null: up to that one. */
  givenUntil: string | null;
}

/** The outermost places that were ever given. */
export interface OuterPlaces {
  first: number;
  last: number;
}

export interface PlacesGiven {
  /** Places that are in the list no more. */
  gone: string[];
  added: Placed[];
  /** Those that stay, with another `givenUntil`. */
  changed: Placed[];
  outer: OuterPlaces;
}

/** Where none was given yet. */
export const noPlaces: OuterPlaces = { first: 0, last: -1 };

/** Longer ones would not fit into a cursor. Then all places are given anew, behind all that were. */
const longestPlace = 400;

/** The same title may stand in a list twice. */
export function givePlaces(
  before: readonly Placed[],
  outer: OuterPlaces,
  items: readonly number[],
): PlacesGiven {
  const given = placesFor(before, outer, items);
  const isTooLong = given.added.some(({ position }) => position.length > longestPlace);
  if (!isTooLong) return given;
  return { ...placesFor([], outer, items), gone: before.map(({ position }) => position) };
}

function placesFor(before: readonly Placed[], outer: OuterPlaces, items: readonly number[]): PlacesGiven {
  const stays = staying(before, items);
  const kept = new Set(stays.map(({ placed }) => placed.position));
  const given: PlacesGiven = {
    gone: before.map(({ position }) => position).filter((position) => !kept.has(position)),
    added: [],
    changed: [],
    outer: { ...outer },
  };
  stays.forEach((to, nth) => {
    const from = stays[nth - 1];
    const fresh = items.slice(from ? from.item + 1 : 0, to.item);
    const low = to.placed.givenUntil ?? before[to.index - 1]?.position;
    if (from) fillMiddle(given, { from: from.placed.position, to: to.placed, low, fresh });
    else fillFront(given, { to: to.placed, low, fresh });
  });
  const last = stays.at(-1);
  fillEnd(given, { from: last?.placed.position, fresh: items.slice(last ? last.item + 1 : 0) });
  return given;
}

// Of all places between two titles, the first title behind those that were given before is the one that knows of them.

interface Gap {
  from: string;
  to: Placed;
  /** The last place before `to` that was given. */
  low: string | undefined;
  fresh: readonly number[];
}

/** New places go before all others: what was given stays between them and `to`. */
function fillFront(given: PlacesGiven, { to, low, fresh }: Omit<Gap, 'from'>): void {
  const begin = given.outer.first - fresh.length;
  fresh.forEach((contentId, nth) => {
    given.added.push({ contentId, position: String(begin + nth), givenUntil: null });
  });
  given.outer.first = begin;
  tell(given, to, low ?? null);
}

/** New places go between what was given and `to`. */
function fillMiddle(given: PlacesGiven, { from, to, low = from, fresh }: Gap): void {
  const givenUntil = low === from ? null : low;
  const positions = between(low, to.position, fresh.length);
  addBehind(given, { fresh, positions, givenUntil });
  tell(given, to, fresh.length === 0 ? givenUntil : null);
}

/** New places go behind all that were given. */
function fillEnd(
  given: PlacesGiven,
  { from, fresh }: { from: string | undefined; fresh: readonly number[] },
): void {
  const { first, last } = given.outer;
  const low = last < first ? null : String(last);
  const positions = fresh.map((_, nth) => String(last + 1 + nth));
  addBehind(given, { fresh, positions, givenUntil: low === from ? null : low });
  given.outer.last += fresh.length;
}

interface Added {
  fresh: readonly number[];
  positions: readonly string[];
  givenUntil: string | null;
}

function addBehind(given: PlacesGiven, { fresh, positions, givenUntil }: Added): void {
  fresh.forEach((contentId, nth) => {
    const position = positions[nth] as string;
    given.added.push({ contentId, position, givenUntil: nth === 0 ? givenUntil : null });
  });
}

function tell(given: PlacesGiven, to: Placed, givenUntil: string | null): void {
  if (to.givenUntil !== givenUntil) given.changed.push({ ...to, givenUntil });
}

interface Stay {
  /** Where in the new list. */
  item: number;
  /** Where in the list before. */
  index: number;
  placed: Placed;
  previous: Stay | undefined;
}

/** As many as can stay without changing places with each other. */
function staying(before: readonly Placed[], items: readonly number[]): Stay[] {
  const indexes = Map.groupBy(before.keys(), (index) => before[index]?.contentId ?? 0);
  /** For each length the series of that length which leaves most room behind it. */
  const longest: Stay[] = [];
  items.forEach((contentId, item) => {
    // From the back, so that one title of the new list does not follow itself.
    for (const index of indexes.get(contentId)?.toReversed() ?? []) {
      const length = longest.findLastIndex((stay) => stay.index < index) + 1;
      const placed = before[index] as Placed;
      longest[length] = { item, index, placed, previous: longest[length - 1] };
    }
  });
  const stays: Stay[] = [];
  for (let stay = longest.at(-1); stay; stay = stay.previous) stays.push(stay);
  return stays.reverse();
}

/** Places at equal distances between two. */
function between(low: string, high: string, count: number): string[] {
  const decimals = Math.max(decimalsOf(low), decimalsOf(high)) + String(count).length;
  const from = wholeOf(low, decimals);
  const room = wholeOf(high, decimals) - from;
  return Array.from({ length: count }, (_, nth) =>
    written(from + (room * BigInt(nth + 1)) / BigInt(count + 1), decimals),
  );
}

const decimalsOf = (place: string): number => place.split('.')[1]?.length ?? 0;

/** Without its point: 1.5 with three decimals is 1500. */
function wholeOf(place: string, decimals: number): bigint {
  const [whole, fraction = ''] = place.split('.');
  return BigInt(`${whole}${fraction.padEnd(decimals, '0')}`);
}

function written(whole: bigint, decimals: number): string {
  const digits = String(whole < 0n ? -whole : whole).padStart(decimals + 1, '0');
  const fraction = digits.slice(-decimals).replace(/0+$/, '');
  return `${whole < 0n ? '-' : ''}${digits.slice(0, -decimals)}${fraction === '' ? '' : `.${fraction}`}`;
}
