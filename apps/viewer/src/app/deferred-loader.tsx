// Loads the deferred parts of a page after hydration, at once when one of them is requested.
import { SEARCH_HASH } from '@matinee/rules';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { navigationPanelState } from '../features/site-navigation/state/navigation-panels.ts';
import { preloadableChunk } from '../shared/chunks/lazy-chunk.tsx';
import { useGlobalStateValue } from '../shared/query/global-state.ts';
import type { DeferredPartsProps } from './deferred/deferred-parts.tsx';
import { importPages } from './router/page-loader.ts';

const DeferredParts = preloadableChunk(() => import('./deferred/deferred-parts.tsx'));

/** Maximum wait for an idle callback. */
const maxIdleWaitMs = 2000;

export function DeferredLoader(props: DeferredPartsProps) {
  const [isReady, setReady] = useState(false);
  const { openedPanel } = useGlobalStateValue(navigationPanelState);
  const { hash } = useLocation();
  useEffect(() => {
    // Performance mark: the page is interactive.
    const handleInteractive = () => {
      performance.mark('interactive');
      setReady(true);
      importPages().catch(() => {});
    };
    if ('requestIdleCallback' in window) requestIdleCallback(handleInteractive, { timeout: maxIdleWaitMs });
    else setTimeout(handleInteractive);
  }, []);
  const isOverlayRequested = openedPanel !== null || hash === SEARCH_HASH;
  // Only after hydration, because the server's markup does not contain the deferred parts.
  useEffect(() => {
    if (isOverlayRequested) setReady(true);
  }, [isOverlayRequested]);
  if (!isReady) return null;
  return <DeferredParts {...props} />;
}
