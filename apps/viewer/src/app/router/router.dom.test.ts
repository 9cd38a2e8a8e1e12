import type { ComponentType } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { PageLoader } from './page-loader.ts';
import { createRouter } from './router.ts';

const FirstPage: ComponentType = () => null;
const SecondPage: ComponentType = () => null;
const ThirdPage: ComponentType = () => null;

/** A loader whose pages load or fail when the test calls `finish` or `fail`. */
function createLoader() {
  const loadingPages = new Map<string, PromiseWithResolvers<ComponentType>>();
  const pageLoader: PageLoader = {
    match: (pathname) => ({ key: pathname === '/' ? 'HOME' : 'SECTION', params: { id: pathname.slice(1) } }),
    loadFirstPage: async () => FirstPage,
    load: (_match, { pathname }) => {
      const page = Promise.withResolvers<ComponentType>();
      loadingPages.set(pathname, page);
      return page.promise;
    },
    prefetch: async () => {},
  };
  const waitForNavigation = () => new Promise((resolve) => setTimeout(resolve));
  return {
    pageLoader,
    listRequestedPaths: () => [...loadingPages.keys()],
    async finish(pathname: string, Component: ComponentType) {
      loadingPages.get(pathname)?.resolve(Component);
      await waitForNavigation();
    },
    async fail(pathname: string, error: Error) {
      loadingPages.get(pathname)?.reject(error);
      await waitForNavigation();
    },
  };
}

beforeEach(() => {
  window.history.replaceState(null, '', '/');
});

describe('createRouter', () => {
  test('a partial update of the page that is being left does not cancel the navigation', async () => {
    const loader = createLoader();
    const router = createRouter(loader.pageLoader, FirstPage);
    router.navigate('/films');
    router.navigate('/?query=fog', { replace: true, state: { isPartialUpdate: true } });
    await loader.finish('/films', SecondPage);
    expect(window.location.pathname).toBe('/films');
    expect(router.getState()).toMatchObject({ isPending: false, Component: SecondPage });
  });

  test('changes the URL and the page together when the page is loaded', async () => {
    const loader = createLoader();
    const router = createRouter(loader.pageLoader, FirstPage);
    router.navigate('/films?sort=new', { state: { isPartialUpdate: true } });
    expect(router.getState()).toMatchObject({
      isPending: true,
      Component: FirstPage,
      match: { key: 'HOME' },
    });
    expect(window.location.pathname).toBe('/');
    await loader.finish('/films', SecondPage);
    expect(router.getState()).toMatchObject({
      isPending: false,
      Component: SecondPage,
      navigationType: 'PUSH',
      match: { key: 'SECTION', params: { id: 'films' } },
      location: { pathname: '/films', search: '?sort=new', state: { isPartialUpdate: true } },
    });
    expect(window.location.pathname + window.location.search).toBe('/films?sort=new');
    expect(window.history.state).toMatchObject({ index: 1, key: router.getState().location.key });
  });

  test('ignores a page that loads after a newer navigation has started', async () => {
    const loader = createLoader();
    const router = createRouter(loader.pageLoader, FirstPage);
    router.navigate('/films');
    router.navigate('/series');
    await loader.finish('/films', SecondPage);
    expect(router.getState()).toMatchObject({ isPending: true, Component: FirstPage });
    await loader.finish('/series', ThirdPage);
    expect(router.getState()).toMatchObject({ isPending: false, Component: ThirdPage });
    expect(window.location.pathname).toBe('/series');
  });

  test('loads nothing for a fragment of the current page', () => {
    const loader = createLoader();
    const router = createRouter(loader.pageLoader, FirstPage);
    router.navigate('/#search', { preventScrollReset: true });
    expect(loader.listRequestedPaths()).toEqual([]);
    expect(router.getState()).toMatchObject({
      Component: FirstPage,
      location: { hash: '#search' },
      preventScrollReset: true,
    });
    expect(window.location.hash).toBe('#search');
  });

  test('keeps the history index when it replaces an entry', async () => {
    const loader = createLoader();
    const router = createRouter(loader.pageLoader, FirstPage);
    router.navigate('/films', { replace: true });
    await loader.finish('/films', SecondPage);
    expect(router.getState().navigationType).toBe('REPLACE');
    expect(window.history.state).toMatchObject({ index: 0 });
  });

  test('shows the error at the new URL when the code of a page cannot be loaded', async () => {
    const loader = createLoader();
    const router = createRouter(loader.pageLoader, FirstPage);
    const error = new Error('Failed to fetch dynamically imported module');
    router.navigate('/films');
    await loader.fail('/films', error);
    expect(router.getState()).toMatchObject({ Component: null, error, isPending: false });
    expect(window.location.pathname).toBe('/films');
  });

  test('restores key and state of the history entry on popstate', async () => {
    const loader = createLoader();
    const router = createRouter(loader.pageLoader, FirstPage);
    window.history.replaceState({ key: 'abc', state: { isPartialUpdate: true }, index: 3 }, '', '/films');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await loader.finish('/films', SecondPage);
    expect(router.getState()).toMatchObject({
      navigationType: 'POP',
      Component: SecondPage,
      location: { pathname: '/films', key: 'abc', state: { isPartialUpdate: true } },
    });
  });
});
