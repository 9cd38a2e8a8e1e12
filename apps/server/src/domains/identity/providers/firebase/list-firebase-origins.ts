import type { RealmContext } from '../../../../calls/index.ts';

/** The origins to which pages send passwords when the realm has a hosted identity service. */
export const listFirebaseOrigins = ({ signInProviders }: RealmContext['settings']): string[] =>
  signInProviders.flatMap((provider) => {
    if (provider.kind !== 'firebase') return [];
    return provider.emulatorUri === undefined
      ? ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']
      : [new URL(provider.emulatorUri).origin];
  });
