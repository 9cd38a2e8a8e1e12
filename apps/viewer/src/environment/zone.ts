import { useSyncExternalStore } from 'react';

const never = () => () => {};
export const serverZone = 'UTC';

/** The viewer's time zone. The server does not know it and writes times in UTC, which the page then puts right. */
export function useZone(): string {
  return useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone || serverZone,
    () => serverZone,
  );
}
