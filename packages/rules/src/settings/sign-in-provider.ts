/** Sign-in with the subscription of a TV provider, which viewers choose from a list. `adobe-dcr` registers the service itself. */
const tvProviderKinds = ['adobe-dcr', 'primetime'] as const;
export type TvProviderKind = (typeof tvProviderKinds)[number];

/** The protocols of sign-in providers. */
export const signInProviderKinds = [
  'openid',
  'oauth',
  'google',
  'facebook',
  'apple',
  'credentials',
  'operator',
  ...tvProviderKinds,
  'firebase',
] as const;
export type SignInProviderKind = (typeof signInProviderKinds)[number];
export const isTvProviderKind = (kind: SignInProviderKind): kind is TvProviderKind =>
  kind === 'adobe-dcr' || kind === 'primetime';

export const isTvProvider = <Provider extends { kind: SignInProviderKind }>(
  provider: Provider,
): provider is Provider & { kind: TvProviderKind } => isTvProviderKind(provider.kind);

/** The kinds of providers to whose pages the browser goes. The others show their form on a page of this service. */
export type RedirectProviderKind = Exclude<SignInProviderKind, 'credentials' | 'operator' | 'firebase'>;

export const isRedirectProvider = <Provider extends { kind: SignInProviderKind }>(
  provider: Provider,
): provider is Provider & { kind: RedirectProviderKind } =>
  provider.kind !== 'credentials' && provider.kind !== 'operator' && provider.kind !== 'firebase';

/** The name of a provider in paths, calls and commands. A realm has one provider of each kind without a name. */
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
