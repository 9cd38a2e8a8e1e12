import type { Realm } from '@matinee/contract';
import { imageWidths } from '@matinee/rules';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type TestService } from '../../test/service.ts';
import { storeMaster } from '../domains/media/index.ts';
import { putRealmImage, type RealmImageName } from './realm-images.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const setImage = async (name: RealmImageName, colour: string | null) => {
  const { db, storage } = service.services;
  const size = { width: 2000, height: 1200, channels: 3 as const };
  const image =
    colour === null
      ? null
      : await storeMaster(storage, {
          data: await sharp({ create: { ...size, background: colour } })
            .png()
            .toBuffer(),
        });
  await putRealmImage(db, { realmId: service.realmId, name, image, now: service.clock.now() });
};
const realm = async () => (await service.ask<Realm>('/api/v2/realm')).body;

test('an operator sets pictures one by one, pages are told at once, and each can be taken away', async () => {
  expect(await realm()).not.toHaveProperty('entrance');
  await setImage('logo', '#112233');
  await setImage('entrance', '#445566');
  await expect.poll(realm).toMatchObject({
    logo: { width: 2000 },
    entrance: { picture: { width: 2000, height: 1200 } },
  });
  expect((await realm()).entrance).not.toHaveProperty('rightToLeft');
  await setImage('entrance-rtl', '#778899');
  await expect.poll(async () => (await realm()).entrance?.rightToLeft).toBeDefined();
  const { entrance } = await realm();
  expect(entrance?.rightToLeft?.url).not.toBe(entrance?.picture.url);
  await setImage('entrance', null);
  await expect.poll(async () => (await realm()).entrance).toBeUndefined();
  expect(await realm()).toHaveProperty('logo');
});

test('the picture comes 820 and 1080 wide beside the widths of the ladder, and in no other', async () => {
  await setImage('entrance', '#445566');
  await expect.poll(async () => (await realm()).entrance).toBeDefined();
  const { picture: image } = (await realm()).entrance ?? {};
  for (const width of [820, 1080, imageWidths[1]]) {
    const response = await fetch(`${service.url}${image?.url}/${width}.webp`);
    expect(response.status).toBe(200);
    const { width: metadata } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect(metadata).toBe(width);
  }
  expect((await fetch(`${service.url}${image?.url}/821.webp`)).status).toBe(404);
});
