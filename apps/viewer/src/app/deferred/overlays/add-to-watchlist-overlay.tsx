// The watchlist panel over any page.
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { watchlistPanelState } from '../../../entities/title/actions/watchlist-panel-state.ts';
import AddToWatchlistPanel from '../../../features/watchlists/components/add-to-watchlist-panel.tsx';
import { useGlobalState } from '../../../shared/query/global-state.ts';
import type { OverlayProps } from './overlay-props.ts';

export default function AddToWatchlistOverlay({ open }: OverlayProps) {
  const [{ title }, setPanelState] = useGlobalState(watchlistPanelState);
  // The last title stays during the closing animation.
  const [lastTitle, setLastTitle] = useState(title);
  if (title && title !== lastTitle) setLastTitle(title);
  const close = useCallback(() => setPanelState(() => watchlistPanelState.initial), [setPanelState]);
  // A navigation closes the panel.
  const { pathname } = useLocation();
  const lastPathname = useRef(pathname);
  useEffect(() => {
    if (lastPathname.current !== pathname) close();
    lastPathname.current = pathname;
  }, [pathname, close]);
  return lastTitle && <AddToWatchlistPanel title={lastTitle} open={open} onClose={close} />;
}
