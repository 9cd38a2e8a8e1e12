// Renders overlays: each loads when it is first opened, and preloads when the viewer points at or focuses its
// button.
import { type RouteKey, SEARCH_HASH } from '@matinee/rules';
import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { watchlistPanelState } from '../../../entities/title/actions/watchlist-panel-state.ts';
import { useNavigationPanels } from '../../../features/site-navigation/state/navigation-panels.ts';
import { ChunkSuspense, lazyChunk } from '../../../shared/chunks/lazy-chunk.tsx';
import { useGlobalStateValue } from '../../../shared/query/global-state.ts';
import type { OverlayProps } from './overlay-props.ts';

type ImportOverlay = () => Promise<{ default: ComponentType<OverlayProps> }>;

const overlayImports = {
  menu: () => import('../../../features/site-navigation/components/deferred/menu-drawer.tsx'),
  sidebar: () => import('./sidebar-overlay.tsx'),
  search: () => import('./search-overlay.tsx'),
  addToWatchlist: () => import('./add-to-watchlist.tsx'),
} satisfies Record<string, ImportOverlay>;
type OverlayName = keyof typeof overlayImports;

const overlays = {
  menu: lazyChunk(overlayImports.menu),
  sidebar: lazyChunk(overlayImports.sidebar),
  search: lazyChunk(overlayImports.search),
  addToWatchlist: lazyChunk(overlayImports.addToWatchlist),
};

export function OverlayHost({ page }: { page: RouteKey | null }) {
  const { openPanel } = useNavigationPanels();
  const { hash } = useLocation();
  const watchlistPanel = useGlobalStateValue(watchlistPanelState);
  useEffect(() => {
    const preload = ({ target }: Event) => {
      const opener = target instanceof Element ? target.closest<HTMLElement>('[data-opens]') : null;
      const name = opener?.dataset.opens;
      if (name && Object.hasOwn(overlayImports, name)) overlayImports[name as OverlayName]().catch(() => {});
    };
    document.addEventListener('pointerover', preload);
    document.addEventListener('focusin', preload);
    return () => {
      document.removeEventListener('pointerover', preload);
      document.removeEventListener('focusin', preload);
    };
  }, []);
  return (
    <>
      <Overlay name="menu" open={openPanel === 'menu'} />
      <Overlay name="sidebar" open={openPanel === 'sidebar'} />
      <Overlay name="search" open={hash === SEARCH_HASH && page !== 'SEARCH'} />
      <Overlay name="addToWatchlist" open={watchlistPanel.title !== null} />
    </>
  );
}

function Overlay({ name, open }: { name: OverlayName; open: boolean }) {
  const [wasOpen, setWasOpen] = useState(false);
  useEffect(() => {
    if (open) setWasOpen(true);
  }, [open]);
  if (!wasOpen) return null;
  const Content = overlays[name];
  return (
    <ChunkSuspense>
      <Content open={open} />
    </ChunkSuspense>
  );
}
