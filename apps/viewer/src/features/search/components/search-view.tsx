// The search box, and below it recent searches, results or suggestions.
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
  /** Shown below the recent searches while there is no query. */
  startContent: ReactNode;
  /** Called when the requested search changes. */
  onRequest?: (params: SearchParams) => void;
}

export function SearchView({ autoFocus, startContent, onRequest }: SearchViewProps) {
  const label = useLabel();
  const search = useSearch();
  const { recentSearches, hasLoadedRecentSearches, saveRecentSearch, clearRecentSearches } =
    useRecentSearches();
  const { text, query, selectedFilters, startCursor, list } = search;
  useEffect(
    () => onRequest?.({ query, selectedFilters, startCursor }),
    [onRequest, query, selectedFilters, startCursor],
  );
  const submit = () => {
    search.submit();
    if (text.trim()) saveRecentSearch(text.trim());
  };
  const saveOpenedResult = (target: EventTarget) => {
    const link = target instanceof Element && target.closest('a[href]:not([data-skip-router], [rel=prev])');
    if (!link) return;
    if (query) saveRecentSearch(query);
    search.storeOpenedResult(link.getAttribute('href') ?? '');
  };
  const firstPage = list.pages?.[0];
  return (
    <div className={styles.view}>
      <SearchBox
        value={text}
        autoFocus={autoFocus}
        isBusy={search.isWaiting && text.trim() !== ''}
        onType={search.setText}
        onSubmit={submit}
      />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: handles the clicks of the links inside, which Enter triggers too */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
      <div onClick={({ target }) => saveOpenedResult(target)}>
        {query === '' ? (
          <>
            <SearchStart
              recentSearches={recentSearches}
              onSelect={search.selectQuery}
              onClear={clearRecentSearches}
            />
            {hasLoadedRecentSearches && <div className={styles.startContent}>{startContent}</div>}
          </>
        ) : list.error ? (
          <ErrorPanel title={label('searchFailed')} error={list.error} onRetry={list.retry} />
        ) : !firstPage ? (
          <SearchSkeleton />
        ) : (
          <>
            <SearchFilters
              refines={firstPage.refines}
              selectedFilters={selectedFilters}
              onSelect={search.selectFilters}
            />
            {firstPage.totalResults === 0 ? (
              <NoSearchResults
                query={firstPage.query}
                suggestions={firstPage.suggestions}
                onSelect={search.selectQuery}
              />
            ) : (
              <SearchResults search={search} />
            )}
          </>
        )}
      </div>
    </div>
  );
}
