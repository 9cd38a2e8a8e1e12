// The buttons of the navigation bar: search, live now, more.
import { Icon } from '@matinee/ui';
import { onPlainClick } from '../../../shared/browser/plain-click.ts';
import { preloadableChunk } from '../../../shared/chunks/lazy-chunk.tsx';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { useOpenSearch } from '../../../shared/navigation/search-state.ts';
import { useNavigationPanels } from '../state/navigation-panels.ts';
import styles from './top-bar.module.css';

/** Links to the search page. After hydration it opens the search overlay instead. */
export function SearchButton() {
  const { label, paths } = useEnvironment();
  const openSearch = useOpenSearch();
  return (
    <a
      className={styles.roundButton}
      href={paths.buildPath('SEARCH')}
      aria-label={label('search')}
      title={label('search')}
      data-opens="search"
      data-focus-item
      data-skip-router
      onClick={onPlainClick(() => openSearch())}
    >
      <Icon name="search" />
    </a>
  );
}

/** Links to the page of live events. After hydration it opens the side panel instead. */
export function LiveNowButton() {
  const { label, paths } = useEnvironment();
  const { openedPanel, toggle } = useNavigationPanels();
  return (
    <a
      className={styles.roundButton}
      href={paths.buildPath('LIVE_EVENTS')}
      aria-label={label('liveNow')}
      title={label('liveNow')}
      aria-haspopup="dialog"
      aria-expanded={openedPanel === 'sidePanel'}
      data-opens="sidePanel"
      data-focus-item
      data-skip-router
      onClick={onPlainClick(({ currentTarget }) => toggle('sidePanel', currentTarget))}
    >
      <Icon name="live" />
    </a>
  );
}

export const MoreMenu = preloadableChunk(() => import('./deferred/more-menu.tsx'));

export function MoreButton({ currentPath }: { currentPath: string }) {
  const { label } = useEnvironment();
  const { openedPanel, toggle } = useNavigationPanels();
  const isOpen = openedPanel === 'more';
  return (
    <div className={styles.moreMenu}>
      <button
        type="button"
        className={styles.moreButton}
        aria-expanded={isOpen}
        data-opens="more"
        data-focus-item
        onClick={({ currentTarget }) => toggle('more', currentTarget)}
      >
        {label('more')}
        <Icon name="down" />
      </button>
      {isOpen && <MoreMenu currentPath={currentPath} />}
    </div>
  );
}
