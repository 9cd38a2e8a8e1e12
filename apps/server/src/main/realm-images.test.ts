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
  await putRealmImage(db, {
    realmId: service.realmId,
    name,
    image: image && { ...image, focalX: 0.25, focalY: 0.75 },
    now: service.clock.now(),
  });
};
const readRealm = async () => (await service.request<Realm>('/api/v2/realm')).body;

test('putRealmImage sets the logo and both sign-in backgrounds, removes the backgrounds, and getRealm returns the changes', async () => {
  expect(await readRealm()).not.toHaveProperty('authBackground');
  await setImage('logo', '#112233');
  await setImage('auth-background', '#445566');
  await expect.poll(readRealm).toMatchObject({
    logo: { width: 2000 },
    authBackground: { image: { width: 2000, height: 1200, focus: { x: 0.25, y: 0.75 } } },
  });
  expect((await readRealm()).authBackground).not.toHaveProperty('rightToLeftImage');
  await setImage('auth-background-rtl', '#778899');
  await expect.poll(async () => (await readRealm()).authBackground?.rightToLeftImage).toBeDefined();
  const { authBackground } = await readRealm();
  expect(authBackground?.rightToLeftImage?.url).not.toBe(authBackground?.image.url);
  await setImage('auth-background', null);
  await expect.poll(async () => (await readRealm()).authBackground).toBeUndefined();
  expect(await readRealm()).toHaveProperty('logo');
});

test('serves the sign-in background in the widths 820 and 1080 besides the standard ones, and in no other', async () => {
  await setImage('auth-background', '#445566');
  await expect.poll(async () => (await readRealm()).authBackground).toBeDefined();
  const { image } = (await readRealm()).authBackground ?? {};
  for (const width of [820, 1080, imageWidths[1]]) {
    const response = await fetch(`${service.url}${image?.url}/${width}.webp`);
    expect(response.status).toBe(200);
    const metadata = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect(metadata.width).toBe(width);
  }
  expect((await fetch(`${service.url}${image?.url}/821.webp`)).status).toBe(404);
});
