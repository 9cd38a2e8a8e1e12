// The layout around every page. After a navigation it moves the focus and announces the title.
import { isChromeless, isRouteWithoutReturn, isTopBarHidden, type RouteKey } from '@matinee/rules';
import { markFirstPageHydrated, VisuallyHidden } from '@matinee/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { Footer } from '../features/site-navigation/components/footer.tsx';
import { SideNav } from '../features/site-navigation/components/side-nav.tsx';
import { SkipLinks } from '../features/site-navigation/components/skip-link.tsx';
import { TopBar } from '../features/site-navigation/components/top-bar.tsx';
import { focusHeading } from '../shared/browser/focus-heading.ts';
import { useEnvironment } from '../shared/environment/environment.ts';
import { useRouteMatch } from '../shared/navigation/route-match.ts';
import { DeferredLoader } from './deferred-loader.tsx';
import styles from './layout.module.css';
import { NavigationEffects } from './router/navigation-effects.tsx';
import { getHistoryEntryKey, getScrollPosition } from './scroll-restoration/scroll-positions.ts';
import { ScrollRestoration } from './scroll-restoration/scroll-restoration.tsx';

/** On the authentication pages the sign-in panel would be redundant. */
const isAuthPage = (key: RouteKey): boolean => isRouteWithoutReturn(key) && key !== 'ROOT' && key !== 'HOME';

/** By this time all parts of the first page are hydrated. Images that appear later fade in. */
const hydrationMs = 2000;

export interface LayoutProps {
  /** A navigation is loading. */
  isPending: boolean;
  /** The navigation keeps the scroll position. */
  preventScrollReset: boolean;
  /** The page. */
  children: ReactNode;
}

export function Layout({ isPending, preventScrollReset, children }: LayoutProps) {
  const { label, realm } = useEnvironment();
  const { pathname, search } = useLocation();
  const currentPath = pathname + search;
  const { key, params } = useRouteMatch();
  // A return path would copy the token of a link, or the code of a sign-in provider, into other URLs.
  const hasToken =
    key === 'EMAIL_CONFIRMATION' ||
    key === 'OIDC' ||
    key === 'OAUTH' ||
    key === 'PROVIDERS' ||
    key === 'IMPERSONATE';
  const returnPath = key && !isRouteWithoutReturn(key) && !hasToken ? currentPath : null;
  useEffect(() => {
    // first-screen.ts waits for this event.
    window.dispatchEvent(new Event('hydrated'));
    const timer = setTimeout(markFirstPageHydrated, hydrationMs);
    return () => clearTimeout(timer);
  }, []);
  const isWithoutChrome = key !== null && isChromeless(key);
  const hasTopBar = !isWithoutChrome && !(key && isTopBarHidden(key));
  const hasSideNav = hasTopBar && realm.topBarLayout === 'sidebar';
  return (
    <>
      {!isWithoutChrome && <SkipLinks hasMenuLink={!hasTopBar} />}
      {isPending && (
        <div className={styles.progress} data-chrome role="progressbar" aria-label={label('loading')} />
      )}
      {hasTopBar && (
        <TopBar
          returnPath={returnPath}
          currentPath={currentPath}
          isAuthPage={key !== null && isAuthPage(key)}
        />
      )}
      {hasSideNav && <SideNav currentPath={currentPath} />}
      <div className={hasSideNav ? styles.besideSideNav : undefined}>
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
        {!isWithoutChrome && <Footer currentPath={currentPath} returnPath={returnPath} />}
      </div>
      <NavigationAnnouncer />
      <NavigationEffects routeKey={key} />
      <DeferredLoader routeKey={key} returnPath={returnPath} contentId={params.eventId} />
      <ScrollRestoration preventScrollReset={preventScrollReset} />
    </>
  );
}

/** After a navigation: focuses the page's heading and announces its title. */
function NavigationAnnouncer() {
  const location = useLocation();
  const { pathname, state } = location;
  const isPartialUpdate = Boolean(state?.isPartialUpdate);
  const isPop = useNavigationType() === 'POP';
  const entryKey = getHistoryEntryKey(location);
  const lastPathname = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    // Uses the fonts that loaded too late for the first page.
    document.documentElement.dataset.fontsLoaded = '';
    // Going back returns the focus to the link that was followed.
    const isBack = isPop && Boolean(getScrollPosition(entryKey)?.linkHref);
    if (!isBack && !isPartialUpdate) focusHeading();
    if (isBack || !isPartialUpdate) setAnnouncement(document.title);
  }, [pathname, entryKey, isPop, isPartialUpdate]);
  return (
    <VisuallyHidden>
      <span aria-live="polite">{announcement}</span>
    </VisuallyHidden>
  );
}
