// Which part of the navigation bar is open: the menu drawer, the "more" menu, or the side panel.
import { createGlobalState, useGlobalState } from '../../../shared/query/global-state.ts';
import { cancelOpenOnOutsideInput } from './cancel-open.ts';

export type NavbarPart = 'menu' | 'more' | 'sidebar';

export interface Navbar {
  open: NavbarPart | null;
  /** The button that opened it, to return the focus to. */
  opener: HTMLElement | null;
}

export const navbarState = createGlobalState<Navbar>('navbar', { open: null, opener: null });

export function useNavbar() {
  const [{ open, opener }, change] = useGlobalState(navbarState);
  const close = () => change(() => navbarState.initial);
  const toggle = (part: NavbarPart, opener: HTMLElement) =>
    change((current) => {
      if (current.open === part) return navbarState.initial;
      cancelOpenOnOutsideInput(opener, close);
      return { open: part, opener };
    });
  return { open, opener, toggle, close };
}
