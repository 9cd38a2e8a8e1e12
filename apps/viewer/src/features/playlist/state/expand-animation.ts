// How a panel comes into a page and goes: it fades and slides, and what stands below it slides along. Only transforms and
// opacity move; the room itself is there at once. Nothing moves for those who do not want it to.
import { transitionMs } from '@matinee/rules';

const shift = '-24px';
/** Items of long lists stand where they are by a transform. */
const added = { composite: 'add' } as const;

export function expand(panel: HTMLElement): void {
  if (isCalm()) return;
  const timing = { duration: transitionMs.playlistPanelEnter, easing: 'cubic-bezier(0.16, 1, 0.3, 1)' };
  const comes = [
    { opacity: 0, transform: `translateY(${shift})` },
    { opacity: 1, offset: 0.4 },
    { opacity: 1, transform: 'none' },
  ];
  panel.animate(comes, timing);
  const height = panel.offsetHeight;
  for (const other of below(panel)) {
    other.animate({ transform: [`translateY(${-height}px)`, 'none'] }, { ...timing, ...added });
  }
}

/** Calls `onGone` once the panel may be taken away, in the moment before the page is painted without it. */
export async function collapse(panel: HTMLElement, onGone: () => void): Promise<void> {
  if (isCalm()) return onGone();
  const timing = {
    duration: transitionMs.playlistPanelLeave,
    easing: 'ease-in-out',
    fill: 'forwards',
  } as const;
  const height = panel.offsetHeight;
  const moved = below(panel).map((other) =>
    other.animate({ transform: ['none', `translateY(${-height}px)`] }, { ...timing, ...added }),
  );
  const gone = panel.animate({ opacity: [1, 0], transform: ['none', `translateY(${shift})`] }, timing);
  // One that is taken away meanwhile never finishes.
  await gone.finished.catch(() => {});
  onGone();
  for (const animation of [...moved, gone]) animation.cancel();
}

/** What follows the panel in its page, as far as it can come into sight. */
function below(panel: HTMLElement): HTMLElement[] {
  const { top } = panel.getBoundingClientRect();
  const reach = window.innerHeight + panel.offsetHeight;
  const found: HTMLElement[] = [];
  for (let at: Element | null = panel; at && !at.matches('#main, dialog'); at = at.parentElement) {
    for (let next = at.nextElementSibling; next; next = next.nextElementSibling) {
      const place = next.getBoundingClientRect();
      // Cards after the one that is open may stand in its own line.
      if (next instanceof HTMLElement && place.top > top && place.top < reach) found.push(next);
    }
  }
  return found;
}

function isCalm(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
