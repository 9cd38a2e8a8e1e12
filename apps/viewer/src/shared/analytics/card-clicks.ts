// Notes which cards are followed, from the first moment of the page. Whether it is told to anybody is not decided here.

export interface CardClick {
  id: string;
  /** Of the link, for cards that do not say their id. */
  href: string | null;
  /** Over the row or list. */
  heading: string | undefined;
  /** From 0, where the list says it. */
  place: number | undefined;
  /** `performance.now()` */
  at: number;
}

const mostWaiting = 10;
let waiting: CardClick[] = [];
let follower: ((click: CardClick) => void) | null = null;

/** Before the page changes: afterwards the card is gone. */
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

/** Lists that show only a part of their items say which place each has. */
function placeOf(card: HTMLElement): number | undefined {
  const grown = card.closest<HTMLElement>('[data-place]')?.dataset.place;
  if (grown !== undefined) return Number(grown);
  const item = card.closest('li');
  const stated = item?.getAttribute('aria-posinset');
  if (stated) return Number(stated) - 1;
  return item?.parentElement ? [...item.parentElement.children].indexOf(item) : undefined;
}

/** Gets the clicks so far, and all that follow. */
export function subscribeToCardClicks(next: (click: CardClick) => void): void {
  follower = next;
  for (const click of waiting) next(click);
  waiting = [];
}

/** Nobody will follow: what was noted is forgotten. */
export function clearCardClicks(): void {
  follower = () => {};
  waiting = [];
}
