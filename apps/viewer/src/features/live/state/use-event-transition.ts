// Refetches when an event starts or ends, so that its page changes by itself.
import type { Card } from '@matinee/contract';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** The browser's clock may be ahead of the server's: retry until the server agrees. */
const retryMs = 5_000;
/** The maximum delay of `setTimeout` in milliseconds. */
const maxTimeoutMs = 2 ** 31 - 1;

export interface EventTimes {
  contentContext: Card['contentContext'];
  startsAt: string;
  endsAt: string;
}

/** Invalidates `queryKey` when the event starts or ends, after calling `onTransition`. */
export function useEventTransition(
  eventTimes: EventTimes | undefined,
  queryKey: QueryKey,
  onTransition?: () => void,
): void {
  const queryClient = useQueryClient();
  const latestOptions = useRef({ queryKey, onTransition });
  latestOptions.current = { queryKey, onTransition };
  const { contentContext, startsAt, endsAt } = eventTimes ?? {};
  const transitionAt =
    contentContext === 'UPCOMING' ? startsAt : contentContext === 'LIVE' ? endsAt : undefined;
  useEffect(() => {
    if (transitionAt === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    const getRemainingMs = () => Math.min(Math.max(0, Date.parse(transitionAt) - Date.now()), maxTimeoutMs);
    const scheduleTransition = (ms: number) => {
      timer = setTimeout(() => {
        if (getRemainingMs() > 0) return scheduleTransition(getRemainingMs());
        latestOptions.current.onTransition?.();
        void queryClient.invalidateQueries({ queryKey: latestOptions.current.queryKey });
        scheduleTransition(retryMs);
      }, ms);
    };
    scheduleTransition(getRemainingMs());
    return () => clearTimeout(timer);
  }, [transitionAt, queryClient]);
}
