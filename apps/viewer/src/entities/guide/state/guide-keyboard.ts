// The arrow keys of a guide: along the line of a channel, and to what the channels above and below show at the same time.
// At an edge the key is left to the page, which finds what lies beyond.
import type { KeyboardEvent } from 'react';

/** What keeps the time while somebody goes up and down: it is that of the last programme gone to along a line. */
let heldTime: number | null = null;

export function handleGuideKey(event: KeyboardEvent<HTMLElement>, direction: 'ltr' | 'rtl'): void {
  const here = event.target;
  if (!(here instanceof HTMLElement) || here.dataset.from === undefined) return;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const next = nextOf(event.key, here, direction);
  if (!next) return;
  event.preventDefault();
  next.focus({ preventScroll: true });
  next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

const programmes = '[data-from]';

function nextOf(key: string, here: HTMLElement, direction: 'ltr' | 'rtl'): HTMLElement | undefined {
  const line = here.closest<HTMLElement>('[data-guide-line]');
  if (!line) return undefined;
  const inLine = [...line.querySelectorAll<HTMLElement>(programmes)];
  const along = { ArrowRight: direction === 'ltr' ? 1 : -1, ArrowLeft: direction === 'ltr' ? -1 : 1 }[key];
  if (along !== undefined) return held(inLine[inLine.indexOf(here) + along]);
  if (key === 'Home') return held(inLine[0]);
  if (key === 'End') return held(inLine.at(-1));
  const other =
    key === 'ArrowDown' ? line.nextElementSibling : key === 'ArrowUp' ? line.previousElementSibling : null;
  if (!other) return undefined;
  const [from, to] = timesOf(here);
  // Somebody may have come here by the mouse.
  const time = heldTime !== null && from <= heldTime && heldTime < to ? heldTime : from;
  heldTime = time;
  return atTime([...other.querySelectorAll<HTMLElement>(programmes)], time);
}

function held(programme: HTMLElement | undefined): HTMLElement | undefined {
  if (programme) heldTime = timesOf(programme)[0];
  return programme;
}

/** What runs then, else what comes closest. */
export function atTime<Item extends Pick<HTMLElement, 'dataset'>>(
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
