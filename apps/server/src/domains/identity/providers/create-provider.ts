import type { SignInProviderSettings } from '@matinee/contract';
import type { RedirectProviderKind, TvProviderKind } from '@matinee/rules';
import { ClientSecretPost, None, useIdTokenResponseType } from 'openid-client';
import { createFacebookProvider } from './oauth/facebook-provider.ts';
import { createOAuthProvider } from './oauth/oauth-provider.ts';
import { createAppleClientAuth } from './open-id/apple-client-auth.ts';
import { discoverConfiguration, type LoadConfiguration } from './open-id/discover-configuration.ts';
import { createGoogleProvider } from './open-id/google-provider.ts';
import { createOpenIdProvider } from './open-id/open-id-provider.ts';
import type { SignInProvider } from './provider.ts';

type RedirectProviderSettings = Extract<
  SignInProviderSettings,
  { kind: Exclude<RedirectProviderKind, TvProviderKind> }
>;

/**
 * Creates the provider of a realm to whose page viewers go. Returns undefined without the secret that it needs.
 * @param cache caches the configuration that the provider publishes
 */
export function createProvider(
  settings: RedirectProviderSettings,
  secret: string | undefined,
  cache: (load: LoadConfiguration) => LoadConfiguration,
): SignInProvider | undefined {
  if (settings.kind === 'google') {
    const execute = [useIdTokenResponseType];
    return createGoogleProvider(
      cache(() => discoverConfiguration({ ...settings, clientAuth: None(), execute })),
    );
  }
  if (secret === undefined) return undefined;
  switch (settings.kind) {
    case 'openid': {
      const clientAuth = ClientSecretPost(secret);
      return createOpenIdProvider(
        settings,
        cache(() => discoverConfiguration({ ...settings, clientAuth })),
      );
    }
    case 'apple': {
      const clientAuth = createAppleClientAuth(settings, secret);
      return createOpenIdProvider(
        { ...settings, scopes: ['name', 'email'], responseMode: 'form_post' },
        cache(() => discoverConfiguration({ ...settings, clientAuth })),
      );
    }
    case 'facebook':
      return createFacebookProvider(settings, secret);
    case 'oauth': {
      const { tokenUri, userInfoUri } = settings;
      return createOAuthProvider(
        { ...settings, issuer: tokenUri, buildUserInfoUri: () => userInfoUri },
        secret,
      );
    }
  }
}
