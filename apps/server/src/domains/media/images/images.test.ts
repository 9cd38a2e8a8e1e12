import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/database.ts';
import { tables } from '../../../../test/tables.ts';
import { RefusedError } from '../../../platform/errors/index.ts';
import { createDiskStorage, type Storage } from '../../../platform/storage/index.ts';
import { setArtwork } from '../../titles/index.ts';
import { createImageVariants, type ImageVariants } from './image-variants.ts';
import { registerImages } from './images.routes.ts';
import { renderImage } from './render-image.ts';
import { type StoredMaster, storeMaster } from './store-master.ts';

let database: TestDatabase;
let storage: Storage;
let folder: string;
let app: FastifyInstance;
let master: StoredMaster;
let generatedCount = 0;
/** Resolves when slow masters may be generated. */
const slowMaster = Promise.withResolvers<void>();
const generatedSlowKeys: string[] = [];
const requestedUrls: string[] = [];
const abortedUrls: string[] = [];
let url: string;
let generatedUrl: string;
let realmId: number;

const createImage = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c05020' } })
    .png()
    .toBuffer();

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'matinee-images-'));
  storage = await createDiskStorage(folder);
  const { db } = database;
  const now = Temporal.Now.instant();
  const realm = await tables(db)
    .insertInto('realm')
    .values({ key: 'images', settings: '{}', logo: null, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  realmId = realm.id;
  master = await storeMaster(storage, { data: await createImage(1000, 500) });
  const baseInput = { realmId: realm.id, contentId: null, kind: 'logo', now } as const;
  url = (await setArtwork(db, { ...baseInput, ...master })).artwork.url;
  const generatedMaster = { ...master, storageKey: 'artwork/drawn/later.png' };
  generatedUrl = (await setArtwork(db, { ...baseInput, ...generatedMaster })).artwork.url;
  const variants = createImageVariants(storage, (key) => {
    if (key.startsWith('artwork/drawn/slow')) {
      generatedSlowKeys.push(key);
      return slowMaster.promise.then(() => createImage(100, 50));
    }
    if (key !== generatedMaster.storageKey) return undefined;
    generatedCount += 1;
    return createImage(1000, 500);
  });
  app = fastify();
  app.addHook('onRequest', async ({ url }) => void requestedUrls.push(url));
  app.addHook('onRequestAbort', async ({ url }) => void abortedUrls.push(url));
  registerImages(app, { db, storage }, { variants, isOtherRealmHost: (_, host) => host === 'other.example' });
});
afterAll(async () => {
  await app.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}) => app.inject({ url: path, headers });

