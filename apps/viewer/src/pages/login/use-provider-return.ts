// Exchanges the code of a return from a provider, once, when the page is ready.
import type { SessionUser } from '@matinee/contract';
import { useEffect, useRef, useState } from 'react';
import {
  type ProviderRedirect,
  readProviderRedirect,
  removeProviderRedirect,
} from '../../features/sign-in/state/provider-redirect.ts';
import { useFinishProviderSignIn } from '../../features/sign-in/state/use-provider-sign-in.ts';

export interface ProviderReturnState {
  /** The state that the tab stored before the viewer left for the provider; null if there is none. */
  redirect: ProviderRedirect | null;
  /** The error of the exchange. */
  error: Error | null;
  /** Whether the page is hydrated and has read the stored state, which the server cannot read. */
  isReady: boolean;
  /** Whether a code can be exchanged. */
  hasCode: boolean;
}

export function useProviderReturn(
  query: URLSearchParams,
  onSignedIn: (user: SessionUser, redirect: ProviderRedirect) => void,
): ProviderReturnState {
  const [redirect, setRedirect] = useState<ProviderRedirect | null>(null);
  const [isReady, setIsReady] = useState(false);
  const { mutate, error } = useFinishProviderSignIn();
  const hasStarted = useRef(false);
  const [code, state, issuer] = [query.get('code'), query.get('state'), query.get('iss')];
  useEffect(() => {
    // A sign-in state can be used only once.
    if (hasStarted.current) return;
    hasStarted.current = true;
    const savedRedirect = readProviderRedirect();
    removeProviderRedirect();
    setRedirect(savedRedirect);
    setIsReady(true);
    if (!savedRedirect || !code || !state) return;
    const { clientName, isLinkingAccount, consentAnswers } = savedRedirect;
    const body = {
      authorisationCode: code,
      state,
      ...(issuer && { issuer }),
      link: isLinkingAccount,
      consentAnswers,
    };
    mutate(
      { params: { client: clientName }, body },
      { onSuccess: ({ user }) => onSignedIn(user, savedRedirect) },
    );
  });
  return { redirect, error, isReady, hasCode: Boolean(redirect && code && state) };
}
