// The states that list pages share: not found and failed.
import { CallError } from '@matinee/client';
import type { ReactNode } from 'react';
import { useLabel } from '../environment/environment.ts';
import { ErrorPage } from '../errors/error-panel.tsx';
import type { PagedList } from './use-paged-list.ts';

export interface ListStatesProps {
  list: Pick<PagedList<unknown>, 'error' | 'retry'>;
  /** Rendered when the list does not exist. */
  notFound: ReactNode;
  children: ReactNode;
}

const notFoundCodes: ReadonlySet<string> = new Set(['notFound', 'badRequest']);

export function ListStates({ list, notFound, children }: ListStatesProps) {
  const label = useLabel();
  const { error, retry } = list;
  if (error instanceof CallError && notFoundCodes.has(error.code)) return notFound;
  if (error) return <ErrorPage title={label('pageFailedTitle')} error={error} onRetry={retry} />;
  return children;
}
