// Requests the responses that viewers would get for the drafts, debounced after the last change.
import type { Preview } from '@matinee/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useEnvironment } from '../../../shared/environment/environment.ts';

const debounceMs = 350;

export interface Drafts {
  realmFile?: unknown;
  section?: unknown;
  language: string;
  isSignedIn: boolean;
}

export function usePreview(drafts: Drafts) {
  const { caller } = useEnvironment();
  const text = JSON.stringify(drafts);
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), debounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  return useQuery<Preview>({
    queryKey: ['preview', 'shown', debounced],
    queryFn: ({ signal }) => caller.call('postPreview', { body: JSON.parse(debounced), signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
}
