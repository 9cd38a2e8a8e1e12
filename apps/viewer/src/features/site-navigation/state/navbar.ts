// Which part of the bar is open: the menu at the side, the menu of what is more, or the panel to sign in and live now.

import { createGlobalState, useGlobalState } from '../../../shared/query/global-state.ts';
import { cancelOpenOnOutsideInput } from './cancel-open.ts';

export type NavbarPart = 'menu' | 'more' | 'sidebar';

export interface Navbar {
  open: NavbarPart | null;
  /** What opened it, to give the focus back. */
  opener: HTMLElement | null;
}

export const navbarState = createGlobalState<Navbar>('navbar', { open: null, opener: null });

export function useNavbar() {
  const [{ open, opener }, change] = useGlobalState(navbarState);
  const close = () => change(() => navbarState.initial);
  const toggle = (part: NavbarPart, by: HTMLElement) =>
    change((now) => {
      if (now.open === part) return navbarState.initial;
      cancelOpenOnOutsideInput(by, close);
      return { open: part, opener: by };
    });
  return { open, opener, toggle, close };
}
