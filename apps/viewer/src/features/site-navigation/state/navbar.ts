// The part of the navigation bar that is open: the menu drawer, the "more" menu, or the side panel.
import { createGlobalState, useGlobalState } from '../../../shared/query/global-state.ts';
import { cancelOpenOnOutsideInput } from './cancel-open.ts';

export type NavbarPart = 'menu' | 'more' | 'sidebar';

export interface Navbar {
  openPart: NavbarPart | null;
  /** The button that opened it, to return the focus to. */
  opener: HTMLElement | null;
}

export const navbarState = createGlobalState<Navbar>('navbar', { openPart: null, opener: null });

export function useNavbar() {
  const [{ openPart, opener }, setNavbar] = useGlobalState(navbarState);
  const close = () => setNavbar(() => navbarState.initial);
  const toggle = (part: NavbarPart, newOpener: HTMLElement) =>
    setNavbar((current) => {
      if (current.openPart === part) return navbarState.initial;
      cancelOpenOnOutsideInput(newOpener, close);
      return { openPart: part, opener: newOpener };
    });
  return { openPart, opener, toggle, close };
}
