import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Not on the server, and not while what it made is taken up. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
