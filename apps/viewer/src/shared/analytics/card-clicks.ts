// Records clicks on cards from the first render on. start-analytics.ts decides whether they are sent.

export interface CardClick {
  id: string;
  /** The link's URL, for cards without an id. */
  href: string | null;
  /** The id of the row. */
  bucketId: string | undefined;
  /** The heading of the row or list. */
  heading: string | undefined;
  /** Zero-based; undefined for a card outside a list. */
  position: number | undefined;
  /** `performance.now()` */
  time: number;
}

const maxPendingClicks = 10;
let pendingClicks: CardClick[] = [];
let listener: ((click: CardClick) => void) | null = null;

/** Listens during capture, because the navigation removes the card. */
export function recordCardClicks(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const card = target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null;
      if (!card) return;
      const click = {
        id: card.dataset.card ?? '',
        href: card.getAttribute('href'),
        // A playlist panel is inside a row, but its cards do not belong to the row.
        bucketId: card.closest<HTMLElement>('[data-bucket], [data-panel-container]')?.dataset.bucket,
        heading: card.closest('section')?.querySelector('h2')?.textContent?.trim(),
        position: findPosition(card),
        time: performance.now(),
      };
      if (listener) listener(click);
      else if (pendingClicks.length < maxPendingClicks) pendingClicks.push(click);
    },
    { capture: true },
  );
}

/** Windowed lists provide the index of each item. */
function findPosition(card: HTMLElement): number | undefined {
  const previewIndex = card.closest<HTMLElement>('[data-preview-index]')?.dataset.previewIndex;
  if (previewIndex !== undefined) return Number(previewIndex);
  const item = card.closest('li');
  const posInSet = item?.getAttribute('aria-posinset');
  if (posInSet) return Number(posInSet) - 1;
  return item?.parentElement ? [...item.parentElement.children].indexOf(item) : undefined;
}

/** Sets the listener, which receives the recorded clicks and all later ones. It replaces an earlier listener. */
export function setCardClickListener(newListener: (click: CardClick) => void): void {
  listener = newListener;
  for (const click of pendingClicks) newListener(click);
  pendingClicks = [];
}

/** Discards pending and later clicks. Call it when tracking is off: no analytics, opted out or no consent. */
export function disableCardClickTracking(): void {
  listener = () => {};
  pendingClicks = [];
}
