// Refreshing tokens: how many refreshes the service completes per second, and 5,000 sessions that refresh at the same moment,
// of which none may be signed out. BENCH_SECONDS (default 20) and BENCH_SESSIONS (default 5000) change the load.
import { setTimeout as wait } from 'node:timers/promises';
import type { Tokens } from '@matinee/contract';
import {
  computePercentileOf,
  countResults,
  createFailureMetrics,
  createViewerWithAddress,
  repeatForSeconds,
} from './harness/account-load.ts';
import { signUp } from './harness/accounts.ts';
import { createRealmWithOperator } from './harness/operator.ts';
import { report } from './harness/report.ts';
import { startService } from './harness/service.ts';
import { parseBody, type RequestOutcome, type SimulatedViewer } from './harness/simulated-viewer.ts';

const seconds = Number(process.env.BENCH_SECONDS ?? 20);
const sessionCount = Number(process.env.BENCH_SESSIONS ?? 5_000);
const accountCount = 32;
const openedAtOnce = 32;

const service = await startService({ ROLES: 'web', TRUST_PROXY: '127.0.0.1' });
await createRealmWithOperator(service);

await measureRate();
await measureSimultaneousRefreshes();
await service.stop();

async function refresh(viewer: SimulatedViewer, refreshToken: string) {
  return viewer.send('refresh', '/api/v2/token/refresh', { method: 'POST', body: { refreshToken } });
}

/** Each session of an account refreshes again and again, always with its newest token. */
async function measureRate(): Promise<void> {
  const outcomes: RequestOutcome[] = [];
  const tokens: string[] = [];
  for (let number = 0; number < accountCount; number += 1)
    tokens.push((await signUp(service, `viewer-${number}`)).refreshToken);
  const viewers = tokens.map((_, index) => createViewerWithAddress(service.url, index, outcomes));
  const elapsedSeconds = await repeatForSeconds(viewers, seconds, async (viewer, index) => {
    const response = await refresh(viewer, tokens[index] ?? '');
    tokens[index] = parseBody<Tokens>(response)?.refreshToken ?? tokens[index] ?? '';
  });
  for (const viewer of viewers) viewer.close();
  report([
    {
      name: 'refreshes',
      measured: countResults(outcomes, (result) => result === 200) / elapsedSeconds,
      unit: '/s',
      goal: { min: 500 },
    },
    {
      name: `refresh of ${accountCount} at once, 99th percentile`,
      measured: computePercentileOf(outcomes, 0.99),
      unit: 'ms',
      goal: { max: 250 },
    },
    ...createFailureMetrics(outcomes),
  ]);
}

/** Sessions that are refused with 503 refresh again with the same token after the time that the response names. */
async function measureSimultaneousRefreshes(): Promise<void> {
  const setUpOutcomes: RequestOutcome[] = [];
  const tokens = await openGuestSessions(setUpOutcomes);
  const outcomes: RequestOutcome[] = [];
  const startedAt = performance.now();
  const signedOut = await Promise.all(
    tokens.map(async (token, index) => {
      const viewer = createViewerWithAddress(service.url, index, outcomes);
      for (;;) {
        const response = await refresh(viewer, token);
        if (response === undefined) await wait(1_000);
        else if (response.status === 503) await wait(Number(response.headers['retry-after']) * 1000);
        else {
          viewer.close();
          return response.status !== 200;
        }
      }
    }),
  );
  report([
    { name: 'sessions that refresh at once', measured: tokens.length, unit: '' },
    { name: 'signed out', measured: signedOut.filter(Boolean).length, unit: '', goal: { max: 0 } },
    ...createFailureMetrics(outcomes),
    { name: 'until all have new tokens', measured: (performance.now() - startedAt) / 1000, unit: 's' },
  ]);
}

async function openGuestSessions(outcomes: RequestOutcome[]): Promise<string[]> {
  const tokens: string[] = [];
  const opener = async (first: number) => {
    for (let index = first; index < sessionCount; index += openedAtOnce) {
      const viewer = createViewerWithAddress(service.url, index, outcomes);
      const response = await viewer.send('guest', '/api/v2/login/guest', { method: 'POST' });
      const refreshToken = parseBody<Tokens>(response)?.refreshToken;
      if (!refreshToken) throw new Error(`A session could not be opened: ${response?.status}`);
      tokens[index] = refreshToken;
      viewer.close();
    }
  };
  await Promise.all(Array.from({ length: openedAtOnce }, (_, first) => opener(first)));
  return tokens;
}
