// Where the panel of a playlist card is inserted: below a row, or inside the card's item in a grid or list.
// The item becomes `display: contents`: the card keeps its cell, the panel spans the line below, and later
// cards close the gap.
import type { Environment } from '../../../shared/environment/environment.ts';

export interface PlaylistCard {
  link: HTMLAnchorElement;
  id: string;
  /** The row, or the list item. */
  home: HTMLElement;
}

const aRow = 'section[data-rows]';
const anItem = '[data-panels] > li';

/** A playlist card that can open a panel. */
export function findPlaylistCard(
  target: EventTarget | null,
  paths: Environment['paths'],
): PlaylistCard | null {
  const link =
    target instanceof Element ? target.closest<HTMLAnchorElement>(':is(main, dialog) a[data-card]') : null;
  const home = link?.closest<HTMLElement>(`${aRow}, ${anItem}`);
  const id = link?.dataset.card;
  if (!link || !home || !id || link.origin !== window.location.origin) return null;
  return paths.keyOf(link.pathname) === 'PLAYLIST' ? { link, id, home } : null;
}

export function findPlaylistLink(home: HTMLElement, id: string): HTMLElement | null {
  return home.querySelector<HTMLElement>(`:is(ul, ol) a[data-card="${CSS.escape(id)}"]`);
}

/** An element outside of React's tree. */
export function createPanelContainer(home: HTMLElement): HTMLElement {
  const container = document.createElement('div');
  container.dataset.panelContainer = '';
  put(container, home);
  return container;
}

/** Moves to another card of the same line without moving what is below. */
export function movePanelContainer(container: HTMLElement, from: HTMLElement, to: HTMLElement): boolean {
  const isOneLine =
    container.isConnected &&
    from.parentElement === to.parentElement &&
    topOf(from) === topOf(to) &&
    to.matches(anItem);
  if (isOneLine) {
    removePanelContainer(container);
    put(container, to);
  }
  return isOneLine;
}

export function removePanelContainer(container: HTMLElement): void {
  delete container.closest<HTMLElement>('[data-opened]')?.dataset.opened;
  container.remove();
}

function put(container: HTMLElement, home: HTMLElement): void {
  if (home.matches(aRow)) home.after(container);
  else {
    home.append(container);
    home.dataset.opened = '';
  }
}

/** Open items have no box of their own. */
function topOf(item: HTMLElement): number | undefined {
  return item.firstElementChild?.getBoundingClientRect().top;
}
