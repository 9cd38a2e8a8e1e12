import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};
export const serverTimeZone = 'UTC';

/** The viewer's zone outside of rendering: for requests. */
export function getTimeZone(): string {
  return typeof window === 'undefined' ? serverTimeZone : Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The viewer's time zone. The server renders in UTC; the page switches after hydration. */
export function useTimeZone(): string {
  return useSyncExternalStore(
    subscribeToNothing,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone || serverTimeZone,
    () => serverTimeZone,
  );
}
