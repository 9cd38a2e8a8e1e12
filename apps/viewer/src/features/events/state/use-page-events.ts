// Follows what changes on the server while a page is open. Only pages that are seen hold a connection: a browser has
// few of them for one server, and tabs in the background would use them up.
import type { PageEvent, Video } from '@matinee/contract';
import { timerMs } from '@matinee/rules';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type Environment, useEnvironment } from '../../../environment/environment.ts';
import { liveToastState } from '../../../environment/live-toast.ts';
import { readState, writeState } from '../../../environment/page-state.ts';
import { videoKey } from '../../../environment/query-keys.ts';
import { keepListening } from './keep-listening.ts';

export interface PageEventsOptions {
  /** The title that the page is about, to hear of its media. */
  contentId: string | undefined;
  /** The realm has changed: its version. */
  onRealm: (version: number) => void;
}

export function usePageEvents({ contentId, onRealm }: PageEventsOptions): void {
  const environment = useEnvironment();
  const queryClient = useQueryClient();
  const { client, language } = environment;
  const missed = useRef(false);
  useEffect(() => {
    if (!client) return;
    const listening = keepListening({
      address: client.addressOf('followPage', { query: { contentId, language } }),
      onData: (data) => {
        const event = parse(data);
        if (event?.topic === 'realm') onRealm(event.version);
        else if (event) react(event, environment, queryClient);
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
  }, [client, contentId, language, environment, queryClient, onRealm]);
}

function parse(data: string): PageEvent | null {
  try {
    return JSON.parse(data) as PageEvent;
  } catch {
    return null;
  }
}

function react(event: PageEvent, { language }: Environment, queryClient: QueryClient): void {
  const renew = (...names: string[]) => {
    for (const name of names) void queryClient.invalidateQueries({ queryKey: [name] });
  };
  if (event.topic === 'stage') renew('section', 'bucket', 'menu', 'grid', 'browse');
  if (event.topic === 'calendar')
    renew('guide', 'schedule', 'live-now', 'events', 'event', 'section', 'bucket');
  if (event.topic === 'live') {
    const number = (readState(queryClient, liveToastState)?.number ?? 0) + 1;
    const until = Date.now() + timerMs.liveToast;
    writeState(queryClient, liveToastState, { ...event.event, until, number });
    renew('live-now', 'events', 'event', 'schedule');
  }
  if (event.topic === 'title') {
    renew('section', 'bucket', 'grid', 'browse', 'series', 'season', 'playlist', 'rankings', 'favourites');
    void queryClient.invalidateQueries({ queryKey: videoKey(event.contentId, language) });
  }
  if (event.topic !== 'media') return;
  const key = videoKey(event.contentId, language);
  const before = queryClient.getQueryData<Video>(key)?.media.state;
  const { state, progress, final } = event;
  queryClient.setQueryData<Video>(key, (video) => video && { ...video, media: { state, progress, final } });
  // What has become playable now knows its length, its languages and its chapters.
  if (state === 'ready' && before !== 'ready') void queryClient.invalidateQueries({ queryKey: key });
}
