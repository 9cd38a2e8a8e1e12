// Short news for whoever is here, from the service and not from the page: the connection is gone, the session has ended.
import type { QueryClient } from '@tanstack/react-query';
import { pageState, readState, writeState } from '../query/global-state.ts';

/** One of each at a time; each knows its words and what can be done. */
export type NoticeName =
  | 'offline'
  | 'sessionEnded'
  | 'signedOutElsewhere'
  | 'notKept'
  | 'reviewPosted'
  | 'reviewFailed'
  | 'reviewDeleted';

export const noticesState = pageState<readonly NoticeName[]>('notices', []);

export function tell(queryClient: QueryClient, name: NoticeName): void {
  const now = readState(queryClient, noticesState);
  if (!now.includes(name)) writeState(queryClient, noticesState, [...now, name]);
}

export function withdraw(queryClient: QueryClient, name: NoticeName): void {
  const now = readState(queryClient, noticesState);
  if (now.includes(name))
    writeState(
      queryClient,
      noticesState,
      now.filter((other) => other !== name),
    );
}
