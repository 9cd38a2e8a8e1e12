// Applies server events to the query cache: outdated queries are invalidated, active ones refetch at once.
import type { PageEvent, Video } from '@matinee/contract';
import { timerMs } from '@matinee/rules';
import type { QueryClient } from '@tanstack/react-query';
import { createVideoKey } from '../../../entities/title/api/video-query.ts';
import { titleQueryNames } from '../../../entities/title/cache/title-query-names.ts';
import type { Environment } from '../../../shared/environment/environment.ts';
import { readGlobalState, writeGlobalState } from '../../../shared/query/global-state.ts';
import { handleLibraryEvent } from './handle-library-event.ts';
import { liveToastState } from './live-toast.ts';

export function handleServerEvent(
  event: PageEvent,
  { language }: Environment,
  queryClient: QueryClient,
): void {
  const invalidate = (...names: string[]) => {
    for (const name of names) {
      // A pending change refetches its list itself.
      const isChanging = queryClient.isMutating({ mutationKey: [name] }) > 0;
      void queryClient.invalidateQueries({ queryKey: [name], refetchType: isChanging ? 'none' : 'active' });
    }
  };
  if (event.topic === 'section') invalidate('section', 'bucket', 'menu', 'grid', 'browse');
  if (event.topic === 'schedule')
    invalidate('guide', 'schedule', 'live-now', 'events', 'event', 'section', 'bucket');
  if (event.topic === 'library') handleLibraryEvent(event, queryClient);
  if (event.topic === 'live') {
    const number = (readGlobalState(queryClient, liveToastState)?.number ?? 0) + 1;
    const expiresAt = Date.now() + timerMs.liveToast;
    writeGlobalState(queryClient, liveToastState, { ...event.event, expiresAt, number });
    invalidate('live-now', 'events', 'event', 'schedule');
  }
  if (event.topic === 'title') {
    invalidate(...titleQueryNames);
    void queryClient.invalidateQueries({ queryKey: createVideoKey(event.contentId, language) });
  }
  if (event.topic !== 'media') return;
  const key = createVideoKey(event.contentId, language);
  const previousState = queryClient.getQueryData<Video>(key)?.media.state;
  const { state, progress, final } = event;
  queryClient.setQueryData<Video>(key, (video) => video && { ...video, media: { state, progress, final } });
  // A title that became playable now has a duration, languages and chapters.
  if (state === 'ready' && previousState !== 'ready') void queryClient.invalidateQueries({ queryKey: key });
}
