// Runs shell scripts in place of ffmpeg, as an attacker could whose video takes control of ffmpeg.
import { spawnSync } from 'node:child_process';
import {
  chmod,
  lstat,
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  readlink,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sandboxWithoutTools } from '../../test/sandbox-without-tools.ts';
import { createFileMountOptions } from './bubblewrap-options.ts';
import { inspectionLimits } from './process-limits.ts';
import type { ProcessOutcome } from './process-outcome.ts';
import { runProcess } from './run-process.ts';
import { describeMissingLayers, detectSandbox } from './sandbox.ts';
import { sourceDescriptor, startCommand } from './start-command.ts';

const sandbox = await detectSandbox('sh');
const isRoot = process.getuid?.() === 0;
const canIsolate =
  ['x64', 'arm64'].includes(process.arch) &&
  spawnSync('bwrap', ['--unshare-pid', '--ro-bind', '/', '/', '--proc', '/proc', 'true']).status === 0;

let tempFolder: string;
let source: string;
let workFolder: string;
let otherFile: string;

beforeAll(async () => {
  tempFolder = await mkdtemp(join(tmpdir(), 'matinee-sandbox-'));
  // Only the service may enter the folder of the source.
  await chmod(tempFolder, 0o700);
  [source, workFolder, otherFile] = [
    join(tempFolder, 'film.mp4'),
    join(tempFolder, 'work'),
    join(tempFolder, 'secret'),
  ];
  await mkdir(workFolder);
  await writeFile(source, 'film');
  await chmod(source, 0o666);
  await writeFile(otherFile, 'canary', { mode: 0o666 });
});
afterAll(() => rm(tempFolder, { recursive: true }));

const runScript = (script: string, options: { maxProcesses?: number } = {}): Promise<ProcessOutcome> =>
  runProcess({
    program: 'sh',
    args: ['-c', script],
    limits: { ...inspectionLimits, ...options },
    source,
    cwd: workFolder,
  });

async function readOutput(script: string): Promise<string> {
  const outcome = await runScript(script);
  return outcome.kind === 'done' ? outcome.stdout.toString().trim() : `${outcome.kind}`;
}

test.runIf(canIsolate)('a machine with bubblewrap isolates processes and filters system calls', () => {
  expect(sandbox.namespacePrefix.slice(0, 1)).toEqual(['bwrap']);
  expect(sandbox.namespacePrefix).toContain('--seccomp');
});

