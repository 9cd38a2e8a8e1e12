// Asks again when an event begins or ends, so that the page turns by itself.
import type { LiveEvent } from '@matinee/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** The clock of the browser may be ahead of the server's: then it is asked again and again, calmly. */
const againMs = 5_000;
/** Longer times do not fit a timer. */
const longestMs = 2 ** 31 - 1;

export function useEventTurn(event: LiveEvent | undefined): void {
  const queryClient = useQueryClient();
  const { id, contentContext, startDate, endDate } = event ?? {};
  useEffect(() => {
    const turnsAt =
      contentContext === 'UPCOMING' ? startDate : contentContext === 'LIVE' ? endDate : undefined;
    if (turnsAt === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = (ms: number) => {
      timer = setTimeout(() => {
        const left = Date.parse(turnsAt) - Date.now();
        if (left > 0) return wait(Math.min(left, longestMs));
        void queryClient.invalidateQueries({ queryKey: ['event', id] });
        wait(againMs);
      }, ms);
    };
    wait(Math.min(Math.max(0, Date.parse(turnsAt) - Date.now()), longestMs));
    return () => clearTimeout(timer);
  }, [id, contentContext, startDate, endDate, queryClient]);
}
