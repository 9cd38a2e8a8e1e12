// Which panel of the navigation is open: the menu drawer, the "more" menu or the sidebar.
import { createGlobalState, useGlobalState } from '../../../shared/query/global-state.ts';
import { cancelOpenOnOutsideInput } from './cancel-open.ts';

export type NavigationPanel = 'menu' | 'more' | 'sidebar';

export interface NavigationPanelState {
  openPanel: NavigationPanel | null;
  /** The button that opened it, to return the focus to. */
  opener: HTMLElement | null;
}

export const navigationPanelState = createGlobalState<NavigationPanelState>('navbar', {
  openPanel: null,
  opener: null,
});

export function useNavigationPanels() {
  const [{ openPanel, opener }, setPanelState] = useGlobalState(navigationPanelState);
  const close = () => setPanelState(() => navigationPanelState.initial);
  const toggle = (panel: NavigationPanel, newOpener: HTMLElement) =>
    setPanelState((current) => {
      if (current.openPanel === panel) return navigationPanelState.initial;
      cancelOpenOnOutsideInput(newOpener, close);
      return { openPanel: panel, opener: newOpener };
    });
  return { openPanel, opener, toggle, close };
}
