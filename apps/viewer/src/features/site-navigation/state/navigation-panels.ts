// Which panel of the navigation is open: the menu drawer, the "more" menu or the side panel.
import { createGlobalState, useGlobalState } from '../../../shared/query/global-state.ts';
import { cancelOpenOnOutsideInput } from './cancel-open.ts';

export type NavigationPanel = 'menu' | 'more' | 'sidePanel';

export interface NavigationPanelState {
  openedPanel: NavigationPanel | null;
  /** The button that opened it, to return the focus to. */
  opener: HTMLElement | null;
}

export const navigationPanelState = createGlobalState<NavigationPanelState>('navbar', {
  openedPanel: null,
  opener: null,
});

export function useNavigationPanels() {
  const [{ openedPanel, opener }, setPanelState] = useGlobalState(navigationPanelState);
  const close = () => setPanelState(() => navigationPanelState.initial);
  const toggle = (panel: NavigationPanel, newOpener: HTMLElement) =>
    setPanelState((current) => {
      if (current.openedPanel === panel) return navigationPanelState.initial;
      cancelOpenOnOutsideInput(newOpener, close);
      return { openedPanel: panel, opener: newOpener };
    });
  return { openedPanel, opener, toggle, close };
}
