// Where a playlist's card stands, and where its panel goes: below a row, or among the cards of a grid or a list, in the
// item of the card itself. Styles let an item that is open fall in two: the card keeps its place in its line, the panel
// has the line below for itself, and the cards after it close up.
import type { Environment } from '../../../shared/environment/environment.ts';

export interface PlaylistCard {
  link: HTMLAnchorElement;
  id: string;
  /** The row, or the item of a list. */
  home: HTMLElement;
}

const aRow = 'section[data-rows]';
const anItem = '[data-panels] > li';

/** The card of a playlist that a panel can be opened for. */
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

/** A place of no component's making. */
export function createPanelContainer(home: HTMLElement): HTMLElement {
  const place = document.createElement('div');
  place.dataset.panelPlace = '';
  put(place, home);
  return place;
}

/** Into the item of another card, where both stand in one line: what is below stays where it is. */
export function movePanelContainer(place: HTMLElement, from: HTMLElement, to: HTMLElement): boolean {
  const isOneLine =
    place.isConnected &&
    from.parentElement === to.parentElement &&
    topOf(from) === topOf(to) &&
    to.matches(anItem);
  if (isOneLine) {
    removePanelContainer(place);
    put(place, to);
  }
  return isOneLine;
}

export function removePanelContainer(place: HTMLElement): void {
  delete place.closest<HTMLElement>('[data-opened]')?.dataset.opened;
  place.remove();
}

function put(place: HTMLElement, home: HTMLElement): void {
  if (home.matches(aRow)) home.after(place);
  else {
    home.append(place);
    home.dataset.opened = '';
  }
}

/** Items that are open have no box of their own. */
function topOf(item: HTMLElement): number | undefined {
  return item.firstElementChild?.getBoundingClientRect().top;
}
