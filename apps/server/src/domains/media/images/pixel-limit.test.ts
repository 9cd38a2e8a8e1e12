import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDiskStorage, type Storage } from '../../../platform/storage/index.ts';
import { InvalidMasterError, renderImage } from './render-image.ts';
import { storeMaster } from './store-master.ts';

let folder: string;
let storage: Storage;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'matinee-pixels-'));
  storage = await createDiskStorage(folder);
});
afterAll(() => rm(folder, { recursive: true }));

/** An image of few bytes. */
const createDrawing = (width: number, height: number) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`);

test('storeMaster rejects an image of more than 64 million pixels', async () => {
  await expect(storeMaster(storage, { data: createDrawing(8_001, 8_000) })).rejects.toThrow('pixel limit');
  expect(await storeMaster(storage, { data: createDrawing(80, 45) })).toMatchObject({ width: 1920 });
});

test('renderImage rejects a master of more than 64 million pixels', async () => {
  await expect(renderImage(createDrawing(8_001, 8_000), 100, 'jpg')).rejects.toThrow(InvalidMasterError);
  expect((await renderImage(createDrawing(80, 45), 40, 'jpg')).length).toBeGreaterThan(0);
});
