// Arrow keys in the guide: along a channel, and to what the channels above and below show at the same time.
// At an edge the key is left to spatial navigation.
import type { KeyboardEvent } from 'react';

/** Up and down keep this time: the start of the programme that was last reached with left, right, Home or End. */
let rememberedTime: number | null = null;

export function handleGuideKey(event: KeyboardEvent<HTMLElement>, direction: 'ltr' | 'rtl'): void {
  const current = event.target;
  if (!(current instanceof HTMLElement) || current.dataset.from === undefined) return;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const next = findNext(event.key, current, direction);
  if (!next) return;
  event.preventDefault();
  next.focus({ preventScroll: true });
  next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

const programmes = '[data-from]';

function findNext(key: string, current: HTMLElement, direction: 'ltr' | 'rtl'): HTMLElement | undefined {
  const line = current.closest<HTMLElement>('[data-guide-line]');
  if (!line) return undefined;
  const inLine = [...line.querySelectorAll<HTMLElement>(programmes)];
  const moveAlongChannel = {
    ArrowRight: direction === 'ltr' ? 1 : -1,
    ArrowLeft: direction === 'ltr' ? -1 : 1,
  }[key];
  if (moveAlongChannel !== undefined) return rememberTime(inLine[inLine.indexOf(current) + moveAlongChannel]);
  if (key === 'Home') return rememberTime(inLine[0]);
  if (key === 'End') return rememberTime(inLine.at(-1));
  const other =
    key === 'ArrowDown' ? line.nextElementSibling : key === 'ArrowUp' ? line.previousElementSibling : null;
  if (!other) return undefined;
  const [from, to] = readTimes(current);
  // The remembered time is outdated if a click has moved the focus.
  const time =
    rememberedTime !== null && from <= rememberedTime && rememberedTime < to ? rememberedTime : from;
  rememberedTime = time;
  return findProgrammeAt([...other.querySelectorAll<HTMLElement>(programmes)], time);
}

function rememberTime(programme: HTMLElement | undefined): HTMLElement | undefined {
  if (programme) rememberedTime = readTimes(programme)[0];
  return programme;
}

/** The programme at that time, otherwise the closest one. */
export function findProgrammeAt<Item extends Pick<HTMLElement, 'dataset'>>(
  items: readonly Item[],
  time: number,
): Item | undefined {
  const getDistance = (item: Item) => {
    const [from, to] = readTimes(item);
    return time < from ? from - time : Math.max(0, time - to + 1);
  };
  return items.reduce<Item | undefined>(
    (closest, item) => (closest === undefined || getDistance(item) < getDistance(closest) ? item : closest),
    undefined,
  );
}

function readTimes({ dataset }: Pick<HTMLElement, 'dataset'>): [from: number, to: number] {
  return [Number(dataset.from), Number(dataset.to)];
}
