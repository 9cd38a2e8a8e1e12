// The navigation bar at the top of every page except full-screen ones.
import { IconButton, joinClassNames } from '@matinee/ui';
import { useRef } from 'react';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { useSession } from '../../../shared/session/session.ts';
import { useNavigationPanels } from '../state/navigation-panels.ts';
import { useTopBar } from '../state/use-top-bar.ts';
import { AccountMenu } from './account-menu.tsx';
import { LiveNowButton, MoreButton, SearchButton } from './bar-buttons.tsx';
import { Brand } from './brand.tsx';
import { GuestButtons } from './guest-buttons.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { MenuItemList } from './menu-item-list.tsx';
import styles from './top-bar.module.css';

export interface TopBarProps {
  /** The return path after signing in; null on pages that sign-in does not return to. */
  returnPath: string | null;
  /** Path and query of the page, to mark the current menu item. */
  currentPath: string;
  /** The page is an authentication page. */
  isAuthPage: boolean;
}

export function TopBar({ returnPath, currentPath, isAuthPage }: TopBarProps) {
  const { label, realm, paths } = useEnvironment();
  const { isGuest } = useSession();
  const topBar = useRef<HTMLElement>(null);
  const { isHidden, hasBackground } = useTopBar(topBar);
  const { openedPanel, toggle } = useNavigationPanels();
  const layout = realm.topBarLayout;
  return (
    <header
      ref={topBar}
      className={joinClassNames(
        styles.bar,
        isHidden && openedPanel === null && styles.hidden,
        hasBackground && styles.solid,
      )}
      data-layout={layout}
      data-chrome
    >
      <div className={styles.menuButton}>
        <IconButton
          icon="menu"
          label={label('menu')}
          aria-haspopup="dialog"
          aria-expanded={openedPanel === 'menu'}
          data-opens="menu"
          data-focus-item
          onClick={({ currentTarget }) => toggle('menu', currentTarget)}
        />
      </div>
      <a className={styles.brand} href={paths.buildPath('HOME')} data-focus-item>
        <Brand />
      </a>
      {layout.startsWith('top') && (
        <div className={styles.links}>
          <nav
            className={styles.mainMenu}
            aria-label={label('mainMenu')}
            onBlur={({ currentTarget }) => currentTarget.scrollTo(0, 0)}
          >
            <MenuItemList currentPath={currentPath} placement="main" className={styles.items} />
          </nav>
          <MoreButton currentPath={currentPath} />
        </div>
      )}
      <div className={styles.buttons}>
        <SearchButton />
        {isGuest ? (
          <>
            {realm.languages.length > 1 && <LanguageMenu />}
            <GuestButtons returnPath={returnPath} isAuthPage={isAuthPage} />
          </>
        ) : (
          <>
            <LiveNowButton />
            <AccountMenu />
          </>
        )}
      </div>
    </header>
  );
}
