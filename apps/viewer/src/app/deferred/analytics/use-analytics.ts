// Starts analytics a few seconds after the first page has loaded its deferred parts.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useEnvironment } from '../../../shared/environment/environment.ts';

const startDelayMs = 4000;

export function useAnalytics(): void {
  // The environment of the first render, so that analytics start only once.
  const [environment] = useState(useEnvironment());
  const queryClient = useQueryClient();
  useEffect(() => {
    const { client, realm } = environment;
    if (!client || !realm.analytics.collect) return;
    const timer = setTimeout(() => {
      import('./start-analytics.ts').then(
        ({ startAnalytics }) => startAnalytics({ ...environment, client }, queryClient),
        // When the browser is offline, no event could be sent either.
        () => {},
      );
    }, startDelayMs);
    return () => clearTimeout(timer);
  }, [environment, queryClient]);
}
