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
  /** What the tab kept while the viewer was at the provider; null without it. */
  redirect: ProviderRedirect | null;
  /** The error of the exchange. */
  error: Error | null;
  /** Whether the page is hydrated and has read what the tab kept. The server does not see the return. */
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
    // The state of a sign-in works once.
    if (hasStarted.current) return;
    hasStarted.current = true;
    const savedRedirect = readProviderRedirect();
    removeProviderRedirect();
    setRedirect(savedRedirect);
    setIsReady(true);
    if (!savedRedirect || !code || !state) return;
    const { client, link, consentAnswers } = savedRedirect;
    const body = { authorisationCode: code, state, ...(issuer && { issuer }), link, consentAnswers };
    mutate({ params: { client }, body }, { onSuccess: ({ user }) => onSignedIn(user, savedRedirect) });
  });
  return { redirect, error, isReady, hasCode: Boolean(redirect && code && state) };
}
