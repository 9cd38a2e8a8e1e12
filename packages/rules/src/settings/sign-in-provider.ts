/** The protocols of sign-in providers. */
export const signInProviderKinds = ['openid', 'oauth', 'google', 'facebook', 'apple'] as const;
export type SignInProviderKind = (typeof signInProviderKinds)[number];

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
