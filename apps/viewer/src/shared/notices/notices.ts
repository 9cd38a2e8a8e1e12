// Short notices to the viewer, for example that the session has ended.
import type { QueryClient } from '@tanstack/react-query';
import { createGlobalState, readGlobalState, writeGlobalState } from '../query/global-state.ts';

/** Each is shown at most once at a time. notice-region.tsx has its text and its action. */
export type NoticeName =
  | 'offline'
  | 'sessionEnded'
  | 'signedOutElsewhere'
  | 'changeFailed'
  | 'videoForbidden'
  | 'videoFailed'
  | 'reviewPosted'
  | 'reviewFailed'
  | 'reviewDeleted';

export const noticesState = createGlobalState<readonly NoticeName[]>('notices', []);

export function showNotice(queryClient: QueryClient, name: NoticeName): void {
  const names = readGlobalState(queryClient, noticesState);
  if (!names.includes(name)) writeGlobalState(queryClient, noticesState, [...names, name]);
}

export function hideNotice(queryClient: QueryClient, name: NoticeName): void {
  const names = readGlobalState(queryClient, noticesState);
  if (names.includes(name))
    writeGlobalState(
      queryClient,
      noticesState,
      names.filter((visibleName) => visibleName !== name),
    );
}
