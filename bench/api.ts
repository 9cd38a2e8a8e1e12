// Throughput of API calls: a cached call against node:http sending the same bytes, an uncached call against
// Fastify running the same PostgreSQL queries through `pg`.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Tokens } from '@matinee/contract';
import { waitForHomeArtwork } from './harness/home-artwork.ts';
import { measureMedians, measureThroughput } from './harness/measurements.ts';
import { call } from './harness/operator.ts';
import { report } from './harness/report.ts';
import { findFreePort, startService } from './harness/service.ts';

const service = await startService({ DEMO: '1', ROLES: 'web' });
const home = await waitForHomeArtwork(service);
const guest = await call<Tokens>(service, 'POST', '/api/v2/login/guest');
const authHeaders = { authorization: `Bearer ${guest.authorisationToken}` };
const titleId =
  home.buckets.flatMap((bucket) => bucket.contentList).find((card) => card.type === 'VIDEO')?.id ?? '';
await call(
  service,
  'PUT',
  `/api/v2/customer/progress/${titleId}`,
  { position: 12, duration: 40 },
  guest.authorisationToken,
);

const cachedPath = '/api/v1/view/section/HOME';
const uncachedPath = `/api/v2/customer/progress/${titleId}`;
const cachedText = await (await fetch(service.url + cachedPath)).text();
const uncachedText = await (await fetch(service.url + uncachedPath, { headers: authHeaders })).text();

const nodeHttp = await startBaseline('node-http.ts', { PAYLOAD: cachedText });
const fastify = await startBaseline('fastify-progress.ts', {
  SOCKET: join(service.dataDir, 'postgres/socket'),
  TITLE: titleId,
  PROFILE: guest.user.pro.id,
});
if ((await (await fetch(fastify.url)).text()) !== uncachedText)
  console.log('  note: the response of the baseline differs from that of the server');

const createRateMeasurement =
  (url: string, headers = {}) =>
  async () =>
    (await measureThroughput(url, { headers })).requestsPerSecond;
const rates = await measureMedians({
  cached: createRateMeasurement(service.url + cachedPath),
  nodeHttp: createRateMeasurement(nodeHttp.url),
  uncached: createRateMeasurement(service.url + uncachedPath, authHeaders),
  fastify: createRateMeasurement(fastify.url),
});
console.log(
  `  the cached response has ${(cachedText.length / 1000).toFixed(0)} KB, the uncached ${uncachedText.length} bytes`,
);
report([
  {
    name: 'cached call (home, guest)',
    measured: rates.cached,
    unit: '/s',
    baseline: { name: 'node:http baseline', value: rates.nodeHttp },
    goal: { min: 0.5 },
  },
  {
    name: 'uncached call (progress)',
    measured: rates.uncached,
    unit: '/s',
    baseline: { name: 'Fastify + pg baseline', value: rates.fastify },
    goal: { min: 0.7 },
  },
]);
nodeHttp.stop();
fastify.stop();
await service.stop();

async function startBaseline(
  file: string,
  env: Record<string, string>,
): Promise<{ url: string; stop(): void }> {
  const port = await findFreePort();
  const child = spawn(process.execPath, [fileURLToPath(new URL(`./baseline/${file}`, import.meta.url))], {
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: 'inherit',
  });
  process.once('exit', () => child.kill('SIGTERM'));
  const url = `http://127.0.0.1:${port}/`;
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if ((await fetch(url).catch(() => null))?.ok) break;
    await wait(50);
  }
  return { url, stop: () => child.kill('SIGTERM') };
}
