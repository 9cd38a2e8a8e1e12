import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findSources } from './find-sources.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'matinee-sources-'));
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
afterAll(() => rm(folder, { recursive: true }));

describe('findSources', () => {
  test('returns the files of a folder at every depth in natural order, without subtitles, images and hidden files', async () => {
    const foundSources = await findSources(folder);
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
    expect(await findSources(file)).toEqual({ files: [file], skippedFileCount: 0 });
  });

  test.each(['film 2.mp4', './x', '/nowhere/at/all', '/tmp/\0', '/dev/null'])(
    'returns undefined for %j',
    async (path) => {
      expect(await findSources(path)).toBeUndefined();
    },
  );
});
