// The animation of a panel: it fades and slides, and everything below slides along. Only transforms and
// opacity animate, since the space is reserved at once. Nothing animates with reduced motion.
import { transitionMs } from '@matinee/rules';

const shift = '-24px';
/** Entries of windowed lists are positioned by a transform of their own. */
const added = { composite: 'add' } as const;

export function expand(panel: HTMLElement): void {
  if (isCalm()) return;
  const timing = { duration: transitionMs.playlistPanelEnter, easing: 'cubic-bezier(0.16, 1, 0.3, 1)' };
  const isOpening = [
    { opacity: 0, transform: `translateY(${shift})` },
    { opacity: 1, offset: 0.4 },
    { opacity: 1, transform: 'none' },
  ];
  panel.animate(isOpening, timing);
  const height = panel.offsetHeight;
  for (const other of below(panel)) {
    other.animate({ transform: [`translateY(${-height}px)`, 'none'] }, { ...timing, ...added });
  }
}

/** Calls `onClosed` when the panel can be removed, before the next paint. */
export async function collapse(panel: HTMLElement, onClosed: () => void): Promise<void> {
  if (isCalm()) return onClosed();
  const timing = {
    duration: transitionMs.playlistPanelLeave,
    easing: 'ease-in-out',
    fill: 'forwards',
  } as const;
  const height = panel.offsetHeight;
  const moved = below(panel).map((other) =>
    other.animate({ transform: ['none', `translateY(${-height}px)`] }, { ...timing, ...added }),
  );
  const closed = panel.animate({ opacity: [1, 0], transform: ['none', `translateY(${shift})`] }, timing);
  // A panel removed during the animation never finishes.
  await closed.finished.catch(() => {});
  onClosed();
  for (const animation of [...moved, closed]) animation.cancel();
}

/** The elements after the panel that can become visible. */
function below(panel: HTMLElement): HTMLElement[] {
  const { top } = panel.getBoundingClientRect();
  const reach = window.innerHeight + panel.offsetHeight;
  const found: HTMLElement[] = [];
  for (let at: Element | null = panel; at && !at.matches('#main, dialog'); at = at.parentElement) {
    for (let next = at.nextElementSibling; next; next = next.nextElementSibling) {
      const place = next.getBoundingClientRect();
      // Cards after the opened one may be in its own line.
      if (next instanceof HTMLElement && place.top > top && place.top < reach) found.push(next);
    }
  }
  return found;
}

function isCalm(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
