import type { SignUpConsentAnswer } from '../consent-answers.ts';

/** The form for an id and a secret of a provider. */
export interface CredentialInput {
  id: string;
  secret: string;
  isSigningUp: boolean;
  /** The viewer connects the provider with the account that is signed in. */
  link: boolean;
  consentAnswers: SignUpConsentAnswer[];
}
