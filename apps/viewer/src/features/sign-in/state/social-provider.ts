import type { SignInProvider } from '@matinee/contract';

/** Viewers confirm that they create an account with the account of another kind of service. */
export const isSocialProvider = ({ kind }: SignInProvider): boolean =>
  kind === 'google' || kind === 'facebook' || kind === 'apple';
