import type { Realm } from '@matinee/contract';
import { imageWidths } from '@matinee/rules';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type TestService } from '../../test/service.ts';
import { storeMaster } from '../domains/media/index.ts';
import { putRealmPicture, type RealmPictureName } from './realm-pictures.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const set = async (which: RealmPictureName, colour: string | null) => {
  const { db, storage } = service.services;
  const size = { width: 2000, height: 1200, channels: 3 as const };
  const picture =
    colour === null
      ? null
      : await storeMaster(storage, {
          data: await sharp({ create: { ...size, background: colour } })
            .png()
            .toBuffer(),
        });
  await putRealmPicture(db, { realmId: service.realmId, which, picture, now: service.clock.now() });
};
const realm = async () => (await service.ask<Realm>('/api/v2/realm')).body;

test('an operator sets pictures one by one, pages are told at once, and each can be taken away', async () => {
  expect(await realm()).not.toHaveProperty('entrance');
  await set('logo', '#112233');
  await set('entrance', '#445566');
  await expect.poll(realm).toMatchObject({
    logo: { width: 2000 },
    entrance: { picture: { width: 2000, height: 1200 } },
  });
  expect((await realm()).entrance).not.toHaveProperty('rightToLeft');
  await set('entrance-rtl', '#778899');
  await expect.poll(async () => (await realm()).entrance?.rightToLeft).toBeDefined();
  const { entrance } = await realm();
  expect(entrance?.rightToLeft?.url).not.toBe(entrance?.picture.url);
  await set('entrance', null);
  await expect.poll(async () => (await realm()).entrance).toBeUndefined();
  expect(await realm()).toHaveProperty('logo');
});

test('the picture comes 820 and 1080 wide beside the widths of the ladder, and in no other', async () => {
  await set('entrance', '#445566');
  await expect.poll(async () => (await realm()).entrance).toBeDefined();
  const { picture } = (await realm()).entrance ?? {};
  for (const width of [820, 1080, imageWidths[1]]) {
    const answer = await fetch(`${service.url}${picture?.url}/${width}.webp`);
    expect(answer.status).toBe(200);
    const { width: drawn } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect(drawn).toBe(width);
  }
  expect((await fetch(`${service.url}${picture?.url}/821.webp`)).status).toBe(404);
});
