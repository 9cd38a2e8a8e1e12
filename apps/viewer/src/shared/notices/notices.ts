// Short news for whoever is here, from the service and not from the page: the connection is gone, the session has ended.
import type { QueryClient } from '@tanstack/react-query';
import { createGlobalState, readGlobalState, writeGlobalState } from '../query/global-state.ts';

/** One of each at a time; each knows its words and what can be done. */
export type NoticeName =
  | 'offline'
  | 'sessionEnded'
  | 'signedOutElsewhere'
  | 'notKept'
  | 'reviewPosted'
  | 'reviewFailed'
  | 'reviewDeleted';

export const noticesState = createGlobalState<readonly NoticeName[]>('notices', []);

export function showNotice(queryClient: QueryClient, name: NoticeName): void {
  const now = readGlobalState(queryClient, noticesState);
  if (!now.includes(name)) writeGlobalState(queryClient, noticesState, [...now, name]);
}

export function hideNotice(queryClient: QueryClient, name: NoticeName): void {
  const now = readGlobalState(queryClient, noticesState);
  if (now.includes(name))
    writeGlobalState(
      queryClient,
      noticesState,
      now.filter((other) => other !== name),
    );
}
