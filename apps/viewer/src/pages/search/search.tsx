// The search as a page of its own. Its address carries what is asked for, so that it can be kept and shared.
import { searchWords } from '@matinee/rules';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { useEnvironment } from '../../environment/environment.ts';
import { readState, writeState } from '../../environment/page-state.ts';
import { searchState } from '../../environment/search-state.ts';
import { SearchView } from '../../features/search/components/search-view.tsx';
import styles from './search.module.css';

export function SearchPage() {
  const { label, realm, paths } = useEnvironment();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const location = useLocation();
  const isOwn = useNavigationType() === 'REPLACE' && Boolean(location.state?.stays);
  // An address that asks for something has the first word; else what was being looked for goes on.
  useState(() => takeUp(queryClient, location.search));
  const keepAddress = useCallback(
    (query: string) => {
      const there = paths.route('SEARCH', {}, { query: query ? { query } : {} });
      if (there === window.location.pathname + window.location.search) return;
      void navigate(there, { replace: true, preventScrollReset: true, state: { stays: true } });
    },
    [navigate, paths],
  );
  // Somebody followed a link to another search, or went back to one: it is begun anew.
  const [begun, setBegun] = useState(0);
  useEffect(() => {
    if (isOwn) return;
    if (takeUp(queryClient, location.search)) setBegun((count) => count + 1);
    else keepAddress(searchWords(readState(queryClient, searchState).value));
  }, [isOwn, location, queryClient, keepAddress]);
  return (
    <div className={styles.page}>
      <title>{`${label('search')} · ${realm.name}`}</title>
      <h1 className={styles.title}>{label('search')}</h1>
      <SearchView key={begun} autoFocus onQuery={keepAddress} />
    </div>
  );
}

/** Whether the address asks for something else than is being looked for. */
function takeUp(queryClient: QueryClient, search: string): boolean {
  const asked = searchWords(new URLSearchParams(search).get('query') ?? '');
  const now = readState(queryClient, searchState);
  if (!asked || searchWords(now.value) === asked) return false;
  writeState(queryClient, searchState, { ...searchState.initial, value: asked });
  return true;
}
