// What the sign-in button opens, and whether sign-up is offered.

interface SignInSettings {
  /** URL of an external identity provider; null when the realm signs viewers in itself. */
  readonly externalUrl: string | null;
  readonly captchaRequired: boolean;
}

type SignInMethod =
  | { readonly kind: 'redirect'; readonly url: string }
  | { readonly kind: 'page' }
  | { readonly kind: 'sidePanel' };

/** Chooses what the sign-in button opens: the external provider, the sign-in page when a captcha is required, else the side panel. */
export function chooseSignInMethod({ externalUrl, captchaRequired }: SignInSettings): SignInMethod {
  if (externalUrl !== null) return { kind: 'redirect', url: externalUrl };
  return captchaRequired ? { kind: 'page' } : { kind: 'sidePanel' };
}

/** Whether viewers can sign up: both the realm and the identity provider must allow it. */
export function canSignUp(settings: { selfRegistration: boolean; providerAllowsSignUp: boolean }): boolean {
  return settings.selfRegistration && settings.providerAllowsSignUp;
}
