import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findSources, ImportTooLargeError } from './find-sources.ts';
import { createImportGuard, type ImportGuard } from './import-guard.ts';

let folder: string;
let dataDir: string;
let guard: ImportGuard;

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'matinee-sources-')));
  dataDir = await realpath(await mkdtemp(join(tmpdir(), 'matinee-data-')));
  guard = await createImportGuard({ dataDir, allowedDirs: 'anything' });
  await mkdir(join(folder, 'deeper', 'مجلد'), { recursive: true });
  const names = [
    'film 2.mp4',
    'film 10.mp4',
    'film 2.en.srt',
    'poster.JPG',
    '.hidden.mp4',
    'deeper/🎬.mkv',
    'deeper/مجلد/فيلم.mov',
    'strange',
  ];
  for (const name of names) await writeFile(join(folder, name), '');
  await symlink(join(folder, 'deeper'), join(folder, 'circle'));
});
afterAll(async () => {
  for (const dir of [folder, dataDir]) await rm(dir, { recursive: true });
});

describe('findSources', () => {
  test('returns the files of a folder at every depth in natural order, without subtitles, images and hidden files', async () => {
    const foundSources = await findSources(folder, guard);
    expect(foundSources?.files.map((file) => file.slice(folder.length + 1))).toEqual([
      'deeper/🎬.mkv',
      'deeper/مجلد/فيلم.mov',
      'film 2.mp4',
      'film 10.mp4',
      'strange',
    ]);
    expect(foundSources?.skippedFileCount).toBe(3);
  });

  test('returns a named file with any extension', async () => {
    const file = join(folder, 'poster.JPG');
    expect(await findSources(file, guard)).toEqual({ files: [file], skippedFileCount: 0 });
  });

  test.each(['film 2.mp4', './x', '/nowhere/at/all', '/tmp/\0', '/dev/null'])(
    'returns undefined for %j',
    async (path) => {
      expect(await findSources(path, guard)).toBeUndefined();
    },
  );

  test('skips files and folders that the guard does not allow', async () => {
    const dir = join(folder, 'deeper');
    await symlink(join(folder, 'film 2.mp4'), join(dir, 'link.mp4'));
    const narrowGuard = await createImportGuard({ dataDir: join(dir, 'مجلد'), allowedDirs: [dir] });
    const foundSources = await findSources(dir, narrowGuard);
    await rm(join(dir, 'link.mp4'));
    expect(foundSources).toEqual({ files: [join(dir, '🎬.mkv')], skippedFileCount: 1 });
  });

  test.each([{ maxFiles: 4 }, { maxEntries: 9 }, { maxDepth: 2 }])(
    'throws when a folder exceeds %o',
    async (limit) => {
      const limits = { maxFiles: 5, maxEntries: 12, maxDepth: 3 };
      expect((await findSources(folder, guard, limits))?.files).toHaveLength(5);
      await expect(findSources(folder, guard, { ...limits, ...limit })).rejects.toThrow(ImportTooLargeError);
    },
  );
});
