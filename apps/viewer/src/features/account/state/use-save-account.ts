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
      if (user?.isGuest !== false) return;
      // The server renames a profile that has the name of the account. The account menu shows it.
      const pro = user.pro.name === user.name ? { ...user.pro, name: details.name } : user.pro;
      setUser(queryClient, { ...user, name: details.name, pro });
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
