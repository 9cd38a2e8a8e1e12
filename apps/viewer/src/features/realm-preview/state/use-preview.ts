// What people would be shown of the drafts, asked for a moment after the last change.
import type { Preview } from '@matinee/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useEnvironment } from '../../../shared/environment/environment.ts';

const restMs = 350;

export interface Drafts {
  realmFile?: unknown;
  section?: unknown;
  language: string;
  isSignedIn: boolean;
}

export function usePreview(drafts: Drafts) {
  const { caller } = useEnvironment();
  const text = JSON.stringify(drafts);
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), restMs);
    return () => clearTimeout(timer);
  }, [text]);
  return useQuery<Preview>({
    queryKey: ['preview', 'shown', settled],
    queryFn: ({ signal }) => caller.call('postPreview', { body: JSON.parse(settled), signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
}
