// What the sign-in button does, and whether there is one to sign up. First match wins.

interface SignInSettings {
  /** Address of a provider elsewhere; null: people sign in with us. */
  readonly externalUrl: string | null;
  readonly captchaRequired: boolean;
}

type SignInMethod =
  | { readonly kind: 'redirect'; readonly url: string }
  | { readonly kind: 'page' }
  | { readonly kind: 'sidebar' };

export function chooseSignInMethod({ externalUrl, captchaRequired }: SignInSettings): SignInMethod {
  if (externalUrl !== null) return { kind: 'redirect', url: externalUrl };
  return captchaRequired ? { kind: 'page' } : { kind: 'sidebar' };
}

/** The realm lets people register, and so does whoever signs them in. */
export function canSignUp(settings: { selfRegistration: boolean; providerAllowsSignUp: boolean }): boolean {
  return settings.selfRegistration && settings.providerAllowsSignUp;
}
