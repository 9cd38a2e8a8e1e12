import { useSyncExternalStore } from 'react';

const never = () => () => {};
export const serverTimeZone = 'UTC';

/** The viewer's zone outside of rendering: for requests. */
export function getTimeZone(): string {
  return typeof window === 'undefined' ? serverTimeZone : Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The viewer's time zone. The server renders in UTC; the page switches after hydration. */
export function useTimeZone(): string {
  return useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone || serverTimeZone,
    () => serverTimeZone,
  );
}
