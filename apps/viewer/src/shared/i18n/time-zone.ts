import { useSyncExternalStore } from 'react';

const never = () => () => {};
export const serverTimeZone = 'UTC';

/** The zone of who asks, outside of what is drawn: what a page asks for on its way. */
export function getTimeZone(): string {
  return typeof window === 'undefined' ? serverTimeZone : Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The viewer's time zone. The server does not know it and writes times in UTC, which the page then puts right. */
export function useTimeZone(): string {
  return useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone || serverTimeZone,
    () => serverTimeZone,
  );
}
