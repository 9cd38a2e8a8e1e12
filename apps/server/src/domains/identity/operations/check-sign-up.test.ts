import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CallResponse, calls, ErrorResponse, Tokens } from '@matinee/contract';
import { createIpDatabase } from '@matinee/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ProviderService, startProviderService } from '../../../../test/providers/provider-service.ts';
import { startService, type TestService } from '../../../../test/service.ts';
import { openIpLocations } from '../../../platform/ip-locations/index.ts';

const british = '192.0.2.10';
const philippine = '198.51.100.20';
const britishVpn = '192.0.2.200';
const unknown = '203.0.113.30';

let folder: string;
let service: TestService;
let peer: ProviderService;
let environment: Record<string, string>;
const territories = { type: 'WHITELIST' as const, countries: ['GB'] };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'matinee-geo-'));
  environment = {
    GEO_COUNTRY_DB: join(folder, 'country.mmdb'),
    GEO_ANONYMOUS_DB: join(folder, 'anonymous.mmdb'),
  };
  const countries = {
    '192.0.2.0/24': { country: { iso_code: 'GB' } },
    '198.51.100.0/24': { country: { iso_code: 'PH' } },
    '127.0.0.0/8': { country: { iso_code: 'PH' } },
  };
  await writeFile(environment.GEO_COUNTRY_DB ?? '', createIpDatabase(countries));
  const anonymous = {
    [britishVpn]: { is_anonymous: true, is_anonymous_vpn: true },
    '192.0.2.201': { is_hosting_provider: true },
  };
  await writeFile(environment.GEO_ANONYMOUS_DB ?? '', createIpDatabase(anonymous));
  service = await startService({}, { ...environment, TRUST_PROXY: '127.0.0.1' });
  await service.applyRealm({
    key: 'lantern',
    signUpTerritories: territories,
    features: { disallowVpn: true },
  });
  await service.applyRealm({ key: 'open' });
  peer = await startProviderService({}, 'oauth', environment);
});
afterAll(async () => {
  await service.close();
  await peer.close();
  await rm(folder, { recursive: true });
});

const requestFrom = <T>(address: string, path: string, options: { realm?: string; body?: unknown } = {}) =>
  service.request<T>(path, { ...options, headers: { 'x-forwarded-for': address } });
const readRestriction = async (address: string, realm?: string) =>
  (
    await requestFrom<CallResponse<typeof calls.getSignUpRestriction>>(
      address,
      '/api/v2/user/sign-up-restriction',
      { ...(realm && { realm }) },
    )
  ).body.restriction;

let signUpCount = 0;
const signUp = (address: string, realm?: string) => {
  signUpCount += 1;
  const body = {
    username: `geo-${signUpCount}@example.com`,
    password: 'a kettle on the moor',
    name: 'Grace',
  };
  return requestFrom<Tokens & ErrorResponse>(address, '/api/v2/user', { body, ...(realm && { realm }) });
};

test.each([
  ['in the territories', british, null],
  ['outside the territories', philippine, 'signupGeoRestriction'],
  ['on a VPN in the territories', britishVpn, 'vpnErrorMessage'],
  ['at a hosting provider', '192.0.2.201', null],
  ['of an unknown country', unknown, null],
])(
  'a viewer %s gets the same answer from the page and from the sign-up',
  async (_case, address, restriction) => {
    expect(await readRestriction(address)).toBe(restriction);
    const { status, body } = await signUp(address);
    expect([status, body.code ?? null]).toEqual(restriction ? [403, restriction] : [201, null]);
  },
);

test('a realm without restrictions refuses nobody', async () => {
  for (const address of [philippine, britishVpn]) {
    expect(await readRestriction(address, 'open')).toBeNull();
    expect((await signUp(address, 'open')).status).toBe(201);
  }
});

test('existing accounts sign in from everywhere', async () => {
  await service.signInNewAccount({ email: 'traveller@example.com' });
  const { status, body } = await requestFrom<Tokens>(philippine, '/api/v2/login', {
    body: { id: 'traveller@example.com', secret: 'a lantern in the fog' },
  });
  expect([status, body.user.loc]).toEqual([200, 'PH']);
});

test('the country of the caller is that of the address, before that of the language', async () => {
  const { body } = await service.request<CallResponse<typeof calls.getCountries>>('/api/v2/countries', {
    headers: { 'x-forwarded-for': british, 'accept-language': 'es-MX' },
  });
  expect(body.callerCountryCode).toBe('GB');
});

test('a client that is no trusted proxy cannot choose its address', async () => {
  const untrusting = await startService({}, environment);
  try {
    await untrusting.applyRealm({ key: 'lantern', signUpTerritories: territories });
    const { body } = await untrusting.request<CallResponse<typeof calls.getSignUpRestriction>>(
      '/api/v2/user/sign-up-restriction',
      { headers: { 'x-forwarded-for': british } },
    );
    expect(body.restriction).toBe('signupGeoRestriction');
  } finally {
    await untrusting.close();
  }
});

test('a sign-in with a provider creates no account outside the territories', async () => {
  const person = { subject: 'grace', email: 'grace@example.com', emailVerified: true, name: 'Grace' };
  await peer.applyRealm({ signUpTerritories: territories });
  const refused = await peer.createBrowser().signIn(person);
  expect([refused.status, refused.body.code]).toEqual([403, 'signupGeoRestriction']);
  const opened = { type: 'WHITELIST' as const, countries: ['PH'] };
  await peer.applyRealm({ signUpTerritories: opened });
  expect((await peer.createBrowser().signIn(person)).status).toBe(200);
});

describe('openIpLocations', () => {
  test('knows nothing without databases, and of what is no address', async () => {
    const nothing = { country: null, isVpn: false };
    expect((await openIpLocations({ country: undefined, anonymousIp: undefined })).find(british)).toEqual(
      nothing,
    );
    const files = { country: environment.GEO_COUNTRY_DB, anonymousIp: undefined };
    const locations = await openIpLocations(files);
    expect(locations.find('not an address')).toEqual(nothing);
    expect(locations.find(`::ffff:${british}`).country).toBe('GB');
  });

  test('names the setting of a file that is no database', async () => {
    const path = join(folder, 'text.mmdb');
    await writeFile(path, 'text');
    await expect(openIpLocations({ country: path, anonymousIp: undefined })).rejects.toThrow(
      'GEO_COUNTRY_DB',
    );
  });
});