describe('GET /images/:artwork/:width', () => {
  test.each([
    ['webp', 'image/webp', 'webp'],
    ['avif', 'image/avif', 'heif'],
    ['jpg', 'image/jpeg', 'jpeg'],
  ])('returns %s in the requested width', async (extension, type, format) => {
    const response = await get(`${url}/480.${extension}`);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format, width: 480, height: 240 });
  });

  test.each([
    ['image/avif,image/webp,*/*', 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
    ['image/avif;q=0,image/webp', 'image/webp'],
    ['*/*', 'image/jpeg'],
    [undefined, 'image/jpeg'],
  ])('returns for the Accept header %s the type %s', async (accept, type) => {
    await get(`${url}/480.avif`);
    const response = await get(`${url}/480`, accept === undefined ? {} : { accept });
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': type,
      vary: 'Accept',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  test('returns WebP while AVIF is being rendered', async () => {
    const accept = { accept: 'image/avif,image/webp' };
    const response = await get(`${url}/720`, accept);
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=60',
    });
    await expect
      .poll(async () => (await get(`${url}/720`, accept)).headers['content-type'])
      .toBe('image/avif');
  });

  test('never returns an image larger than its master', async () => {
    const response = await get(`${url}/1920.webp`);
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width: 1000 });
  });

  test('renders a variant once and stores it', async () => {
    const key = `images/${url.split('/').pop()}/240.webp`;
    expect(await storage.stat(key)).toBeUndefined();
    const firstResponse = await get(`${url}/240.webp`);
    expect(await storage.stat(key)).toBeDefined();
    const secondRead = await createImageVariants(storage).read(
      { publicId: url.split('/').pop() ?? '', storageKey: 'gone', width: 1000 },
      240,
      'webp',
    );
    expect(secondRead?.equals(firstResponse.rawPayload)).toBe(true);
  });

  test('returns 304 for a matching ETag', async () => {
    const { headers } = await get(`${url}/480.webp`);
    expect((await get(`${url}/480.webp`, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  });

  test('generates a missing master once for concurrent requests', async () => {
    const widths = ['240', '480', '720', '480'];
    const responses = await Promise.all(widths.map((width) => get(`${generatedUrl}/${width}.webp`)));
    expect(responses.map((response) => response.statusCode)).toEqual([200, 200, 200, 200]);
    expect(generatedCount).toBe(1);
  });

  test('does not render an image for a client that has left while it waited', async () => {
    const origin = await app.listen({ host: '127.0.0.1', port: 0 });
    const urls = await Promise.all(
      ['slow-1', 'slow-2', 'slow-3'].map(async (name) => {
        const image = { ...master, storageKey: `artwork/drawn/${name}.png` };
        const now = Temporal.Now.instant();
        const { artwork } = await setArtwork(database.db, {
          realmId,
          contentId: null,
          kind: 'logo',
          now,
          ...image,
        });
        return origin + artwork.url;
      }),
    );
    const send = (index: number, width: number, signal?: AbortSignal) =>
      fetch(`${urls[index]}/${width}.webp`, signal ? { signal } : {});
    const responses = [send(0, 240), send(1, 240)];
    await expect.poll(() => generatedSlowKeys).toHaveLength(2);
    const abort = new AbortController();
    const leavingRequest = send(2, 240, abort.signal).catch(() => 'left');
    await expect.poll(() => requestedUrls.at(-1)).toContain(urls[2]?.slice(origin.length));
    responses.push(send(0, 480));
    abort.abort();
    expect(await leavingRequest).toBe('left');
    await expect.poll(() => abortedUrls).toHaveLength(1);
    slowMaster.resolve();
    for (const response of await Promise.all(responses)) expect(response.status).toBe(200);
    expect(generatedSlowKeys).toHaveLength(2);
  });

  test('aborts the request for a variant when the client disconnects while the server looks up the master', async () => {
    const searchingApp = fastify();
    const [request, departure] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const readSignal = Promise.withResolvers<AbortSignal | undefined>();
    searchingApp.addHook('onRequest', async () => request.resolve());
    searchingApp.addHook('onRequestAbort', async (_request) => departure.resolve());
    const readBest: ImageVariants['readBest'] = (_master, _width, _formats, signal) => {
      readSignal.resolve(signal);
      return undefined;
    };
    const variants = { ...createImageVariants(storage), readBest };
    registerImages(searchingApp, { db: database.db, storage }, { variants });
    const origin = await searchingApp.listen({ host: '127.0.0.1', port: 0 });
    const client = await database.pool.connect();
    await client.query('BEGIN; LOCK TABLE artwork IN ACCESS EXCLUSIVE MODE');
    const abort = new AbortController();
    const response = fetch(`${origin}${url}/240`, { signal: abort.signal }).catch(() => 'left');
    await request.promise;
    abort.abort();
    await Promise.all([response, departure.promise]);
    await client.query('ROLLBACK');
    client.release();
    expect((await readSignal.promise)?.aborted).toBe(true);
    await searchingApp.close();
  });

  test('refuses with overloaded to render an image while 200 others wait', async () => {
    const { promise: gate, resolve: openGate } = Promise.withResolvers<undefined>();
    const variants = createImageVariants(storage, () => gate);
    const reads = Array.from({ length: 203 }, (_, n) =>
      variants.read({ publicId: `waiting${n}`, storageKey: 'artwork/waiting.png', width: 1000 }, 240, 'webp'),
    );
    await expect(Promise.race(reads)).rejects.toMatchObject({ refusal: { code: 'overloaded' } });
    openGate(undefined);
    const outcomes = await Promise.allSettled(reads);
    const refusals = outcomes.filter(
      (outcome) => outcome.status === 'rejected' && outcome.reason instanceof RefusedError,
    );
    expect(refusals).toHaveLength(1);
  });

  test('an SVG is sharp in widths above its own', async () => {
    const stripes = [0, 4, 8].map((x) => `<path d="M${x} 0h2v4h-2z"/>`).join('');
    const data = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="12" height="4">${stripes}</svg>`,
    );
    const svgMaster = await storeMaster(storage, { data });
    expect(svgMaster).toMatchObject({ width: 1920, height: 640 });
    const image = sharp(await renderImage(data, 960, 'webp'));
    expect(await image.metadata()).toMatchObject({ width: 960, height: 320 });
    const alpha = await image.extractChannel('alpha').raw().toBuffer();
    const blurredPixels = alpha.subarray(0, 960).filter((value) => value > 8 && value < 247);
    expect(blurredPixels.length).toBeLessThan(30);
  });

  test('storeMaster returns a placeholder of less than 40 bytes', () => {
    const bytes = Buffer.from(master.placeholder, 'base64');
    expect(bytes.length).toBeGreaterThan(4);
    expect(bytes.length).toBeLessThan(40);
  });
});

describe('GET /images/:artwork/:width returns 404', () => {
  test.each([
    '481.webp',
    '481',
    '0.webp',
    '480.gif',
    '99999.webp',
    '../480.webp',
    '480.webp/x',
    '%34%38%30.webp',
  ])('for %s', async (name) => {
    expect((await get(`${url}/${name}`)).statusCode).toBe(404);
  });

  test('under the host of another realm', async () => {
    expect((await get(`${url}/480.webp`, { host: 'other.example' })).statusCode).toBe(404);
    expect((await get(`${url}/480.webp`, { host: 'images.example' })).statusCode).toBe(200);
  });

  test('for an invalid or missing master', async () => {
    const { db } = database;
    const baseInput = { realmId, contentId: null, kind: 'logo', now: Temporal.Now.instant() } as const;
    const masterInfo = { width: 1000, height: 500, placeholder: master.placeholder };
    await storage.put('artwork/broken.png', Buffer.from('not an image'));
    for (const storageKey of ['artwork/broken.png', 'artwork/gone.png']) {
      const { artwork } = await setArtwork(db, { ...baseInput, ...masterInfo, storageKey });
      for (const name of ['480', '480.webp', '480.avif']) {
        const response = await get(`${artwork.url}/${name}`, { accept: 'image/avif' });
        expect([response.statusCode, response.json().code]).toEqual([404, 'notFound']);
      }
    }
  });

  test('for unknown artwork', async () => {
    expect((await get('/images/nothing/480.webp')).statusCode).toBe(404);
  });
});
