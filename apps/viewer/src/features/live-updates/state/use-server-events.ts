// Receives server-sent events while the page is visible. Hidden tabs disconnect, because browsers allow few
// connections per host.
import type { PageEvent } from '@matinee/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { useSession } from '../../../shared/session/session.ts';
import { createEventStream } from './event-stream.ts';
import { handleServerEvent } from './handle-server-event.ts';

export interface ServerEventsOptions {
  /** Id of the page's title: the server sends events about its media. */
  contentId: string | undefined;
  /** Called with the version of the realm at each connection and after each change. */
  onRealmVersion: (version: number) => void;
}

export function useServerEvents({ contentId, onRealmVersion }: ServerEventsOptions): void {
  const environment = useEnvironment();
  const queryClient = useQueryClient();
  const { client, language } = environment;
  const userId = useSession().user?.id;
  const mayHaveMissedEvents = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another account receives the events of other lists, so it reconnects
  useEffect(() => {
    if (!client) return;
    const stream = createEventStream({
      url: client.buildUrl('streamPageEvents', { query: { contentId, language } }),
      onData: (data) => {
        const event = parseEvent(data);
        if (event?.topic === 'realm') onRealmVersion(event.version);
        else if (event) handleServerEvent(event, environment, queryClient);
      },
      // While the page was disconnected, any event may have been missed.
      onReconnect: () =>
        void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'stream' }),
      mayHaveMissedEvents,
    });
    const updateConnection = () => {
      if (document.visibilityState === 'visible') {
        stream.connect();
        return;
      }
      stream.disconnect();
      mayHaveMissedEvents.current = true;
    };
    const connectTimer = setTimeout(updateConnection, 1000);
    document.addEventListener('visibilitychange', updateConnection);
    return () => {
      clearTimeout(connectTimer);
      document.removeEventListener('visibilitychange', updateConnection);
      stream.disconnect();
    };
  }, [client, contentId, language, userId, environment, queryClient, onRealmVersion]);
}

function parseEvent(data: string): PageEvent | null {
  try {
    return JSON.parse(data) as PageEvent;
  } catch {
    return null;
  }
}
