// State that belongs to no page and to nobody else, kept beside the answers of the server: one place for all of it.
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

export interface PageState<T> {
  name: string;
  initial: T;
}

export function pageState<T>(name: string, initial: T): PageState<T> {
  return { name, initial };
}

/** What the keys of all of it begin with. */
export const stateKey = 'state';
export const keyOf = ({ name }: PageState<unknown>) => [stateKey, name];

export function readState<T>(queryClient: QueryClient, state: PageState<T>): T {
  return queryClient.getQueryData<T>(keyOf(state)) ?? state.initial;
}

export function writeState<T>(queryClient: QueryClient, state: PageState<T>, value: T): void {
  queryClient.setQueryDefaults(keyOf(state), { gcTime: Number.POSITIVE_INFINITY });
  queryClient.setQueryData<T>(keyOf(state), () => value);
}

export function useReadState<T>(state: PageState<T>): T {
  const { data } = useQuery<T>({
    queryKey: keyOf(state),
    queryFn: () => state.initial,
    enabled: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? state.initial;
}

export function usePageState<T>(state: PageState<T>): [T, (change: (now: T) => T) => void] {
  const queryClient = useQueryClient();
  const change = useCallback(
    (next: (now: T) => T) => writeState(queryClient, state, next(readState(queryClient, state))),
    [queryClient, state],
  );
  return [useReadState(state), change];
}
