import type { Tokens } from '@matinee/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  startTvProviderService,
  type TvProviderService,
} from '../../../../../test/providers/tv-provider-service.ts';
import { tables } from '../../../../../test/tables.ts';

let tv: TvProviderService;
beforeAll(async () => {
  tv = await startTvProviderService();
  await tv.applyRealm({ resourceId: 'lantern', licences: ['premium'] });
});
afterAll(() => tv.close());

const sync = (refreshToken: string, realm?: string) =>
  tv.service.request('/api/v1/entitlement-sync', { body: { refreshToken }, ...(realm && { realm }) });

/** The licences that an account has now. */
async function readLicences({ user }: Pick<Tokens, 'user'>): Promise<string[]> {
  const rows = await tables(tv.service.services.db)
    .selectFrom('entitlement')
    .innerJoin('licence', 'licence.id', 'entitlement.licence_id')
    .innerJoin('account', 'account.id', 'entitlement.account_id')
    .select('licence.key')
    .where('account.public_id', '=', user.id ?? '')
    .execute();
  return rows.map(({ key }) => key);
}

describe('POST /api/v1/entitlement-sync', () => {
  test('follows the subscription of an account, and does not use the refresh token up', async () => {
    const { body } = await tv.createBrowser().signIn({ userId: 'subscriber', resources: ['lantern'] });
    expect(await readLicences(body)).toEqual(['premium']);
    tv.provider.setSubscriber({ userId: 'subscriber', resources: [] });
    expect((await sync(body.refreshToken)).status).toBe(204);
    expect(await readLicences(body)).toEqual([]);
    tv.provider.setSubscriber({ userId: 'subscriber', resources: ['lantern'] });
    expect((await sync(body.refreshToken)).status).toBe(204);
    expect(await readLicences(body)).toEqual(['premium']);
    const { status } = await tv.service.request('/api/v2/token/refresh', {
      body: { refreshToken: body.refreshToken },
    });
    expect(status).toBe(200);
    expect((await sync(body.refreshToken)).body.code).toBe('invalidRefreshToken');
  });

  test('gives no licence to a subscription without the resource', async () => {
    const { status, body } = await tv.createBrowser().signIn({ userId: 'other-channels', resources: [] });
    expect([status, await readLicences(body)]).toEqual([200, []]);
  });

  test('ends the licences when the service for TV providers has forgotten the sign-in', async () => {
    const { body } = await tv.createBrowser().signIn({ userId: 'forgotten' });
    tv.provider.forgetDevices();
    expect((await sync(body.refreshToken)).status).toBe(204);
    expect(await readLicences(body)).toEqual([]);
  });

  test('keeps the licences while the service for TV providers fails', async () => {
    const { body } = await tv.createBrowser().signIn({ userId: 'patient' });
    tv.provider.failNext('/api/v1/authorize', 503);
    expect((await sync(body.refreshToken)).body.code).toBe('providerUnavailable');
    expect(await readLicences(body)).toEqual(['premium']);
  });

  test('ends the licences of an account that disconnects the provider', async () => {
    const { body } = await tv.createBrowser().signIn({ userId: 'leaving' });
    await tables(tv.service.services.db)
      .updateTable('account')
      .set({ email: 'leaving@example.com' })
      .where('public_id', '=', body.user.id ?? '')
      .execute();
    const path = '/api/v2/user/linked-accounts/adobe-dcr';
    const token = body.authorisationToken;
    expect((await tv.service.request(path, { method: 'DELETE', token })).status).toBe(204);
    expect(await readLicences(body)).toEqual([]);
  });

  test('refuses an unknown token, a signed-out one and one of another realm', async () => {
    await tv.service.applyRealm({ key: 'other' });
    const { body } = await tv.createBrowser().signIn({ userId: 'signing-out' });
    expect((await sync(body.refreshToken, 'other')).status).toBe(401);
    expect((await sync('unknown')).status).toBe(401);
    await tv.service.request('/api/v2/logout', { body: { refreshToken: body.refreshToken } });
    expect((await sync(body.refreshToken)).status).toBe(401);
  });
});
