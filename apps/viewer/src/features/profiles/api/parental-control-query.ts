import type { ParentalControl } from '@matinee/contract';
import { createPageQuery, type RequestContext } from '../../../shared/query/page-query.ts';
import { canManageAccount } from '../../../shared/session/session.ts';

export const parentalControlKey = ['parentalControl'] as const;

/** Null for guests and child profiles, which may not read it. */
export function createParentalControlQuery({ caller }: RequestContext) {
  return createPageQuery<ParentalControl | null>({
    queryKey: parentalControlKey,
    queryFn: async ({ signal, client }) =>
      canManageAccount(client) ? caller.call('getParentalControl', { signal }) : null,
  });
}
