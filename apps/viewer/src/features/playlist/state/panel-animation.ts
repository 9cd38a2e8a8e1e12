// The animation of a panel: the panel fades and slides, and the elements below slide with it. Only transforms
// and opacity animate, because the space is reserved at once. With reduced motion nothing animates.
import { transitionMs } from '@matinee/rules';

const panelShift = '-24px';
/** Adds the animation to the transform that positions the entries of windowed lists. */
const additiveComposite = { composite: 'add' } as const;

export function animateOpening(panel: HTMLElement): void {
  if (isMotionReduced()) return;
  const timing = { duration: transitionMs.playlistPanelEnter, easing: 'cubic-bezier(0.16, 1, 0.3, 1)' };
  const openingKeyframes = [
    { opacity: 0, transform: `translateY(${panelShift})` },
    { opacity: 1, offset: 0.4 },
    { opacity: 1, transform: 'none' },
  ];
  panel.animate(openingKeyframes, timing);
  const height = panel.offsetHeight;
  for (const element of findElementsBelow(panel)) {
    element.animate({ transform: [`translateY(${-height}px)`, 'none'] }, { ...timing, ...additiveComposite });
  }
}

/** Calls `onClosed` when the panel can be removed, before the next paint. */
export async function animateClosing(panel: HTMLElement, onClosed: () => void): Promise<void> {
  if (isMotionReduced()) return onClosed();
  const timing = {
    duration: transitionMs.playlistPanelLeave,
    easing: 'ease-in-out',
    fill: 'forwards',
  } as const;
  const height = panel.offsetHeight;
  const slideAnimations = findElementsBelow(panel).map((element) =>
    element.animate({ transform: ['none', `translateY(${-height}px)`] }, { ...timing, ...additiveComposite }),
  );
  const panelAnimation = panel.animate(
    { opacity: [1, 0], transform: ['none', `translateY(${panelShift})`] },
    timing,
  );
  // `finished` rejects when the animation is cancelled.
  await panelAnimation.finished.catch(() => {});
  onClosed();
  for (const animation of [...slideAnimations, panelAnimation]) animation.cancel();
}

/** The elements after the panel that can become visible. */
function findElementsBelow(panel: HTMLElement): HTMLElement[] {
  const { top } = panel.getBoundingClientRect();
  const maxTop = window.innerHeight + panel.offsetHeight;
  const elements: HTMLElement[] = [];
  for (
    let ancestor: Element | null = panel;
    ancestor && !ancestor.matches('#main, dialog');
    ancestor = ancestor.parentElement
  ) {
    for (let sibling = ancestor.nextElementSibling; sibling; sibling = sibling.nextElementSibling) {
      const box = sibling.getBoundingClientRect();
      // Cards after the opened card may be in the same line.
      if (sibling instanceof HTMLElement && box.top > top && box.top < maxTop) elements.push(sibling);
    }
  }
  return elements;
}

function isMotionReduced(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
