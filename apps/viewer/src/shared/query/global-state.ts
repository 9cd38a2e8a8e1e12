// Client state in the query client, beside the cached responses.
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

export interface GlobalState<T> {
  name: string;
  initial: T;
}

export function createGlobalState<T>(name: string, initial: T): GlobalState<T> {
  return { name, initial };
}

/** First part of the query keys of client state. */
export const globalStatePrefix = 'state';
export const getGlobalStateKey = ({ name }: GlobalState<unknown>) => [globalStatePrefix, name];

export function readGlobalState<T>(queryClient: QueryClient, state: GlobalState<T>): T {
  return queryClient.getQueryData<T>(getGlobalStateKey(state)) ?? state.initial;
}

export function writeGlobalState<T>(queryClient: QueryClient, state: GlobalState<T>, value: T): void {
  queryClient.setQueryDefaults(getGlobalStateKey(state), { gcTime: Number.POSITIVE_INFINITY });
  queryClient.setQueryData<T>(getGlobalStateKey(state), () => value);
}

export function useGlobalStateValue<T>(state: GlobalState<T>): T {
  const { data } = useQuery<T>({
    queryKey: getGlobalStateKey(state),
    queryFn: () => state.initial,
    enabled: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? state.initial;
}

export function useGlobalState<T>(state: GlobalState<T>): [T, (getNext: (current: T) => T) => void] {
  const queryClient = useQueryClient();
  const updateState = useCallback(
    (getNext: (current: T) => T) =>
      writeGlobalState(queryClient, state, getNext(readGlobalState(queryClient, state))),
    [queryClient, state],
  );
  return [useGlobalStateValue(state), updateState];
}
