// Records clicks on cards from the first render on. Whether they are sent is decided elsewhere.

export interface CardClick {
  id: string;
  /** The link's URL, for cards without an id. */
  href: string | null;
  /** The heading of the row or list. */
  heading: string | undefined;
  /** Zero-based, where the list provides it. */
  place: number | undefined;
  /** `performance.now()` */
  at: number;
}

const mostWaiting = 10;
let waiting: CardClick[] = [];
let follower: ((click: CardClick) => void) | null = null;

/** During capture, because the card disappears with the navigation. */
export function recordCardClicks(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const card = target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null;
      if (!card) return;
      const click = {
        id: card.dataset.card ?? '',
        href: card.getAttribute('href'),
        heading: card.closest('section')?.querySelector('h2')?.textContent?.trim(),
        place: placeOf(card),
        at: performance.now(),
      };
      if (follower) follower(click);
      else if (waiting.length < mostWaiting) waiting.push(click);
    },
    { capture: true },
  );
}

/** Windowed lists provide the index of each item. */
function placeOf(card: HTMLElement): number | undefined {
  const grown = card.closest<HTMLElement>('[data-preview-index]')?.dataset.previewIndex;
  if (grown !== undefined) return Number(grown);
  const item = card.closest('li');
  const stated = item?.getAttribute('aria-posinset');
  if (stated) return Number(stated) - 1;
  return item?.parentElement ? [...item.parentElement.children].indexOf(item) : undefined;
}

/** Receives the recorded clicks and all later ones. */
export function subscribeToCardClicks(next: (click: CardClick) => void): void {
  follower = next;
  for (const click of waiting) next(click);
  waiting = [];
}

/** Analytics are off: discard the records. */
export function clearCardClicks(): void {
  follower = () => {};
  waiting = [];
}
