// What the sign-in button does, and whether there is one to sign up. First match wins.

export interface SignInSettings {
  /** Address of a provider elsewhere; null: people sign in with us. */
  readonly externalUrl: string | null;
  readonly captchaRequired: boolean;
}

export type SignInWay =
  | { readonly kind: 'redirect'; readonly url: string }
  | { readonly kind: 'page' }
  | { readonly kind: 'sidebar' };

export function signInWay({ externalUrl, captchaRequired }: SignInSettings): SignInWay {
  if (externalUrl !== null) return { kind: 'redirect', url: externalUrl };
  return captchaRequired ? { kind: 'page' } : { kind: 'sidebar' };
}

/** The realm lets people register, and so does whoever signs them in. */
export function offersSignUp(settings: { selfRegistration: boolean; providerAllows: boolean }): boolean {
  return settings.selfRegistration && settings.providerAllows;
}
