// The result of a form that the browser sent without the viewer's code. The document contains it among the data of its queries.
import type { FormResult } from '@matinee/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router';

const getFormResultKey = (pathname: string) => ['formResult', pathname] as const;

export function setFormResult(queryClient: QueryClient, pathname: string, result: FormResult): void {
  queryClient.setQueryData(getFormResultKey(pathname), result);
}

/** The result of the form of the page; undefined if the viewer has not sent it, or has sent it with the viewer's code. */
export function useFormResult(): FormResult | undefined {
  const { pathname } = useLocation();
  return useQueryClient().getQueryData<FormResult>(getFormResultKey(pathname));
}

/** The fields of a form. */
export type FormFields = Pick<FormData, 'get'> | Pick<URLSearchParams, 'get'>;
