// Fetches what a page needs once it stands, when it stands; at once when somebody asks for a part of it.
import { SEARCH_HASH } from '@matinee/rules';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { navbarState } from '../features/site-navigation/state/navbar.ts';
import { ChunkErrorBoundary } from '../shared/errors/chunk-error-boundary.tsx';
import { useGlobalStateValue } from '../shared/query/global-state.ts';
import type { DeferredProps } from './deferred/deferred.tsx';

const Deferred = lazy(() => import('./deferred/deferred.tsx'));

/** An idle moment comes by then, or is not waited for. */
const longestWaitMs = 2000;

export function DeferredLoader(props: DeferredProps) {
  const [stands, setStands] = useState(false);
  const { open } = useGlobalStateValue(navbarState);
  const { hash } = useLocation();
  useEffect(() => {
    // For those who measure: the page answers, and has nothing of its own left to do.
    const ready = () => {
      performance.mark('interactive');
      setStands(true);
    };
    if ('requestIdleCallback' in window) requestIdleCallback(ready, { timeout: longestWaitMs });
    else setTimeout(ready);
  }, []);
  const isAsked = open !== null || hash === SEARCH_HASH;
  // Only once the markup of the server is taken over, which knows nothing of it.
  useEffect(() => {
    if (isAsked) setStands(true);
  }, [isAsked]);
  if (!stands) return null;
  return (
    <ChunkErrorBoundary>
      <Suspense fallback={null}>
        <Deferred {...props} />
      </Suspense>
    </ChunkErrorBoundary>
  );
}
