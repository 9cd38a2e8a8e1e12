// Arrow keys in the guide. Left and right move along a channel; up and down move to the programme that the
// adjacent channel shows at the same time. At an edge, spatial navigation handles the key.
import type { KeyboardEvent } from 'react';

/**
 * Up and down select programmes at this time. Left, right, Home and End set it to the start of the programme that
 * they reach.
 */
let rememberedTime: number | null = null;

export function handleGuideKey(event: KeyboardEvent<HTMLElement>, direction: 'ltr' | 'rtl'): void {
  const focusedProgramme = event.target;
  if (!(focusedProgramme instanceof HTMLElement) || focusedProgramme.dataset.startsAt === undefined) return;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const nextProgramme = findNextProgramme(event.key, focusedProgramme, direction);
  if (!nextProgramme) return;
  event.preventDefault();
  nextProgramme.focus({ preventScroll: true });
  nextProgramme.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

const programmeSelector = '[data-starts-at]';

function findNextProgramme(
  key: string,
  focusedProgramme: HTMLElement,
  direction: 'ltr' | 'rtl',
): HTMLElement | undefined {
  const line = focusedProgramme.closest<HTMLElement>('[data-guide-line]');
  if (!line) return undefined;
  const lineProgrammes = [...line.querySelectorAll<HTMLElement>(programmeSelector)];
  const step = {
    ArrowRight: direction === 'ltr' ? 1 : -1,
    ArrowLeft: direction === 'ltr' ? -1 : 1,
  }[key];
  if (step !== undefined)
    return rememberTime(lineProgrammes[lineProgrammes.indexOf(focusedProgramme) + step]);
  if (key === 'Home') return rememberTime(lineProgrammes[0]);
  if (key === 'End') return rememberTime(lineProgrammes.at(-1));
  const adjacentLine =
    key === 'ArrowDown' ? line.nextElementSibling : key === 'ArrowUp' ? line.previousElementSibling : null;
  if (!adjacentLine) return undefined;
  const [startsAt, endsAt] = readTimes(focusedProgramme);
  // The remembered time is outdated if a click has moved the focus.
  const time =
    rememberedTime !== null && startsAt <= rememberedTime && rememberedTime < endsAt
      ? rememberedTime
      : startsAt;
  rememberedTime = time;
  return findProgrammeAtTime([...adjacentLine.querySelectorAll<HTMLElement>(programmeSelector)], time);
}

/** Remembers the start of a programme, and returns the programme. */
function rememberTime(programme: HTMLElement | undefined): HTMLElement | undefined {
  if (programme) rememberedTime = readTimes(programme)[0];
  return programme;
}

/** The programme at that time, otherwise the closest one. */
export function findProgrammeAtTime<Item extends Pick<HTMLElement, 'dataset'>>(
  items: readonly Item[],
  time: number,
): Item | undefined {
  const getDistance = (item: Item) => {
    const [startsAt, endsAt] = readTimes(item);
    return time < startsAt ? startsAt - time : Math.max(0, time - endsAt + 1);
  };
  return items.reduce<Item | undefined>(
    (closest, item) => (closest === undefined || getDistance(item) < getDistance(closest) ? item : closest),
    undefined,
  );
}

function readTimes({ dataset }: Pick<HTMLElement, 'dataset'>): [startsAt: number, endsAt: number] {
  return [Number(dataset.startsAt), Number(dataset.endsAt)];
}
