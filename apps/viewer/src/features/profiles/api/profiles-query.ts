import type { Profile } from '@matinee/contract';
import { createPageQuery, type RequestContext } from '../../../shared/query/page-query.ts';
import { getUser } from '../../../shared/session/session.ts';

export const profilesKey = ['profiles'] as const;

/** The profiles of the account. For guests it returns none and sends no request. */
export function createProfilesQuery({ caller }: RequestContext) {
  return createPageQuery<readonly Profile[]>({
    queryKey: profilesKey,
    queryFn: async ({ signal, client }) =>
      client && getUser(client)?.isGuest === false
        ? (await caller.call('getProfiles', { signal })).profiles
        : [],
  });
}
