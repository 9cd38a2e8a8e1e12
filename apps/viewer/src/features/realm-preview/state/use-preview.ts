// Requests the responses that viewers would receive if the drafts were saved. Waits until the drafts have not
// changed for a moment.
import type { Preview } from '@matinee/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useEnvironment } from '../../../shared/environment/environment.ts';

const debounceMs = 350;

export interface PreviewInput {
  realmFile?: unknown;
  section?: unknown;
  language: string;
  isSignedIn: boolean;
}

export function usePreview(input: PreviewInput) {
  const { caller } = useEnvironment();
  const requestBody = JSON.stringify(input);
  const [debouncedBody, setDebouncedBody] = useState(requestBody);
  useEffect(() => {
    const timer = setTimeout(() => setDebouncedBody(requestBody), debounceMs);
    return () => clearTimeout(timer);
  }, [requestBody]);
  return useQuery<Preview>({
    queryKey: ['preview', 'drafts', debouncedBody],
    queryFn: ({ signal }) => caller.call('postPreview', { body: JSON.parse(debouncedBody), signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
}
