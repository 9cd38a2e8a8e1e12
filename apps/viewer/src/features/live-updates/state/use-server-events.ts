// Follows what changes on the server while a page is open. Only pages that are seen hold a connection: a browser has
// few of them for one server, and tabs in the background would use them up.
import type { PageEvent } from '@matinee/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { useSession } from '../../../shared/session/session.ts';
import { createEventStream } from './event-stream.ts';
import { handleEvent } from './handle-event.ts';

export interface ServerEventsOptions {
  /** The title that the page is about, to hear of its media. */
  contentId: string | undefined;
  /** The realm has changed: its version. */
  onRealm: (version: number) => void;
}

export function useServerEvents({ contentId, onRealm }: ServerEventsOptions): void {
  const environment = useEnvironment();
  const queryClient = useQueryClient();
  const { client, language } = environment;
  const who = useSession().user?.id;
  const missed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: somebody else hears of other lists
  useEffect(() => {
    if (!client) return;
    const listening = createEventStream({
      address: client.addressOf('followPage', { query: { contentId, language } }),
      onData: (data) => {
        const event = parse(data);
        if (event?.topic === 'realm') onRealm(event.version);
        else if (event) handleEvent(event, environment, queryClient);
      },
      // After a gap nobody knows what was missed.
      onHeardAgain: () =>
        void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'stream' }),
      missed,
    });
    const follow = () => {
      if (document.visibilityState === 'visible') {
        listening.begin();
        return;
      }
      listening.rest();
      missed.current = true;
    };
    const begin = setTimeout(follow, 1000);
    document.addEventListener('visibilitychange', follow);
    return () => {
      clearTimeout(begin);
      document.removeEventListener('visibilitychange', follow);
      listening.rest();
    };
  }, [client, contentId, language, who, environment, queryClient, onRealm]);
}

function parse(data: string): PageEvent | null {
  try {
    return JSON.parse(data) as PageEvent;
  } catch {
    return null;
  }
}
