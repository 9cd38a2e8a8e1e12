// Two thousand viewers who browse, watch and sign in at the same time, on the same machine as the service. The
// service may refuse requests with 503; it may not reset connections or delay health and segments.
// BENCH_SECONDS (default 60) and BENCH_VIEWERS (default 2000) change the load. BENCH_QUIET_SECONDS adds a
// measurement of the memory after that many seconds without requests.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { SignedStreamLink, StreamMetadata, Tokens } from '@matinee/contract';
import { password, signUp } from './harness/accounts.ts';
import { createFilm } from './harness/film.ts';
import { startHealthProbe } from './harness/health-probe.ts';
import { fillCatalogue } from './harness/large-catalogue.ts';
import { computePercentile } from './harness/measurements.ts';
import { readResidentMegabytes } from './harness/memory.ts';
import { createRealmWithOperator } from './harness/operator.ts';
import { report } from './harness/report.ts';
import { startService } from './harness/service.ts';
import {
  createSimulatedViewer,
  parseBody,
  type RequestOutcome,
  type SimulatedViewer,
} from './harness/simulated-viewer.ts';

const seconds = Number(process.env.BENCH_SECONDS ?? 60);
const viewerCount = Number(process.env.BENCH_VIEWERS ?? 2_000);
const quietSeconds = Number(process.env.BENCH_QUIET_SECONDS ?? 0);
const rampMs = 10_000;
const accountCount = 50;
const titleCount = 2_000;
const filmSeconds = 24;
const segmentMs = 4_000;
const segmentsPerProgress = 3;

const folder = await mkdtemp(join(tmpdir(), 'matinee-bench-overload-'));
const filmPath = join(folder, 'film.mp4');
await createFilm(filmPath, { seconds: filmSeconds, width: 640, height: 360 });
// Each viewer has an IP address of its own, as behind a proxy.
const service = await startService({ TRUST_PROXY: '127.0.0.1' });
const operator = await createRealmWithOperator(service);
await fillCatalogue(service, { titleCount, sectionCount: 20, homeRowCount: 17, homeRowTitleCount: 20 });
const { contentId } = await operator.import(filmPath);
for (let number = 0; number < accountCount; number += 1) await signUp(service, `viewer-${number}`);
const idleMegabytes = await readResidentMegabytes(service.pid);

const outcomes: RequestOutcome[] = [];
const endsAt = performance.now() + rampMs + seconds * 1000;
const isOver = () => performance.now() > endsAt;
const probe = startHealthProbe(service.url);
let maxMegabytes = 0;
const memoryTimer = setInterval(async () => {
  maxMegabytes = Math.max(maxMegabytes, await readResidentMegabytes(service.pid));
}, 1_000);

await Promise.all(
  Array.from({ length: viewerCount }, async (_, index) => {
    await wait((index / viewerCount) * rampMs);
    const ipAddress = `10.0.${index >> 8}.${index & 255}`;
    const viewer = createSimulatedViewer({ url: service.url, ipAddress, outcomes, thinkMs: 4_000 });
    const group = index % 10;
    if (group < 4) await browse(viewer);
    else if (group < 9) await watch(viewer);
    else await signInRepeatedly(viewer);
    viewer.close();
  }),
);
clearInterval(memoryTimer);
const healthOutcomes = await probe.stop();
printOutcomes([...outcomes, ...healthOutcomes]);
if (quietSeconds > 0) {
  await wait(quietSeconds * 1000);
  report([
    {
      name: `memory after ${quietSeconds} quiet seconds`,
      measured: await readResidentMegabytes(service.pid),
      unit: 'MB',
      goal: { max: idleMegabytes + 50 },
    },
  ]);
}
await service.stop();
await rm(folder, { recursive: true, force: true });

/** Opens pages as a guest, half of them by a link with tracking parameters. */
async function browse(viewer: SimulatedViewer): Promise<void> {
  const paths = ['/', '/browse', '/browse?genre=genre-3', '/rankings', '/schedule', '/nothing/here'];
  while (!isOver()) {
    const path = Math.random() < 0.4 ? chooseFrom(paths) : `/video/${chooseTitleId()}`;
    const tracking = Math.random() < 0.5 ? `${path.includes('?') ? '&' : '?'}fbclid=${Math.random()}` : '';
    await viewer.send('page', path + tracking, {
      headers: { accept: 'text/html', 'accept-encoding': 'br' },
    });
    await viewer.think();
  }
}

/** Opens a guest session and watches the film. */
async function watch(viewer: SimulatedViewer): Promise<void> {
  while (!isOver()) {
    const tokens = parseBody<Tokens>(await viewer.send('guest', '/api/v2/login/guest', { method: 'POST' }));
    const headers = { authorization: `Bearer ${tokens?.authorisationToken}` };
    const segments = tokens ? await startPlayback(viewer, headers) : [];
    if (segments.length === 0) await viewer.think();
    for (const [index, segment] of segments.entries()) {
      if (isOver()) return;
      await viewer.send('segment', segment);
      if (index % segmentsPerProgress === 0) {
        await viewer.send('progress', `/api/v2/customer/progress/${contentId}`, {
          method: 'PUT',
          body: { position: index * 4, duration: filmSeconds },
          headers,
        });
      }
      await wait(segmentMs);
    }
  }
}

