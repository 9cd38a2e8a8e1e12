// Sign-ins with a password: how many the service completes per second, against a loop that only verifies the same hash in
// one thread; then 5,000 sign-ins at once while viewers open pages. BENCH_SECONDS (default 20) and BENCH_SIGN_INS
// (default 5000) change the load.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import {
  computePercentileOf,
  countResults,
  createFailureMetrics,
  createViewerWithAddress,
  repeatForSeconds,
} from './harness/account-load.ts';
import { password, signUp } from './harness/accounts.ts';
import { createRealmWithOperator } from './harness/operator.ts';
import { report } from './harness/report.ts';
import { startService } from './harness/service.ts';
import type { RequestOutcome, SimulatedViewer } from './harness/simulated-viewer.ts';

const seconds = Number(process.env.BENCH_SECONDS ?? 20);
const burstSize = Number(process.env.BENCH_SIGN_INS ?? 5_000);
const accountCount = 50;
const concurrentCount = 16;
const pageViewerCount = 8;
const pagesMs = 10_000;

const service = await startService({ TRUST_PROXY: '127.0.0.1' });
await createRealmWithOperator(service);
for (let number = 0; number < accountCount; number += 1) await signUp(service, `viewer-${number}`);

await measureRate();
await measureBurst();
await service.stop();

/** Sends the cookies of the last sign-in, if there are any: the device is then known to the account. */
async function signIn(viewer: SimulatedViewer, index: number, cookie = ''): Promise<string> {
  const response = await viewer.send('sign-in', '/api/v2/login', {
    method: 'POST',
    body: { id: `viewer-${index % accountCount}@example.test`, secret: password },
    headers: { cookie },
  });
  return response?.headers['set-cookie']?.map((value) => value.split(';', 1)[0]).join('; ') ?? cookie;
}

async function measureRate(): Promise<void> {
  const verificationsPerSecond = await measureVerifications();
  const outcomes: RequestOutcome[] = [];
  const viewers = Array.from({ length: concurrentCount }, (_, index) =>
    createViewerWithAddress(service.url, index, outcomes),
  );
  const cookies: string[] = [];
  const elapsedSeconds = await repeatForSeconds(viewers, seconds, async (viewer, index) => {
    cookies[index] = await signIn(viewer, index, cookies[index]);
  });
  for (const viewer of viewers) viewer.close();
  const successCount = countResults(outcomes, (result) => result === 200);
  report([
    {
      name: 'sign-ins',
      measured: successCount / elapsedSeconds,
      unit: '/s',
      goal: { min: 45 },
    },
    {
      name: 'the same against one thread',
      measured: successCount / elapsedSeconds,
      unit: '/s',
      baseline: { name: 'only verifying', value: verificationsPerSecond },
    },
    {
      name: `sign-in of ${concurrentCount} at once, 99th percentile`,
      measured: computePercentileOf(outcomes, 0.99),
      unit: 'ms',
    },
    ...createFailureMetrics(outcomes),
  ]);
}

async function measureVerifications(): Promise<number> {
  const path = fileURLToPath(new URL('./baseline/password-hash.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [path]);
  return Number(stdout);
}

/** Measures pages before and during the sign-ins, each from a client that has not signed in. */
async function measureBurst(): Promise<void> {
  const quietPages = await openPages(async () => {
    await new Promise((resolve) => setTimeout(resolve, pagesMs));
  });
  const outcomes: RequestOutcome[] = [];
  let retryCount = 0;
  const startedAt = performance.now();
  const burstPages = await openPages(async () => {
    await Promise.all(
      Array.from({ length: burstSize }, async (_, index) => {
        const viewer = createViewerWithAddress(service.url, 1_000 + index, outcomes);
        const response = await viewer.send('sign-in', '/api/v2/login', {
          method: 'POST',
          body: { id: `viewer-${index % accountCount}@example.test`, secret: password },
        });
        if (response?.status === 503 && Number(response.headers['retry-after']) > 0) retryCount += 1;
        viewer.close();
      }),
    );
  });
  const refusedCount = countResults(outcomes, (result) => result === 503);
  report([
    {
      name: `${burstSize} sign-ins at once, answered after`,
      measured: performance.now() - startedAt,
      unit: 'ms',
    },
    { name: 'signed in', measured: countResults(outcomes, (result) => result === 200), unit: '' },
    ...createFailureMetrics([...outcomes, ...burstPages]),
    { name: '503 without Retry-After', measured: refusedCount - retryCount, unit: '', goal: { max: 0 } },
    { name: 'pages opened meanwhile', measured: burstPages.length, unit: '' },
    {
      name: 'page meanwhile, 95th percentile',
      measured: computePercentileOf(burstPages, 0.95),
      unit: 'ms',
      baseline: { name: 'before', value: computePercentileOf(quietPages, 0.95) },
    },
  ]);
}

/** Some viewers open pages, ten per second each, while the task runs. */
async function openPages(task: () => Promise<void>): Promise<RequestOutcome[]> {
  const outcomes: RequestOutcome[] = [];
  let isOver = false;
  const viewers = Array.from({ length: pageViewerCount }, (_, index) =>
    createViewerWithAddress(service.url, 60_000 + index, outcomes),
  );
  const browsing = viewers.map(async (viewer) => {
    while (!isOver) {
      await viewer.send('page', '/browse', { headers: { accept: 'text/html', 'accept-encoding': 'br' } });
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    viewer.close();
  });
  await task();
  isOver = true;
  await Promise.all(browsing);
  return outcomes;
}
