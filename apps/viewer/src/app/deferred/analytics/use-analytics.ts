// Lets the operator know what people do, once nothing of the first page is still under way.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useEnvironment } from '../../../shared/environment/environment.ts';

const afterMs = 4000;

export function useAnalytics(): void {
  // Once for the visit: what the page began with stays.
  const [environment] = useState(useEnvironment());
  const queryClient = useQueryClient();
  useEffect(() => {
    const { client, realm } = environment;
    if (!client || !realm.analytics.collect) return;
    const timer = setTimeout(() => {
      import('./start-analytics.ts').then(
        ({ startAnalytics }) => startAnalytics({ ...environment, client }, queryClient),
        // Without a line nothing could be told either.
        () => {},
      );
    }, afterMs);
    return () => clearTimeout(timer);
  }, [environment, queryClient]);
}
