import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while rendering on the server and while taking over its markup, true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
