// A provider with a route of its own: POST /api/v2/ROUTE/token signs in like the call of its kind.
import type { ErrorResponse, Tokens } from '@matinee/contract';
import type { ProviderKindName } from '@matinee/testing/sign-in-provider';
import { describe, expect, test } from 'vitest';
import { startProviderService } from '../../../../test/providers/provider-service.ts';

const person = { subject: 'grace', email: 'grace@example.com', emailVerified: true };

describe.each<ProviderKindName>(['openid', 'oauth'])('%s', (kind) => {
  test('signs in with the code at the route of the provider, and at no other', async () => {
    const peer = await startProviderService({}, kind);
    await peer.applyRealm({ signInProviders: [{ ...peer.provider.settings, route: 'primetime' }] });
    const browser = peer.createBrowser();
    peer.provider.setPerson(person);
    const { authorisationUri } = await browser.start();
    const { searchParams } = await peer.provider.followAuthorisation(authorisationUri);
    const body = {
      authorisationCode: searchParams.get('code'),
      state: searchParams.get('state'),
      ...(searchParams.has('iss') && { issuer: searchParams.get('iss') }),
    };
    const requestTokens = (route: string, cookie?: string) =>
      peer.service.request<Tokens & ErrorResponse>(`/api/v2/${route}/token`, {
        body,
        ...(cookie && { headers: { cookie } }),
      });
    expect((await requestTokens('acme', browser.cookie)).status).toBe(404);
    expect((await requestTokens('primetime')).body.code).toBe('failedProviderSignIn');
    const { status, body: tokens } = await requestTokens('primetime', browser.cookie);
    expect([status, tokens.user?.email]).toEqual([200, person.email]);
    await peer.close();
  });
});
