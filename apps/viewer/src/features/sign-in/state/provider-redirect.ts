// The state of a sign-in that the tab stores while the viewer is at a sign-in provider. The page reads it once and
// removes it, so that a second sign-in does not use it.

import type { RedirectProviderKind } from '@matinee/rules';
import {
  readSessionItem,
  removeSessionItem,
  writeSessionItem,
} from '../../../shared/browser/session-storage.ts';
import type { SignUpConsentAnswer } from './consent-answers.ts';

export interface ProviderRedirect {
  kind: RedirectProviderKind;
  /** The name of the provider in paths and calls. */
  clientName: string;
  /** The query parameters of the sign-in page. */
  signInParams: Readonly<Record<string, string>>;
  /** Whether the viewer has agreed to link the provider to the account that is signed in. */
  isLinkingAccount: boolean;
  consentAnswers: SignUpConsentAnswer[];
  /** Of a sign-in with a TV provider. */
  tvSignIn?: {
    /** Finishes the sign-in; undefined until the viewer has chosen a TV provider. */
    accessToken?: string;
    /** Whether an earlier attempt has failed. */
    isRetry: boolean;
  };
}

const storageKey = 'matinee.providerRedirect';

export function saveProviderRedirect(redirect: ProviderRedirect): void {
  writeSessionItem(storageKey, redirect);
}

export const readProviderRedirect = (): ProviderRedirect | null => readSessionItem(storageKey);

export const removeProviderRedirect = (): void => removeSessionItem(storageKey);
