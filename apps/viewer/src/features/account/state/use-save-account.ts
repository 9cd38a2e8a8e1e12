import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { getUser, setUser } from '../../../shared/session/session.ts';
import { accountDetailsKey, getConsentsKey } from '../api/account-queries.ts';
import type { AccountInput } from './read-account-form.ts';

export function useSaveAccount() {
  const { caller } = useEnvironment();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: AccountInput) => caller.call('putAccountDetails', { body }),
    onSuccess: (details) => {
      queryClient.setQueryData(accountDetailsKey, details);
      const user = getUser(queryClient);
      // The account menu shows the new name.
      if (user?.isGuest === false) setUser(queryClient, { ...user, name: details.name });
    },
  });
}

export function useSaveConsents() {
  const { caller, language } = useEnvironment();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (consentAnswers: { fieldName: string; answer: boolean }[]) =>
      caller.call('putConsents', { body: { consentAnswers } }),
    onSuccess: ({ answers }) => queryClient.setQueryData(getConsentsKey(language), answers),
  });
}
