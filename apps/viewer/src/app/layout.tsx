// The layout around every page, and what happens on navigation.
import { isChromeless, isPublicRoute, isTopBarHidden, type RouteKey } from '@matinee/rules';
import { endFirstScreen, VisuallyHidden } from '@matinee/ui';
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
import { getHistoryEntry, getScrollPosition } from './scroll-restoration/scroll-positions.ts';
import { ScrollRestoration } from './scroll-restoration/scroll-restoration.tsx';

/** The authentication pages, on which the sign-in panel would be redundant. */
const authPages: ReadonlySet<RouteKey> = new Set(['LOGIN', 'LOGIN_REDIRECT', 'SIGNUP']);

/** By then deferred parts of the first page are hydrated. */
const restMs = 2000;

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
  const from = key && !isPublicRoute(key) ? currentPath : null;
  useEffect(() => {
    const rest = setTimeout(endFirstScreen, restMs);
    return () => clearTimeout(rest);
  }, []);
  const isAlone = key !== null && isChromeless(key);
  const hasBar = !isAlone && !(key && isTopBarHidden(key));
  const hasSide = hasBar && realm.topBarLayout === 'sidebar';
  return (
    <>
      {!isAlone && <SkipLinks hasMenuLink={!hasBar} />}
      {isPending && (
        <div className={styles.progress} data-chrome role="progressbar" aria-label={label('loading')} />
      )}
      {hasBar && (
        <TopBar from={from} currentPath={currentPath} isAuthPage={key !== null && authPages.has(key)} />
      )}
      {hasSide && <SideNav currentPath={currentPath} />}
      <div className={hasSide ? styles.beside : undefined}>
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
        {!isAlone && <Footer currentPath={currentPath} from={from} />}
      </div>
      <Arrival />
      <NavigationEffects to={key} />
      <DeferredLoader page={key} from={from} contentId={params.eventId} />
      <ScrollRestoration preventScrollReset={preventScrollReset} />
    </>
  );
}

/** After a navigation: focuses the page's heading and announces its title. */
function Arrival() {
  const location = useLocation();
  const { pathname, state } = location;
  const stays = Boolean(state?.stays);
  const isPop = useNavigationType() === 'POP';
  const entry = getHistoryEntry(location);
  const before = useRef(pathname);
  const [arrived, setArrived] = useState('');
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    // Fonts that loaded too late for the first page.
    document.documentElement.dataset.faces = '';
    // Going back returns the focus to the link that was followed.
    const isBack = isPop && getScrollPosition(entry)?.link;
    if (!isBack && !stays) focusHeading();
    if (isBack || !stays) setArrived(document.title);
  }, [pathname, entry, isPop, stays]);
  return (
    <VisuallyHidden>
      <span aria-live="polite">{arrived}</span>
    </VisuallyHidden>
  );
}
