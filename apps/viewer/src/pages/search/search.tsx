// The search as a page of its own. Its address carries what is asked for, so that it can be kept and shared.
import { searchWords } from '@matinee/rules';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useEnvironment } from '../../environment/environment.ts';
import { readState, writeState } from '../../environment/page-state.ts';
import { searchState } from '../../environment/search-state.ts';
import { SearchView } from '../../features/search/components/search-view.tsx';
import styles from './search.module.css';

export function SearchPage() {
  const { label, realm, paths } = useEnvironment();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { search } = useLocation();
  // An address that asks for something has the first word; else what was being looked for goes on.
  useState(() => {
    const asked = searchWords(new URLSearchParams(search).get('query') ?? '');
    const now = readState(queryClient, searchState);
    if (asked && searchWords(now.value) !== asked)
      writeState(queryClient, searchState, { ...searchState.initial, value: asked });
  });
  const keepAddress = useCallback(
    (query: string) => {
      const there = paths.route('SEARCH', {}, { query: query ? { query } : {} });
      if (there === window.location.pathname + window.location.search) return;
      void navigate(there, { replace: true, preventScrollReset: true, state: { stays: true } });
    },
    [navigate, paths],
  );
  return (
    <div className={styles.page}>
      <title>{`${label('search')} · ${realm.name}`}</title>
      <h1 className={styles.title}>{label('search')}</h1>
      <SearchView autoFocus onQuery={keepAddress} />
    </div>
  );
}
