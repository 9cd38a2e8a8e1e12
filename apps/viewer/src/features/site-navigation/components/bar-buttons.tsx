// What stands in the bar besides links and ways in: the search, what is live now, what is more.
import { Icon } from '@matinee/ui';
import { lazy, Suspense } from 'react';
import { onPlainClick } from '../../../shared/browser/plain-click.ts';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { useOpenSearch } from '../../../shared/navigation/search-state.ts';
import { useNavbar } from '../state/navbar.ts';
import styles from './top-bar.module.css';

/** A link to the page of the search; with code at hand it opens over this page. */
export function SearchButton() {
  const { label, paths } = useEnvironment();
  const openSearch = useOpenSearch();
  return (
    <a
      className={styles.round}
      href={paths.route('SEARCH')}
      aria-label={label('search')}
      title={label('search')}
      data-opens="search"
      data-focus-item
      data-reload
      onClick={onPlainClick(() => openSearch())}
    >
      <Icon name="search" />
    </a>
  );
}

/** A link to the page of what is live; with code at hand it opens at the side of this page. */
export function LiveNowButton() {
  const { label, paths } = useEnvironment();
  const { open, toggle } = useNavbar();
  return (
    <a
      className={styles.round}
      href={paths.route('LIVE_EVENTS')}
      aria-label={label('liveNow')}
      title={label('liveNow')}
      aria-haspopup="dialog"
      aria-expanded={open === 'sidebar'}
      data-opens="sidebar"
      data-focus-item
      data-reload
      onClick={onPlainClick(({ currentTarget }) => toggle('sidebar', currentTarget))}
    >
      <Icon name="live" />
    </a>
  );
}

const load = () => import('./deferred/more-menu.tsx');
const MoreMenu = lazy(load);
const prepare = () => void load().catch(() => {});

export function MoreButton({ here }: { here: string }) {
  const { label } = useEnvironment();
  const { open, toggle } = useNavbar();
  const isOpen = open === 'more';
  return (
    <div className={styles.more}>
      <button
        type="button"
        className={styles.moreButton}
        aria-expanded={isOpen}
        data-focus-item
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={({ currentTarget }) => toggle('more', currentTarget)}
      >
        {label('more')}
        <Icon name="down" />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <MoreMenu here={here} />
        </Suspense>
      )}
    </div>
  );
}
