/** The protocols of sign-in providers. */
export const signInProviderKinds = ['openid', 'oauth', 'google', 'facebook', 'apple', 'credentials'] as const;
export type SignInProviderKind = (typeof signInProviderKinds)[number];
/** The kinds of providers on whose pages viewers sign in. */
export type RedirectProviderKind = Exclude<SignInProviderKind, 'credentials'>;

export const isRedirectProvider = <Provider extends { kind: SignInProviderKind }>(
  provider: Provider,
): provider is Provider & { kind: RedirectProviderKind } => provider.kind !== 'credentials';

/** The name of a provider in paths, calls and commands. A realm has one Google, one Facebook and one Apple provider. */
export function getProviderClientName({
  kind,
  openIdClientName,
  clientName,
}: {
  kind: SignInProviderKind;
  openIdClientName?: string | undefined;
  clientName?: string | undefined;
}): string {
  return openIdClientName ?? clientName ?? kind;
}

/** Paths below the sign-in page that no provider can have. */
const reservedRoutes: ReadonlySet<string> = new Set(['id', 'magic-link', 'request-password', 'resetpwd']);

/** Whether a provider can have this path below the sign-in page. */
export const isProviderRoute = (route: string): boolean =>
  /^[A-Za-z][A-Za-z0-9-]{0,38}$/.test(route) && !reservedRoutes.has(route);
