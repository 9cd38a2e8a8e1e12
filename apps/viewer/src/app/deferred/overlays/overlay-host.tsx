// Renders the overlays. Preloads their code in idle moments, and the code of one overlay at once when the viewer points
// at, presses or focuses its button.
import { type RouteKey, SEARCH_HASH } from '@matinee/rules';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { watchlistPanelState } from '../../../entities/title/actions/watchlist-panel-state.ts';
import { MoreMenu } from '../../../features/site-navigation/components/bar-buttons.tsx';
import { useNavigationPanels } from '../../../features/site-navigation/state/navigation-panels.ts';
import { type PreloadableChunk, preloadableChunk } from '../../../shared/chunks/lazy-chunk.tsx';
import { preloadWhenIdle } from '../../../shared/chunks/preload-when-idle.ts';
import { useGlobalStateValue } from '../../../shared/query/global-state.ts';
import type { OverlayProps } from './overlay-props.ts';

const overlays = {
  menu: preloadableChunk(
    () => import('../../../features/site-navigation/components/deferred/menu-drawer.tsx'),
  ),
  sidePanel: preloadableChunk(() => import('./side-panel-overlay.tsx')),
  search: preloadableChunk(() => import('./search-overlay.tsx')),
  addToWatchlist: preloadableChunk(() => import('./add-to-watchlist-overlay.tsx')),
} satisfies Record<string, PreloadableChunk<OverlayProps>>;
type OverlayName = keyof typeof overlays;

/** By the value of `data-opens`. */
const preloads: Readonly<Record<string, () => Promise<void>>> = {
  ...Object.fromEntries(Object.entries(overlays).map(([name, { preload }]) => [name, preload])),
  more: MoreMenu.preload,
};

/** Events on a button that will probably be followed by a click. */
const openerEvents = ['pointerover', 'pointerdown', 'focusin'] as const;

export function OverlayHost({ routeKey }: { routeKey: RouteKey | null }) {
  const { openedPanel } = useNavigationPanels();
  const { hash } = useLocation();
  const watchlistPanel = useGlobalStateValue(watchlistPanelState);
  usePreloads();
  return (
    <>
      <Overlay name="menu" open={openedPanel === 'menu'} />
      <Overlay name="sidePanel" open={openedPanel === 'sidePanel'} />
      <Overlay name="search" open={hash === SEARCH_HASH && routeKey !== 'SEARCH'} />
      <Overlay name="addToWatchlist" open={watchlistPanel.title !== null} />
    </>
  );
}

/** Preloads the code of all overlays in idle moments, and that of one overlay when its button will probably be pressed. */
function usePreloads(): void {
  useEffect(() => {
    const cancelIdlePreload = preloadWhenIdle(Object.values(preloads));
    const preload = ({ target }: Event) => {
      const opener = target instanceof Element ? target.closest<HTMLElement>('[data-opens]') : null;
      const name = opener?.dataset.opens;
      if (name && Object.hasOwn(preloads, name)) preloads[name]?.().catch(() => {});
    };
    for (const type of openerEvents) document.addEventListener(type, preload);
    return () => {
      cancelIdlePreload();
      for (const type of openerEvents) document.removeEventListener(type, preload);
    };
  }, []);
}

function Overlay({ name, open }: { name: OverlayName; open: boolean }) {
  const [hasBeenOpened, setHasBeenOpened] = useState(open);
  if (open && !hasBeenOpened) setHasBeenOpened(true);
  if (!hasBeenOpened) return null;
  const Content = overlays[name];
  return <Content open={open} />;
}
