import { decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type TestService } from '../../../../test/service.ts';
import { createSessionRequests } from '../../../../test/sessions.ts';
import { runMaintenance } from '../../../main/maintenance.ts';
import { listJwtKeys, revokeOldJwtKeys, rotateJwtKeys } from '../../../platform/jwt-keys/index.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const { refresh, readUser } = createSessionRequests(() => service);
const getKid = (token: string) => decodeProtectedHeader(token).kid;

test('a running service signs with the key of a rotation, and accepts tokens of the old key', async () => {
  const { secrets } = service.services;
  const tokens = await service.signInNewAccount();
  await rotateJwtKeys(secrets, service.clock.now());
  service.clock.advance({ minutes: 1 });
  const refreshed = (await refresh(tokens.refreshToken)).body;
  const kids = [getKid(tokens.authorisationToken), getKid(refreshed.authorisationToken)].map(Number);
  expect(kids[1]).toBe((kids[0] ?? 0) + 1);
  expect((await readUser(tokens.authorisationToken)).status).toBe(200);
  expect((await readUser(refreshed.authorisationToken)).status).toBe(200);
});

test('a running service refuses tokens whose key was revoked, also those that it has verified before', async () => {
  const { secrets } = service.services;
  const { authorisationToken, refreshToken } = await service.signInNewAccount();
  expect((await readUser(authorisationToken)).status).toBe(200);
  await rotateJwtKeys(secrets, service.clock.now());
  await revokeOldJwtKeys(secrets);
  service.clock.advance({ seconds: 5 });
  expect((await readUser(authorisationToken)).status).toBe(401);
  const refreshed = (await refresh(refreshToken)).body;
  expect((await readUser(refreshed.authorisationToken)).status).toBe(200);
});

test('maintenance replaces a key after 90 days, and deletes the old one after the end of its tokens', async () => {
  const { secrets } = service.services;
  const listKids = async () =>
    (await listJwtKeys(secrets, service.clock.now())).map(({ kid }) => Number(kid));
  const [kid = 0] = await listKids();
  service.clock.advance({ days: 90 });
  await runMaintenance(service.services);
  expect(await listKids()).toEqual([kid + 1, kid]);
  service.clock.advance({ days: 31 });
  await runMaintenance(service.services);
  expect(await listKids()).toEqual([kid + 1]);
});
