import { existsSync, readdirSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createDiskStorage, InvalidKeyError, isDiskFull, NotStoredError, type Storage } from './index.ts';

let root: string;
let storage: Storage;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'matinee-storage-'));
  storage = await createDiskStorage(join(root, 'storage'));
});

afterEach(() => rm(root, { recursive: true, force: true }));

async function listKeys(prefix: string): Promise<string[]> {
  return (await Array.fromAsync(storage.list(prefix))).map(({ key }) => key).sort();
}

describe('files', () => {
  test.each([
    ['a buffer', () => Buffer.from('hello')],
    ['a stream', () => Readable.from([Buffer.from('hel'), Buffer.from('lo')])],
    [
      'a file',
      async () => {
        const file = join(root, 'source');
        await writeFile(file, 'hello');
        return { file };
      },
    ],
  ])('stores %s and reads the whole file or a range of it', async (_kind, createSource) => {
    expect(await storage.put('a/b.txt', await createSource())).toEqual({ size: 5 });
    expect(String(await storage.read('a/b.txt'))).toBe('hello');
    const range = await storage.open('a/b.txt', { start: 1, end: 3 });
    expect(await text(range.stream)).toBe('ell');
    expect(range.size).toBe(5);
    expect((await storage.stat('a/b.txt'))?.size).toBe(5);
  });

  test('leaves the old file and nothing else when a put fails half-way', async () => {
    await storage.put('a.txt', Buffer.from('old'));
    const brokenStream = new Readable({
      read() {
        this.push('new, but');
        this.destroy(new Error('cut'));
      },
    });
    await expect(storage.put('a.txt', brokenStream)).rejects.toThrow('cut');
    expect(String(await storage.read('a.txt'))).toBe('old');
    expect(readdirSync(join(root, 'storage', 'incomplete'))).toEqual([]);
  });

  test('throws NotStoredError for reads of an absent key; stat returns undefined and remove succeeds', async () => {
    await storage.put('folder/file', Buffer.from('x'));
    for (const key of ['nothing', 'folder', 'folder/file/below']) {
      await expect(storage.open(key)).rejects.toThrow(NotStoredError);
      await expect(storage.read(key)).rejects.toThrow(NotStoredError);
      expect(await storage.stat(key)).toBeUndefined();
    }
    await storage.remove('nothing');
  });

  test('recognises a full disk by its error code', () => {
    expect(isDiskFull(Object.assign(new Error(), { code: 'ENOSPC' }))).toBe(true);
    expect(isDiskFull(new Error('other'))).toBe(false);
  });
});

describe('folders', () => {
  test('replaces a folder as a whole', async () => {
    for (const name of ['one', 'two']) {
      const dir = await storage.createWorkDir('package');
      await mkdir(join(dir, 'sub'));
      await writeFile(join(dir, 'sub', `${name}.m4s`), name);
      await storage.putDirectory('assets/x', dir);
      expect(existsSync(dir)).toBe(false);
    }
    expect(await listKeys('assets')).toEqual(['assets/x/sub/two.m4s']);
  });

  test('removes everything below a prefix and nothing else', async () => {
    for (const key of ['a/1', 'a/b/2', 'ab/3']) await storage.put(key, Buffer.from(key));
    await storage.remove('a');
    expect(await listKeys('ab')).toEqual(['ab/3']);
    expect(await listKeys('a')).toEqual([]);
  });

  test('removes work folders older than a day at the next start, and keeps newer ones', async () => {
    const oldFolder = await storage.createWorkDir('old');
    const recentFolder = await storage.createWorkDir('young');
    await utimes(oldFolder, new Date(0), new Date(0));
    await createDiskStorage(join(root, 'storage'));
    expect(existsSync(oldFolder)).toBe(false);
    expect(existsSync(recentFolder)).toBe(true);
  });
});

describe('invalid keys', () => {
  const invalidKeys = [
    '',
    '.',
    '..',
    '/',
    '/etc/passwd',
    'a/',
    'a//b',
    '../canary',
    'a/../../canary',
    'a/./b',
    '..\\canary',
    'a\\..\\..\\canary',
    '%2e%2e/canary',
    '%2e%2e%2fcanary',
    '%252e%252e%252fcanary',
    '..%c0%afcanary',
    '....//canary',
    '..;/canary',
    'a\0b',
    'canary\0.txt',
    'C:\\canary',
    'C:canary',
    '~/canary',
    'file:///etc/passwd',
    '.hidden',
    'a/.hidden',
    'a b',
    'a\nb',
    'ä',
    '．．/canary',
    'a'.repeat(200),
    'a/'.repeat(300),
  ];

  test.each(invalidKeys)('every operation refuses %j', async (key) => {
    await writeFile(join(root, 'canary'), 'secret');
    await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow(InvalidKeyError);
    await expect(storage.putDirectory(key, root)).rejects.toThrow(InvalidKeyError);
    await expect(storage.open(key)).rejects.toThrow(InvalidKeyError);
    await expect(storage.read(key)).rejects.toThrow(InvalidKeyError);
    await expect(storage.stat(key)).rejects.toThrow(InvalidKeyError);
    await expect(storage.remove(key)).rejects.toThrow(InvalidKeyError);
    await expect(Array.fromAsync(storage.list(key))).rejects.toThrow(InvalidKeyError);
    await expect(storage.createWorkDir(key)).rejects.toThrow(InvalidKeyError);
    expect(() => storage.getLocalPath?.(key)).toThrow(InvalidKeyError);
    expect(String(await readFile(join(root, 'canary')))).toBe('secret');
  });
});
