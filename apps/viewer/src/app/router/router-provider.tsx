// Renders the layout with the router's current page, and provides the location to React Router's hooks.
import { startTransition, useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { createPath, Router as LocationProvider, type Navigator } from 'react-router';
import { RouteMatchContext } from '../../shared/navigation/route-match.ts';
import { Layout } from '../layout.tsx';
import { RootError, RouteError, RouteErrorBoundary } from './route-error.tsx';
import type { Router, RouterState } from './router.ts';

export function RouterProvider({ router }: { router: Pick<Router, 'getState' | 'subscribe' | 'navigate'> }) {
  const [state, setState] = useState<RouterState>(router.getState);
  useLayoutEffect(() => {
    // A navigation may have ended before hydration.
    setState(router.getState());
    return router.subscribe((newState, options) => {
      if (options.flushSync) flushSync(() => setState(newState));
      else startTransition(() => setState(newState));
    });
  }, [router]);
  const navigator = useMemo<Navigator>(
    () => ({
      createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
      go: (delta) => window.history.go(delta),
      push: (to, state, options) => router.navigate(to, { ...options, state }),
      replace: (to, state, options) => router.navigate(to, { ...options, state, replace: true }),
    }),
    [router],
  );
  const { location, navigationType, match, Component, error, isPending, preventScrollReset } = state;
  // Stable while a navigation is pending, so that the page does not render again.
  const page = useMemo(
    () =>
      Component ? (
        <RouteErrorBoundary location={location} Fallback={RouteError}>
          <Component />
        </RouteErrorBoundary>
      ) : (
        <RouteError error={error} />
      ),
    [Component, error, location],
  );
  return (
    <LocationProvider location={location} navigationType={navigationType} navigator={navigator}>
      <RouteMatchContext value={match}>
        <RouteErrorBoundary location={location} Fallback={RootError}>
          <Layout isPending={isPending} preventScrollReset={preventScrollReset}>
            {page}
          </Layout>
        </RouteErrorBoundary>
      </RouteMatchContext>
    </LocationProvider>
  );
}
