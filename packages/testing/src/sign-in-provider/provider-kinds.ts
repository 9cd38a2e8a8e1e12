// What differs between the kinds of sign-in providers.
import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import type Provider from 'oidc-provider';
import type { ClientMetadata, Configuration } from 'oidc-provider';
import { oauthUserInfoPath } from './user-info.ts';

export type ProviderKindName = 'openid' | 'oauth' | 'google' | 'facebook' | 'apple';

interface KindContext {
  issuer: string;
  clientId: string;
  client: string;
}

export type ProviderSettings = ReturnType<(typeof createSettings)[ProviderKindName]>;

export interface ProviderKind {
  settings: ProviderSettings;
  /** The path of the service to which the browser returns. */
  returnPath: string;
  clientSecret: string;
  /** What the operator enters instead of `clientSecret`. */
  operatorSecret?: string;
  client?: Partial<ClientMetadata>;
  routes?: Configuration['routes'];
  configure?: (provider: Provider) => void;
}

const clientSecret = 'the-secret-that-only-this-client-knows';
const oauthRoutes = { authorization: '/authorise', token: '/access-token' };
const facebookRoutes = { authorization: '/v10.0/dialog/oauth', token: '/v10.0/oauth/access_token' };

const createSettings = {
  openid: ({ issuer, clientId, client }: KindContext) => ({
    kind: 'openid' as const,
    name: 'Acme',
    openIdClientName: client,
    issuer,
    clientId,
    privateNetwork: true,
  }),
  oauth: ({ issuer, clientId, client }: KindContext) => ({
    kind: 'oauth' as const,
    name: 'Acme',
    clientName: client,
    authorisationUri: issuer + oauthRoutes.authorization,
    tokenUri: issuer + oauthRoutes.token,
    userInfoUri: issuer + oauthUserInfoPath,
    userInfoFields: { subject: 'uid', email: 'mail', name: 'nickname' },
    scopes: ['email'],
    hasVerifiedEmails: true,
    clientId,
    privateNetwork: true,
  }),
  google: ({ issuer, clientId }: KindContext) => ({
    kind: 'google' as const,
    issuer,
    clientId,
    privateNetwork: true,
  }),
  facebook: ({ issuer, clientId }: KindContext) => ({
    kind: 'facebook' as const,
    dialogOrigin: issuer,
    graphOrigin: issuer,
    appId: clientId,
    privateNetwork: true,
  }),
  apple: ({ issuer, clientId }: KindContext) => ({
    kind: 'apple' as const,
    issuer,
    clientId,
    teamId: 'TEAM',
    keyId: 'KEY',
    privateNetwork: true,
  }),
};

export function createKind(name: ProviderKindName, context: KindContext): ProviderKind {
  const settings = createSettings[name](context);
  switch (name) {
    case 'openid':
      return { settings, clientSecret, returnPath: '/oidc' };
    case 'oauth':
      return { settings, clientSecret, returnPath: `/oauth/${context.client}`, routes: oauthRoutes };
    case 'google':
      return {
        settings,
        clientSecret,
        returnPath: '/oauth/google',
        client: { response_types: ['id_token'], grant_types: ['implicit'] },
        configure: allowHttp,
      };
    case 'facebook':
      return { settings, clientSecret, returnPath: '/oauth/facebook', routes: facebookRoutes };
    case 'apple': {
      const { privateKey, publicKey } = generateKeyPairSync('ec', {
        namedCurve: 'P-256',
        privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
        publicKeyEncoding: { type: 'spki', format: 'pem' },
      });
      return {
        settings,
        clientSecret,
        operatorSecret: privateKey,
        returnPath: '/oauth/apple',
        configure: (provider) => {
          provider.Client.prototype.compareClientSecret = async (token) =>
            isAppleClientSecret(token, publicKey, context);
          // Apple does not say who has sent the browser back.
          provider.use(async (ctx, next) => {
            await next();
            if (ctx.oidc?.route === 'discovery')
              ctx.body = { ...Object(ctx.body), authorization_response_iss_parameter_supported: false };
          });
        },
      };
    }
  }
}

/** The provider would refuse the implicit flow for a service without https. */
function allowHttp({ Client }: Provider): void {
  const { Schema } = Client as unknown as {
    Schema: { prototype: { invalidate(message: string, code?: string): void } };
  };
  const { invalidate } = Schema.prototype;
  Schema.prototype.invalidate = function ignoreScheme(message, code) {
    if (code === 'implicit-force-https' || code === 'implicit-forbid-localhost') return;
    invalidate.call(this, message, code);
  };
}

const maxLifetimeSeconds = 15_777_000;

/** Checks a client secret by the rules of Apple: a JSON web token, signed with ES256, that names the team, client and issuer. */
function isAppleClientSecret(token: string, publicKey: string, { issuer, clientId }: KindContext): boolean {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${payload}`),
    { key: createPublicKey(publicKey), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const decode = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
  const { alg, kid } = decode(header);
  const { iss, sub, aud, iat, exp } = decode(payload);
  const nowSeconds = Date.now() / 1000;
  const isCurrent = iat <= nowSeconds + 1 && exp > nowSeconds && exp - iat <= maxLifetimeSeconds;
  return (
    isSigned &&
    isCurrent &&
    [alg, kid, iss, sub, aud].join() === ['ES256', 'KEY', 'TEAM', clientId, issuer].join()
  );
}
