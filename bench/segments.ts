// Throughput of segments of about 2 MB against nginx and @fastify/static: the same bytes from the same disk.
import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createFilm } from './harness/film.ts';
import { measureMedians, measureThroughput } from './harness/measurements.ts';
import { createRealmWithOperator } from './harness/operator.ts';
import { report } from './harness/report.ts';
import { findFreePort, startService } from './harness/service.ts';

const folder = await mkdtemp(join(tmpdir(), 'matinee-bench-segments-'));
const filmPath = join(folder, 'film.mp4');
await createFilm(filmPath, { seconds: 12, width: 1920, height: 1080 });
const service = await startService();
const operator = await createRealmWithOperator(service);
const { contentId } = await operator.import(filmPath);
const segment = await findSegmentOfAbout2MB((await operator.fetchStream(contentId)).hls[0]?.url ?? '');
const webRoot = join(folder, 'www');
await mkdir(webRoot);
await writeFile(join(webRoot, 'segment.m4s'), segment.bytes);
const nginx = await startNginx();
const fastify = await startStaticServer();

const createRateMeasurement = (url: string) => async () =>
  (await measureThroughput(url, { seconds: 4, connections: 16 })).megabytesPerSecond;
const rates = await measureMedians({
  matinee: createRateMeasurement(segment.url),
  nginx: createRateMeasurement(`${nginx.url}/segment.m4s`),
  fastify: createRateMeasurement(`${fastify.url}/segment.m4s`),
});
console.log(`  a segment has ${(segment.bytes.length / 1e6).toFixed(1)} MB`);
report([
  {
    name: 'segments',
    measured: rates.matinee,
    unit: 'MB/s',
    baseline: { name: 'nginx', value: rates.nginx },
    goal: { min: 0.5 },
  },
  {
    name: 'segments',
    measured: rates.matinee,
    unit: 'MB/s',
    baseline: { name: '@fastify/static', value: rates.fastify },
    goal: { min: 3 },
  },
]);
nginx.stop();
fastify.stop();
await service.stop();
await rm(folder, { recursive: true, force: true });

async function findSegmentOfAbout2MB(multivariantPath: string): Promise<{ url: string; bytes: Buffer }> {
  const multivariantUrl = new URL(multivariantPath, service.url);
  const variants = listChildUris(await fetchText(multivariantUrl), multivariantUrl);
  const segments = (
    await Promise.all(variants.map(async (variant) => listChildUris(await fetchText(variant), variant)))
  ).flat();
  const candidates = await Promise.all(
    segments.map(async (url) => ({
      url: url.href,
      bytes: Buffer.from(await (await fetch(url)).arrayBuffer()),
    })),
  );
  const getDistanceTo2MB = (bytes: Buffer) => Math.abs(bytes.length - 2_000_000);
  const [bestSegment] = candidates.sort((a, b) => getDistanceTo2MB(a.bytes) - getDistanceTo2MB(b.bytes));
  if (!bestSegment) throw new Error('The title has no segments.');
  return bestSegment;
}

function listChildUris(playlist: string, baseUrl: URL): URL[] {
  return playlist
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => new URL(line, baseUrl));
}

async function fetchText(url: URL): Promise<string> {
  return (await fetch(url)).text();
}

async function startNginx(): Promise<{ url: string; stop(): void }> {
  const port = await findFreePort();
  const configFile = join(folder, 'nginx.conf');
  await writeFile(
    configFile,
    `daemon off; master_process on; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log; user root;
     events { worker_connections 512; }
     http { sendfile on; tcp_nopush on; access_log off; keepalive_requests 1000000; server { listen 127.0.0.1:${port}; root ${webRoot}; } }`,
  );
  return startProcess('nginx', ['-c', configFile, '-p', folder], port);
}

async function startStaticServer(): Promise<{ url: string; stop(): void }> {
  const port = await findFreePort();
  return startProcess(
    process.execPath,
    [fileURLToPath(new URL('./baseline/static-server.ts', import.meta.url)), webRoot, String(port)],
    port,
  );
}

async function startProcess(
  command: string,
  argv: string[],
  port: number,
): Promise<{ url: string; stop(): void }> {
  const child = spawn(command, argv, { stdio: 'inherit' });
  process.once('exit', () => child.kill('SIGTERM'));
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries += 1) {
    if ((await fetch(`${url}/segment.m4s`, { method: 'HEAD' }).catch(() => null))?.ok) break;
    await wait(50);
  }
  return { url, stop: () => child.kill('SIGTERM') };
}