describe.runIf(canIsolate)('a process in namespaces', () => {
  test('reads its source, writes to its folder, and gives the result to the service', async () => {
    await mkdir(join(workFolder, 'stream'));
    expect(await readOutput(`cat ${source}; pwd; echo out > stream/out; echo out > out`)).toBe(
      `film${workFolder}`,
    );
    expect(await readFile(join(workFolder, 'stream', 'out'), 'utf8')).toBe('out\n');
    expect((await stat(join(workFolder, 'out'))).uid).toBe(process.getuid?.());
    expect((await stat(workFolder)).uid).toBe(process.getuid?.());
  });

  test('is started only when its source is a file that is reached without a link', async () => {
    const [link, linkedFolder] = [join(tempFolder, 'link.mp4'), join(tempFolder, 'linked')];
    await symlink(otherFile, link);
    await symlink(workFolder, linkedFolder);
    await writeFile(join(workFolder, 'in.mp4'), 'canary');
    for (const path of [link, join(linkedFolder, 'in.mp4'), join(tempFolder, 'missing.mp4'), workFolder]) {
      const request = { program: 'cat', args: [path], limits: inspectionLimits, source: path };
      expect(await runProcess(request)).toMatchObject({
        kind: 'failed',
        stderr: expect.stringMatching(/^No such file, /),
      });
    }
  });

  test.runIf(sandbox.bindsDescriptors)(
    'does not read a file that has replaced its opened source',
    async () => {
      const path = join(tempFolder, 'replaced.mp4');
      await writeFile(path, 'film');
      const openedSource = await open(path);
      await rm(path);
      await symlink(otherFile, path);
      const files = createFileMountOptions({ source: path, sourceDescriptor });
      const child = startCommand([...sandbox.namespacePrefix, ...files, '--', 'cat', path], {
        stdio: ['ignore', 'pipe', 'ignore'],
        sourceHandle: openedSource,
      });
      const chunks = await child.stdout?.toArray();
      await openedSource.close();
      expect(chunks).toEqual([]);
    },
  );

  test('cannot read other files of the service or the machine, except system folders', async () => {
    const paths = [otherFile, '/etc/passwd', '/etc/shadow', process.execPath, import.meta.filename];
    for (const path of [...paths, `/proc/1/root${otherFile}`, `/proc/${process.pid}/environ`])
      expect([path, await readOutput(`cat ${path} 2>/dev/null || echo refused`)]).toEqual([path, 'refused']);
    expect(await readOutput(`ls ${tempFolder}`)).toBe('film.mp4\nwork');
  });

  test('cannot write outside its work folder', async () => {
    const paths = [
      source,
      otherFile,
      '/new',
      '/usr/bin/new',
      '/dev/new',
      '/dev/shm/new',
      '/proc/sys/kernel/core_pattern',
    ];
    for (const path of paths)
      expect([path, await readOutput(`(echo new > ${path}) 2>/dev/null || echo refused`)]).toEqual([
        path,
        'refused',
      ]);
    expect(await readFile(otherFile, 'utf8')).toBe('canary');
    expect(await readFile(source, 'utf8')).toBe('film');
  });

  test.each([
    ['has a namespace of its own: mnt', 'mnt'],
    ['has a namespace of its own: pid', 'pid'],
    ['has a namespace of its own: ipc', 'ipc'],
    ['has a namespace of its own: net', 'net'],
    ['has a namespace of its own: uts', 'uts'],
  ])('%s', async (_title, name) => {
    const path = `/proc/self/ns/${name}`;
    const link = await readOutput(`readlink ${path}`);
    expect(link).toMatch(`${name}:[`);
    expect(link).not.toBe(await readlink(path));
  });

  test('has a session of its own, without the terminal of the service', async () => {
    // The number of a session whose leader is outside the namespace is 0.
    expect(Number(await readOutput("cut -d ' ' -f 6 /proc/self/stat"))).toBeGreaterThan(0);
  });

  test('mounts the folders above its files read-only', async () => {
    const mounts = (await readOutput('cut -d " " -f 5-6 /proc/self/mountinfo')).split('\n');
    for (const mountPoint of ['/', '/dev', source]) expect(mounts.join('\n')).toContain(`${mountPoint} ro,`);
  });

  test('sees and signals no process of the machine', async () => {
    expect(await readOutput(`kill -0 ${process.pid} 2>/dev/null || echo refused`)).toBe('refused');
    const pids = (await readOutput("ls /proc | grep -E '^[0-9]+$'")).split('\n');
    expect(pids.length).toBeLessThan(10);
  });

  test('connects to no socket of the machine', async () => {
    const socket = join(tempFolder, 'socket');
    let connectionCount = 0;
    const server = createServer(() => connectionCount++).listen(socket);
    await new Promise((resolve) => server.once('listening', resolve));
    await chmod(socket, 0o777);
    const outcome = await runProcess({
      program: 'ffmpeg',
      args: [
        '-nostdin',
        '-hide_banner',
        '-loglevel',
        'error',
        '-f',
        'mpegts',
        '-i',
        `unix:${socket}`,
        '-f',
        'null',
        '-',
      ],
      limits: inspectionLimits,
    });
    server.close();
    expect([outcome.kind, connectionCount]).toEqual(['failed', 0]);
  });

  test('has no capability, and cannot create namespaces or mount', async () => {
    const status = await readOutput("grep -E '^(Cap|NoNewPrivs|Uid)' /proc/self/status");
    expect(status).toMatch(/CapPrm:\s+0+\nCapEff:\s+0+\n/);
    expect(status).toMatch(/NoNewPrivs:\s+1/);
    if (isRoot) expect(status).toMatch(/Uid:\s+65533\s+65533\s/);
    for (const command of ['unshare --user true', 'unshare --net true', 'mount -t tmpfs none .'])
      expect([command, await readOutput(`${command} 2>/dev/null || echo refused`)]).toEqual([
        command,
        'refused',
      ]);
  });

  test('cannot create a socket', async () => {
    const outcome = await runProcess({
      program: 'ffmpeg',
      args: ['-nostdin', '-hide_banner', '-f', 'mpegts', '-i', 'tcp://127.0.0.1:9', '-f', 'null', '-'],
      limits: inspectionLimits,
    });
    expect(outcome).toMatchObject({ kind: 'failed', stderr: expect.stringContaining('not permitted') });
  });

  test('starts no more processes than its limit', async () => {
    const outcome = await runScript('for i in 1 2 3 4 5 6 7 8; do sleep 0.1 & done; wait', {
      maxProcesses: 4,
    });
    expect(outcome).toMatchObject({ kind: 'failed', stderr: expect.stringContaining('fork') });
  });

  test('leaves no links and pipes to the service, which follows none of them', async () => {
    const outside = join(tempFolder, 'outside');
    await mkdir(outside);
    await symlink(otherFile, join(outside, 'link'));
    await chmod(otherFile, 0o600);
    const before = await lstat(otherFile);
    await readOutput(
      `mkdir deep; ln -s ${otherFile} deep/film.m4s; ln -s ${outside} deep/outside; mkfifo deep/pipe; echo > deep/real`,
    );
    expect(await readdir(join(workFolder, 'deep'))).toEqual(['real']);
    expect(await readdir(outside)).toEqual(['link']);
    expect(await lstat(otherFile)).toEqual(before);
  });

  test('ends as usual when its folder is removed meanwhile', async () => {
    const removedFolder = join(tempFolder, 'removed');
    await mkdir(removedFolder);
    const outcomePromise = runProcess({
      ...{ program: 'sh', args: ['-c', 'echo started; sleep 0.3'], limits: inspectionLimits },
      cwd: removedFolder,
      onOutput: () => void rm(removedFolder, { recursive: true }),
    });
    expect((await outcomePromise).kind).toBe('done');
  });

  test.runIf(isRoot)('reads a source that only root may read, without any capability', async () => {
    await chmod(source, 0o600);
    expect(await readOutput(`cat ${source}; grep CapEff /proc/self/status`)).toMatch(/^filmCapEff:\s+0+$/);
    await chmod(source, 0o644);
  });
});

test('describeMissingLayers returns one line for each layer', async () => {
  const lines = describeMissingLayers(sandboxWithoutTools);
  expect(lines.length).toBeGreaterThanOrEqual(4);
  for (const line of lines) expect(line).toMatch(/^ffmpeg [^\n]+: [^\n]+\.$/);
  const complete = { namespacePrefix: ['bwrap', '--seccomp', '3'], switchesUser: true, hasPrlimit: true };
  expect(describeMissingLayers({ ...sandboxWithoutTools, ...complete })).toEqual([]);
});
