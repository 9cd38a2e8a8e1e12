// The search as a page. Its URL contains the search, so that it can be bookmarked and shared.
import { normaliseQuery } from '@matinee/rules';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { LoadedBrowseChoices } from '../../features/browse/components/browse-choices.tsx';
import {
  createSearchHref,
  parseSearchParams,
  type SearchParams,
} from '../../features/search/api/search-query.ts';
import { SearchView } from '../../features/search/components/search-view.tsx';
import { useEnvironment } from '../../shared/environment/environment.ts';
import { searchState } from '../../shared/navigation/search-state.ts';
import { readGlobalState, writeGlobalState } from '../../shared/query/global-state.ts';
import styles from './search.module.css';

export default function SearchPage() {
  const { label, realm, paths } = useEnvironment();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const location = useLocation();
  const isUrlUpdate = useNavigationType() === 'REPLACE' && Boolean(location.state?.isPartialUpdate);
  // A search in the URL takes precedence over the search in progress.
  useState(() => applyUrl(queryClient, location.search));
  const firstLocation = useRef(location);
  const updateUrl = useCallback(
    (urlParams: SearchParams) => {
      const href = createSearchHref(paths, urlParams);
      if (href === window.location.pathname + window.location.search) return;
      void navigate(href, { replace: true, preventScrollReset: true, state: { isPartialUpdate: true } });
    },
    [navigate, paths],
  );
  // Remounts the view when the viewer follows a link to another search, or goes back to one.
  const [searchCount, setSearchCount] = useState(0);
  useEffect(() => {
    if (isUrlUpdate) return;
    // The first URL is applied already, and the viewer may have typed before hydration.
    const isFirst = location === firstLocation.current;
    if (!isFirst && applyUrl(queryClient, location.search)) setSearchCount((count) => count + 1);
    else updateUrl(readCurrentParams(queryClient));
  }, [isUrlUpdate, location, queryClient, updateUrl]);
  return (
    <div className={styles.page}>
      <title>{`${label('search')} · ${realm.name}`}</title>
      <h1 className={styles.title}>{label('search')}</h1>
      <SearchView key={searchCount} autoFocus startContent={<LoadedBrowseChoices />} onRequest={updateUrl} />
    </div>
  );
}

/** Applies the search in the URL. Returns whether it differs from the current search. */
function applyUrl(queryClient: QueryClient, search: string): boolean {
  const urlParams = parseSearchParams(new URLSearchParams(search));
  const currentParams = readCurrentParams(queryClient);
  if (!urlParams.query || isSameSearch(urlParams, currentParams)) return false;
  writeGlobalState(queryClient, searchState, {
    ...searchState.initial,
    text: urlParams.query,
    selectedFilters: urlParams.selectedFilters,
    startCursor: urlParams.startCursor,
  });
  return true;
}

function readCurrentParams(queryClient: QueryClient): SearchParams {
  const { text, selectedFilters, startCursor } = readGlobalState(queryClient, searchState);
  return { query: normaliseQuery(text), selectedFilters, startCursor };
}

const isSameSearch = ({ query, selectedFilters, startCursor }: SearchParams, otherParams: SearchParams) =>
  query === otherParams.query &&
  startCursor === otherParams.startCursor &&
  (['type', 'genre'] as const).every((name) => selectedFilters[name] === otherParams.selectedFilters[name]);
