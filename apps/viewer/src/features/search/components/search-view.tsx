// The box, and below it what was looked for before, what is found, or what else could be tried.
import { type ReactNode, useEffect } from 'react';
import { useLabel } from '../../../shared/environment/environment.ts';
import { ErrorPanel } from '../../../shared/errors/error-panel.tsx';
import type { SearchParams } from '../api/search-query.ts';
import { useRecentSearches } from '../state/recent-searches.ts';
import { useSearch } from '../state/use-search.ts';
import { SearchBox } from './search-box.tsx';
import { SearchFilters } from './search-filters.tsx';
import { SearchResults } from './search-results.tsx';
import { NoSearchResults, SearchSkeleton, SearchStart } from './search-states.tsx';
import styles from './search-view.module.css';

export interface SearchViewProps {
  autoFocus: boolean;
  /** Where else to begin, while nothing is asked for. */
  waysIn: ReactNode;
  /** Tells what is asked for, as it changes. */
  onAsked?: (asked: SearchParams) => void;
}

export function SearchView({ autoFocus, waysIn, onAsked }: SearchViewProps) {
  const label = useLabel();
  const search = useSearch();
  const { recent, isKnown, keep, forget } = useRecentSearches();
  const { query, refines, list } = search;
  useEffect(() => onAsked?.({ query, refines }), [onAsked, query, refines]);
  const submit = () => {
    search.submit();
    if (search.value.trim()) keep(search.value.trim());
  };
  const opens = (target: EventTarget) => {
    const link = target instanceof Element && target.closest('a[href]:not([data-reload], [rel=prev])');
    if (!link) return;
    if (query) keep(query);
    search.open(link.getAttribute('href') ?? '');
  };
  const first = list.pages?.[0];
  return (
    <div className={styles.view}>
      <SearchBox
        value={search.value}
        autoFocus={autoFocus}
        busy={search.isWaiting && search.value.trim() !== ''}
        onType={search.type}
        onSubmit={submit}
      />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: listens to what links inside let through, by key as by pointer */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
      <div onClick={({ target }) => opens(target)}>
        {query === '' ? (
          <>
            <SearchStart recent={recent} onChoose={search.choose} onForget={forget} />
            {isKnown && <div className={styles.waysIn}>{waysIn}</div>}
          </>
        ) : list.error ? (
          <ErrorPanel title={label('searchFailed')} error={list.error} onRetry={list.retry} />
        ) : !first ? (
          <SearchSkeleton />
        ) : (
          <>
            <SearchFilters refines={first.refines} chosen={refines} onChoose={search.refine} />
            {first.totalResults === 0 ? (
              <NoSearchResults query={first.query} suggestions={first.suggestions} onChoose={search.choose} />
            ) : (
              <SearchResults search={search} />
            )}
          </>
        )}
      </div>
    </div>
  );
}
