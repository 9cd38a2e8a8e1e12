// Queries of the account. For guests, queries of personal data return nothing and send no request.
import type { AccountDetails, MarketingPreferenceAnswer } from '@matinee/contract';
import { createPageQuery, type RequestContext } from '../../../shared/query/page-query.ts';
import { canManageAccount } from '../../../shared/session/session.ts';

export const accountDetailsKey = ['accountDetails'] as const;

export function createAccountDetailsQuery({ caller }: RequestContext) {
  return createPageQuery<AccountDetails | null>({
    queryKey: accountDetailsKey,
    queryFn: async ({ signal, client }) =>
      canManageAccount(client) ? caller.call('getAccountDetails', { signal }) : null,
  });
}

export function createConsentsQuery({ caller, language }: RequestContext) {
  return createPageQuery<readonly MarketingPreferenceAnswer[]>({
    queryKey: getConsentsKey(language),
    queryFn: async ({ signal, client }) =>
      canManageAccount(client) ? (await caller.call('getConsents', { signal })).answers : [],
  });
}

export const getConsentsKey = (language: string) => ['consents', language] as const;
