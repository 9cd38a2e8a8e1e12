// Arrow keys in the guide: along a channel, and to what the channels above and below show at the same time.
// At an edge the key is left to spatial navigation.
import type { KeyboardEvent } from 'react';

/** The time that is kept while moving up and down: that of the last programme reached along a line. */
let keptTime: number | null = null;

export function handleGuideKey(event: KeyboardEvent<HTMLElement>, direction: 'ltr' | 'rtl'): void {
  const current = event.target;
  if (!(current instanceof HTMLElement) || current.dataset.from === undefined) return;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const next = nextOf(event.key, current, direction);
  if (!next) return;
  event.preventDefault();
  next.focus({ preventScroll: true });
  next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

const programmes = '[data-from]';

function nextOf(key: string, current: HTMLElement, direction: 'ltr' | 'rtl'): HTMLElement | undefined {
  const line = current.closest<HTMLElement>('[data-guide-line]');
  if (!line) return undefined;
  const inLine = [...line.querySelectorAll<HTMLElement>(programmes)];
  const moveAlongChannel = {
    ArrowRight: direction === 'ltr' ? 1 : -1,
    ArrowLeft: direction === 'ltr' ? -1 : 1,
  }[key];
  if (moveAlongChannel !== undefined) return held(inLine[inLine.indexOf(current) + moveAlongChannel]);
  if (key === 'Home') return held(inLine[0]);
  if (key === 'End') return held(inLine.at(-1));
  const other =
    key === 'ArrowDown' ? line.nextElementSibling : key === 'ArrowUp' ? line.previousElementSibling : null;
  if (!other) return undefined;
  const [from, to] = timesOf(current);
  // The focus may have come by the mouse.
  const time = keptTime !== null && from <= keptTime && keptTime < to ? keptTime : from;
  keptTime = time;
  return programmeAt([...other.querySelectorAll<HTMLElement>(programmes)], time);
}

function held(programme: HTMLElement | undefined): HTMLElement | undefined {
  if (programme) keptTime = timesOf(programme)[0];
  return programme;
}

/** The programme at that time, otherwise the closest one. */
export function programmeAt<Item extends Pick<HTMLElement, 'dataset'>>(
  items: readonly Item[],
  time: number,
): Item | undefined {
  const away = (item: Item) => {
    const [from, to] = timesOf(item);
    return time < from ? from - time : Math.max(0, time - to + 1);
  };
  return items.reduce<Item | undefined>(
    (best, item) => (best === undefined || away(item) < away(best) ? item : best),
    undefined,
  );
}

function timesOf({ dataset }: Pick<HTMLElement, 'dataset'>): [from: number, to: number] {
  return [Number(dataset.from), Number(dataset.to)];
}
