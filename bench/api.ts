// Calls of the API: a cached one against a bare node:http handler with the same bytes, an uncached one against a bare
// Fastify that asks PostgreSQL the same question by `pg`.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Tokens } from '@matinee/contract';
import { untilHomeIsComplete } from './harness/demo.ts';
import { compare, load } from './harness/load.ts';
import { call } from './harness/operator.ts';
import { report } from './harness/report.ts';
import { freePort, startService } from './harness/service.ts';

const service = await startService({ DEMO: '1', ROLES: 'web' });
const home = await untilHomeIsComplete(service);
const guest = await call<Tokens>(service, 'POST', '/api/v2/login/guest');
const bearer = { authorization: `Bearer ${guest.authorisationToken}` };
const title =
  home.buckets.flatMap((bucket) => bucket.contentList).find((card) => card.type === 'VIDEO')?.id ?? '';
await call(
  service,
  'PUT',
  `/api/v2/customer/progress/${title}`,
  { position: 12, duration: 40 },
  guest.authorisationToken,
);

const cachedPath = '/api/v1/view/section/HOME';
const uncachedPath = `/api/v2/customer/progress/${title}`;
const payload = await (await fetch(service.url + cachedPath)).text();
const answer = await (await fetch(service.url + uncachedPath, { headers: bearer })).text();

const bareHttp = await startReference('bare-http.ts', { PAYLOAD: payload });
const bareFastify = await startReference('bare-fastify.ts', {
  SOCKET: join(service.dataDir, 'postgres/socket'),
  TITLE: title,
  PROFILE: guest.user.pro.id,
});
if ((await (await fetch(bareFastify.url)).text()) !== answer)
  console.log('  note: the reference answers other bytes');

const rate =
  (url: string, headers = {}) =>
  async () =>
    (await load(url, { headers })).requestsPerSecond;
const measured = await compare({
  cached: rate(service.url + cachedPath),
  bareHttp: rate(bareHttp.url),
  uncached: rate(service.url + uncachedPath, bearer),
  bareFastify: rate(bareFastify.url),
});
console.log(
  `  the cached answer has ${(payload.length / 1000).toFixed(0)} KB, the uncached ${answer.length} bytes`,
);
report([
  {
    name: 'cached call (home of a guest)',
    measured: measured.cached,
    unit: '/s',
    reference: { name: 'bare node:http', value: measured.bareHttp },
    goal: { atLeast: 0.5 },
  },
  {
    name: 'uncached call (progress)',
    measured: measured.uncached,
    unit: '/s',
    reference: { name: 'bare Fastify + pg', value: measured.bareFastify },
    goal: { atLeast: 0.7 },
  },
]);
bareHttp.stop();
bareFastify.stop();
await service.stop();

async function startReference(
  file: string,
  env: Record<string, string>,
): Promise<{ url: string; stop(): void }> {
  const port = await freePort();
  const child = spawn(process.execPath, [new URL(`./reference/${file}`, import.meta.url).pathname], {
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: 'inherit',
  });
  process.once('exit', () => child.kill('SIGTERM'));
  const url = `http://127.0.0.1:${port}/`;
  for (let tries = 0; tries < 100; tries += 1) {
    if ((await fetch(url).catch(() => null))?.ok) break;
    await wait(50);
  }
  return { url, stop: () => child.kill('SIGTERM') };
}
