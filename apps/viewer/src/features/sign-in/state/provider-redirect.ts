// What a tab keeps while the viewer is at a sign-in provider. It is read once, so that a second sign-in does not use it.

import {
  readSessionItem,
  removeSessionItem,
  writeSessionItem,
} from '../../../shared/browser/session-storage.ts';
import type { SignUpConsentAnswer } from './consent-answers.ts';

export interface ProviderRedirect {
  /** `openIdClientName` of the provider. */
  client: string;
  /** The query parameters of the sign-in page. */
  signInParams: Readonly<Record<string, string>>;
  /** The viewer has agreed to connect the provider to the account that is signed in. */
  link: boolean;
  consentAnswers: SignUpConsentAnswer[];
}

const storageName = 'matinee.providerRedirect';

export function saveProviderRedirect(redirect: ProviderRedirect): void {
  writeSessionItem(storageName, redirect);
}

export const readProviderRedirect = (): ProviderRedirect | null => readSessionItem(storageName);

export const removeProviderRedirect = (): void => removeSessionItem(storageName);
