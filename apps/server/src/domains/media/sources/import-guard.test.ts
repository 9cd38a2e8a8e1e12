import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, realpath, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createImportGuard, type ImportGuard } from './import-guard.ts';
import { inspectSource } from './inspect-source.ts';

let root: string;
let dataDir: string;
let films: string;
let guard: ImportGuard;

beforeAll(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'matinee-guard-')));
  [dataDir, films] = [join(root, 'data'), join(root, 'films')];
  await mkdir(join(dataDir, 'storage'), { recursive: true });
  await mkdir(films);
  await writeFile(join(dataDir, 'storage', 'secret.mp4'), 'secret');
  await writeFile(join(films, 'film.mp4'), 'film');
  await symlink(dataDir, join(films, 'data'));
  await symlink(join(dataDir, 'storage', 'secret.mp4'), join(films, 'secret.mp4'));
  // The folder that is allowed contains DATA_DIR.
  guard = await createImportGuard({ dataDir, allowedDirs: [root] });
});
afterAll(() => rm(root, { recursive: true }));

describe('resolvePath', () => {
  test('returns the real path of an allowed file', async () => {
    expect(await guard.resolvePath(`${films}/../films//film.mp4`)).toBe(join(films, 'film.mp4'));
  });

  test.runIf(process.platform === 'linux')(
    'returns undefined for another spelling of an allowed path, except on the command line',
    async () => {
      const path = `/proc/self/root${films}/film.mp4`;
      expect(await guard.resolvePath(path)).toBeUndefined();
      const commandLineGuard = await createImportGuard({ dataDir, allowedDirs: 'anything' });
      expect(await commandLineGuard.resolvePath(path)).toBe(join(films, 'film.mp4'));
    },
  );

  test.each([
    'data',
    'data/storage/secret.mp4',
    'films/../data/storage/secret.mp4',
    'films/data',
    'films/data/storage',
    'films/data/storage/secret.mp4',
    'films/secret.mp4',
  ])('returns undefined for %s, which leads into DATA_DIR', async (path) => {
    for (const allowedDirs of [[root], ['/'], 'anything'] as const) {
      const anyGuard = await createImportGuard({ dataDir, allowedDirs });
      expect(await anyGuard.resolvePath(join(root, path))).toBeUndefined();
      expect(await anyGuard.resolvePath(`/proc/self/root${root}/${path}`)).toBeUndefined();
    }
  });

  test.runIf(process.platform === 'linux' && process.getuid?.() === 0)(
    'returns undefined for a mount of DATA_DIR at another path',
    async () => {
      const mountPoint = join(films, 'mounted');
      await mkdir(mountPoint);
      const script = `
        import { createImportGuard } from ${JSON.stringify(new URL('./import-guard.ts', import.meta.url).href)};
        const guard = await createImportGuard(${JSON.stringify({ dataDir, allowedDirs: [root] })});
        for (const path of ['film.mp4', 'mounted', 'mounted/storage/secret.mp4'])
          console.log(await guard.resolvePath(${JSON.stringify(films)} + '/' + path));`;
      const command = 'mount --bind "$1" "$2" && exec "$3" --input-type=module-typescript -e "$4"';
      const args = ['--mount', 'sh', '-c', command, 'sh', dataDir, mountPoint, process.execPath, script];
      const output = execFileSync('unshare', args, { encoding: 'utf8' });
      expect(output.trim().split('\n')).toEqual([join(films, 'film.mp4'), 'undefined', 'undefined']);
    },
  );
});

describe('inspectSource', () => {
  test('returns undefined when a link replaced the file, and for a pipe', async () => {
    const file = join(films, 'replaced.mp4');
    await writeFile(file, 'film');
    expect(await inspectSource(file, guard)).toMatchObject({ path: file, size: 4 });
    await rename(file, `${file}.old`);
    await symlink(join(dataDir, 'storage', 'secret.mp4'), file);
    expect(await inspectSource(file, guard)).toBeUndefined();
    execFileSync('mkfifo', [join(films, 'pipe.mp4')]);
    expect(await inspectSource(join(films, 'pipe.mp4'), guard)).toBeUndefined();
  });

  test('returns undefined for a file that the guard does not allow', async () => {
    const narrowGuard = await createImportGuard({ dataDir, allowedDirs: [join(root, 'elsewhere')] });
    expect(await inspectSource(join(films, 'film.mp4'), narrowGuard)).toBeUndefined();
  });
});
