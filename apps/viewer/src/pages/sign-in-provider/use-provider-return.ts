// Finishes the sign-in of a return from a provider, once, when the page is ready.
import type { SessionUser } from '@matinee/contract';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import {
  type ProviderRedirect,
  readProviderRedirect,
  removeProviderRedirect,
} from '../../features/sign-in/state/provider-redirect.ts';
import { readReturnError, readReturnParams } from '../../features/sign-in/state/return-params.ts';
import { useFinishProviderSignIn } from '../../features/sign-in/state/use-provider-sign-in.ts';

export interface ProviderReturnState {
  /** The state that the tab stored before the viewer left for the provider; null if there is none. */
  redirect: ProviderRedirect | null;
  /** The error of the call that finishes the sign-in. */
  error: Error | null;
  /** The error of the provider. */
  providerError: ReturnType<typeof readReturnError>;
  /** Whether the page waits: for its hydration, because the server does not see the return, or for the call. */
  isPending: boolean;
}

export function useProviderReturn(
  onSignedIn: (user: SessionUser, redirect: ProviderRedirect) => void,
): ProviderReturnState {
  const location = useLocation();
  const [redirect, setRedirect] = useState<ProviderRedirect | null>(null);
  const [isReady, setIsReady] = useState(false);
  const { mutate, error } = useFinishProviderSignIn();
  const hasStarted = useRef(false);
  const returnParams = readReturnParams(location);
  const providerError = readReturnError(location);
  useEffect(() => {
    // A sign-in state can be used only once.
    if (hasStarted.current) return;
    hasStarted.current = true;
    const savedRedirect = readProviderRedirect();
    removeProviderRedirect();
    setRedirect(savedRedirect);
    setIsReady(true);
    if (!savedRedirect || !returnParams) return;
    mutate(
      { redirect: savedRedirect, returnParams },
      { onSuccess: ({ user }) => onSignedIn(user, savedRedirect) },
    );
  });
  const isExchanging = redirect !== null && returnParams !== null && providerError.code === null && !error;
  return { redirect, error, providerError, isPending: !isReady || isExchanging };
}
