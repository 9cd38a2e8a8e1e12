// Where the panel of a playlist card is inserted: after the card's row, or into the card's item in a grid or list.
// CSS gives an open item `display: contents`, so that the card keeps its cell and the panel spans the line below.
import type { Environment } from '../../../shared/environment/environment.ts';

export interface PlaylistCard {
  link: HTMLAnchorElement;
  id: string;
  /** The row or the list item of the card. */
  anchor: HTMLElement;
}

const rowSelector = 'section[data-rows]';
const itemSelector = '[data-playlist-panels] > li';

/** The playlist card under an event target, if it can open a panel. */
export function findPlaylistCard(
  target: EventTarget | null,
  paths: Environment['paths'],
): PlaylistCard | null {
  const link =
    target instanceof Element ? target.closest<HTMLAnchorElement>(':is(main, dialog) a[data-card]') : null;
  const anchor = link?.closest<HTMLElement>(`${rowSelector}, ${itemSelector}`);
  const id = link?.dataset.card;
  if (!link || !anchor || !id || link.origin !== window.location.origin) return null;
  return paths.findRouteKey(link.pathname) === 'PLAYLIST' ? { link, id, anchor } : null;
}

export function findPlaylistLink(anchor: HTMLElement, id: string): HTMLElement | null {
  return anchor.querySelector<HTMLElement>(`:is(ul, ol) a[data-card="${CSS.escape(id)}"]`);
}

/** Inserts the element that the panel is rendered into. React does not render it. */
export function createPanelContainer(anchor: HTMLElement): HTMLElement {
  const container = document.createElement('div');
  container.dataset.panelContainer = '';
  insertContainer(container, anchor);
  return container;
}

/** Moves the panel to a card of the same line, so that the content below stays. Returns false for a card of another line. */
export function movePanelContainer(container: HTMLElement, from: HTMLElement, to: HTMLElement): boolean {
  const canMove =
    container.isConnected &&
    from.parentElement === to.parentElement &&
    getTop(from) === getTop(to) &&
    to.matches(itemSelector);
  if (canMove) {
    removePanelContainer(container);
    insertContainer(container, to);
  }
  return canMove;
}

export function removePanelContainer(container: HTMLElement): void {
  delete container.closest<HTMLElement>('[data-opened]')?.dataset.opened;
  container.remove();
}

function insertContainer(container: HTMLElement, anchor: HTMLElement): void {
  if (anchor.matches(rowSelector)) anchor.after(container);
  else {
    anchor.append(container);
    anchor.dataset.opened = '';
  }
}

/** Measures the child, because an open item has no box (`display: contents`). */
function getTop(item: HTMLElement): number | undefined {
  return item.firstElementChild?.getBoundingClientRect().top;
}
