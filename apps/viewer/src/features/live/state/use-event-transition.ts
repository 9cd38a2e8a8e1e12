// Asks again when something begins or ends, so that its page turns by itself.
import type { Card } from '@matinee/contract';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** The clock of the browser may be ahead of the server's: then it is asked again and again, calmly. */
const againMs = 5_000;
/** Longer times do not fit a timer. */
const longestMs = 2 ** 31 - 1;

export interface EventTimes {
  context: Card['contentContext'];
  startsAt: string;
  endsAt: string;
}

/** `onTurn` is called before `queryKey` is asked for again. */
export function useEventTransition(
  turning: EventTimes | undefined,
  queryKey: QueryKey,
  onTurn?: () => void,
): void {
  const queryClient = useQueryClient();
  const latest = useRef({ queryKey, onTurn });
  latest.current = { queryKey, onTurn };
  const { context, startsAt, endsAt } = turning ?? {};
  const turnsAt = context === 'UPCOMING' ? startsAt : context === 'LIVE' ? endsAt : undefined;
  useEffect(() => {
    if (turnsAt === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    const left = () => Math.min(Math.max(0, Date.parse(turnsAt) - Date.now()), longestMs);
    const wait = (ms: number) => {
      timer = setTimeout(() => {
        if (left() > 0) return wait(left());
        latest.current.onTurn?.();
        void queryClient.invalidateQueries({ queryKey: latest.current.queryKey });
        wait(againMs);
      }, ms);
    };
    wait(left());
    return () => clearTimeout(timer);
  }, [turnsAt, queryClient]);
}