async function startPlayback(viewer: SimulatedViewer, headers: Record<string, string>): Promise<string[]> {
  const path = `/api/v5/manifest/video/${contentId}?includePlaybackDetails=URL`;
  const link = parseBody<SignedStreamLink>(await viewer.send('manifest', path, { method: 'POST', headers }));
  const stream =
    link && parseBody<StreamMetadata>(await viewer.send('stream', link.playbackDetailsUrl, { headers }));
  const multivariantPath = stream?.hls[0]?.url;
  const multivariantPlaylist = multivariantPath && (await viewer.send('playlist', multivariantPath));
  const variantPath = multivariantPlaylist && listChildPaths(multivariantPlaylist.body, multivariantPath)[0];
  const mediaPlaylist = variantPath && (await viewer.send('playlist', variantPath));
  return mediaPlaylist ? listChildPaths(mediaPlaylist.body, variantPath) : [];
}

/** Signs in, opens personal pages, and signs in again. */
async function signInRepeatedly(viewer: SimulatedViewer): Promise<void> {
  while (!isOver()) {
    const email = `viewer-${Math.floor(Math.random() * accountCount)}@example.test`;
    const response = await viewer.send('sign-in', '/api/v2/login', {
      method: 'POST',
      body: { id: email, secret: password },
    });
    await viewer.think();
    const tokens = parseBody<Tokens>(response);
    if (!tokens) continue;
    const authorization = `Bearer ${tokens.authorisationToken}`;
    const cookie = response?.headers['set-cookie']?.map((value) => value.split(';', 1)[0]).join('; ') ?? '';
    for (let page = 0; page < 3 && !isOver(); page += 1) {
      await viewer.send('personal page', `/video/${chooseTitleId()}`, {
        headers: { accept: 'text/html', cookie },
      });
      await viewer.think();
      await viewer.send('call', '/api/v1/view/section/HOME', { headers: { authorization } });
      await viewer.think();
    }
  }
}

function chooseTitleId(): string {
  // Every twentieth title is a series.
  const number = 1 + Math.floor(Math.random() * (titleCount - 1));
  return `g${String(number % 20 === 0 ? number + 1 : number).padStart(9, '0')}`;
}

function chooseFrom<Item>(items: readonly Item[]): Item {
  return items[Math.floor(Math.random() * items.length)] as Item;
}

function listChildPaths(playlist: string, base: string): string[] {
  return playlist
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => new URL(line, new URL(base, service.url)))
    .map((url) => url.pathname + url.search);
}

function printOutcomes(allOutcomes: readonly RequestOutcome[]): void {
  const isServed = ({ result }: RequestOutcome) => typeof result === 'number' && result < 500;
  const byKind = Map.groupBy(allOutcomes, ({ kind }) => kind);
  for (const [kind, kindOutcomes] of byKind) {
    const results = Map.groupBy(kindOutcomes, ({ result }) => result);
    const counts = [...results].map(([result, { length }]) => `${result}: ${length}`).join(', ');
    const times = kindOutcomes.filter(isServed).map(({ milliseconds }) => milliseconds);
    console.log(
      `  ${kind.padEnd(14)} served p50 ${formatPercentile(times, 0.5)}, p99 ${formatPercentile(times, 0.99)}  (${counts})`,
    );
  }
  const count = (matches: (result: RequestOutcome['result']) => boolean) =>
    allOutcomes.filter(({ result }) => matches(result)).length;
  const getTimes = (kind: string) => (byKind.get(kind) ?? []).map(({ milliseconds }) => milliseconds);
  const computeP99 = (kind: string) => computePercentile(getTimes(kind), 0.99);
  report([
    { name: 'requests', measured: allOutcomes.length / (seconds + rampMs / 1000), unit: '/s' },
    {
      name: 'connections reset',
      measured: count((result) => result === 'reset'),
      unit: '',
      goal: { max: 0 },
    },
    {
      name: 'other requests without a response',
      measured: count((result) => typeof result === 'string' && result !== 'reset'),
      unit: '',
      goal: { max: 0 },
    },
    {
      name: 'errors other than 503',
      measured: count((result) => typeof result === 'number' && result >= 500 && result !== 503),
      unit: '',
      goal: { max: 0 },
    },
    { name: 'refused with 503', measured: count((result) => result === 503), unit: '' },
    { name: 'health, 99th percentile', measured: computeP99('health'), unit: 'ms', goal: { max: 100 } },
    { name: 'segment, 99th percentile', measured: computeP99('segment'), unit: 'ms', goal: { max: 250 } },
    { name: 'sign-in, 99th percentile', measured: computeP99('sign-in'), unit: 'ms' },
    { name: 'memory before', measured: idleMegabytes, unit: 'MB' },
    { name: 'memory, maximum', measured: maxMegabytes, unit: 'MB', goal: { max: 400 } },
  ]);
}

function formatPercentile(times: readonly number[], fraction: number): string {
  return times.length === 0 ? '–' : `${computePercentile(times, fraction).toFixed(0)} ms`;
}
