// Identity tokens of a provider that an attacker has changed: none signs anybody in.
import { createSecretKey } from 'node:crypto';
import type { ErrorResponse, Tokens } from '@matinee/contract';
import { type ExternalServer, startExternalServer } from '@matinee/testing';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type TestService } from '../../../../../test/service.ts';
import { putProviderSecret } from '../../index.ts';

const client = 'acme';
const keys = await generateKeyPair('RS256', { extractable: true });
const otherKeys = await generateKeyPair('RS256', { extractable: true });
const publicJwk = { ...(await exportJWK(keys.publicKey)), kid: 'key-1', alg: 'RS256', use: 'sig' };
let service: TestService;
let provider: ExternalServer;

beforeAll(async () => {
  service = await startService();
  provider = await startExternalServer();
  const setJson = (path: string, body: unknown) =>
    provider.setResponse(path, {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  setJson('/.well-known/openid-configuration', {
    issuer: provider.url,
    authorization_endpoint: `${provider.url}/auth`,
    token_endpoint: `${provider.url}/token`,
    jwks_uri: `${provider.url}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
  });
  setJson('/jwks', { keys: [publicJwk] });
  await service.applyRealm({
    key: 'lantern',
    signInProviders: [
      {
        name: 'Acme',
        openIdClientName: client,
        issuer: provider.url,
        clientId: 'matinee',
        privateNetwork: true,
      },
    ],
  });
  await putProviderSecret(service.services.secrets, {
    realmId: service.realmId,
    clientName: client,
    secret: 'a-secret',
  });
});
afterAll(async () => {
  await provider.close();
  await service.close();
});

type CreateToken = (claims: JWTPayload) => Promise<string> | string;

/** Signs in at a provider that returns the token. */
async function signIn(createToken: CreateToken) {
  const path = `/api/v2/openid/${client}/auth-uri?authoriseUriFlow=SIGNIN`;
  const start = await service.request<{ authorisationUri: string }>(path);
  const params = new URL(start.body.authorisationUri).searchParams;
  const now = Math.floor(Date.now() / 1000);
  const idToken = await createToken({
    iss: provider.url,
    aud: 'matinee',
    sub: 'mallory',
    iat: now,
    exp: now + 300,
    nonce: params.get('nonce'),
  });
  provider.setResponse('/token', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ access_token: 'x', token_type: 'Bearer', id_token: idToken }),
  });
  return service.request<Tokens & ErrorResponse>(`/api/v2/openid/${client}/token`, {
    headers: { cookie: start.headers.getSetCookie()[0]?.split(';')[0] ?? '' },
    body: { authorisationCode: 'code', state: params.get('state') },
  });
}

const sign = (claims: JWTPayload, header = {}, key = keys.privateKey) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'key-1', ...header }).sign(key);

test('accepts a token with the right signature and claims', async () => {
  expect((await signIn((claims) => sign(claims))).status).toBe(200);
});

const hour = 3600;
test.each<[string, CreateToken]>([
  ['without a signature', (claims) => new UnsecuredJWT(claims).encode()],
  [
    'signed with the public key as a secret',
    (claims) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', kid: 'key-1' })
        .sign(createSecretKey(Buffer.from(JSON.stringify(publicJwk)))),
  ],
  [
    'signed with the secret of the client',
    (claims) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256' })
        .sign(createSecretKey(Buffer.from('a-secret'.padEnd(32)))),
  ],
  ['signed with another key', (claims) => sign(claims, {}, otherKeys.privateKey)],
  [
    'signed with a key that the token itself contains',
    async (claims) => sign(claims, { jwk: await exportJWK(otherKeys.publicKey) }, otherKeys.privateKey),
  ],
  [
    'signed with a key at an address in the token',
    (claims) => sign(claims, { jku: `${provider.url}/other-keys` }, otherKeys.privateKey),
  ],
  ['for another client', (claims) => sign({ ...claims, aud: 'somebody-else' })],
  ['of another issuer', (claims) => sign({ ...claims, iss: 'https://evil.example' })],
  ['that has expired', (claims) => sign({ ...claims, exp: Number(claims.exp) - hour })],
  ['of another sign-in', (claims) => sign({ ...claims, nonce: 'another' })],
  ['without a nonce', ({ nonce: _nonce, ...claims }) => sign(claims)],
  ['without a subject', ({ sub: _sub, ...claims }) => sign(claims)],
])('refuses a token %s', async (_case, createToken) => {
  const { status, body } = await signIn(createToken);
  expect([status, body.code]).toEqual([401, 'failedProviderSignIn']);
});
