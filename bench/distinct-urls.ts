// Requests BENCH_URLS (default 200,000) distinct URLs: pages and calls with unknown query parameters, and paths
// without content. Meanwhile another viewer opens home. The server must not use much more memory, and home must stay
// fast.
import { setTimeout as wait } from 'node:timers/promises';
import { fillCatalogue } from './harness/large-catalogue.ts';
import { computePercentile } from './harness/measurements.ts';
import { readResidentMegabytes } from './harness/memory.ts';
import { createRealmWithOperator } from './harness/operator.ts';
import { report } from './harness/report.ts';
import { startService } from './harness/service.ts';
import { createSimulatedViewer, type RequestOutcome } from './harness/simulated-viewer.ts';

const urlCount = Number(process.env.BENCH_URLS ?? 200_000);
const connectionCount = 32;

const service = await startService({ ROLES: 'web' });
await createRealmWithOperator(service);
await fillCatalogue(service, {
  titleCount: 2_000,
  sectionCount: 20,
  homeRowCount: 17,
  homeRowTitleCount: 20,
});
const headers = { accept: 'text/html', 'accept-encoding': 'br' };
await fetch(service.url, { headers });
const memoryBefore = await readResidentMegabytes(service.pid);

const outcomes: RequestOutcome[] = [];
const homeOutcomes: RequestOutcome[] = [];
let nextNumber = 0;

function createPath(number: number): string {
  switch (number % 5) {
    case 0:
      return `/?utm_source=${number}`;
    case 1:
      return `/video/g${String(1 + (number % 19)).padStart(9, '0')}?fbclid=${number}`;
    case 2:
      return `/api/v1/view/section/HOME?x${number}=1`;
    case 3:
      return `/nothing/${number}`;
    default:
      return `/video/nobody${number}`;
  }
}

async function requestUrls(): Promise<void> {
  const viewer = createSimulatedViewer({ url: service.url, outcomes, thinkMs: 0 });
  while (nextNumber < urlCount) {
    const number = nextNumber++;
    await viewer.send(`kind ${number % 5}`, createPath(number), { headers });
  }
  viewer.close();
}

async function openHome(): Promise<void> {
  const viewer = createSimulatedViewer({ url: service.url, outcomes: homeOutcomes, thinkMs: 0 });
  while (nextNumber < urlCount) {
    await viewer.send('home', '/', { headers });
    await wait(100);
  }
  viewer.close();
}

const startedAt = performance.now();
await Promise.all([openHome(), ...Array.from({ length: connectionCount }, requestUrls)]);
const elapsedSeconds = (performance.now() - startedAt) / 1000;
const results = Map.groupBy(outcomes, ({ result }) => result);
console.log(`  ${[...results].map(([result, { length }]) => `${result}: ${length}`).join(', ')}`);
const memoryAfter = await readResidentMegabytes(service.pid);
report([
  { name: 'distinct URLs', measured: urlCount / elapsedSeconds, unit: '/s' },
  {
    name: 'home of another viewer, 95th percentile',
    measured: computePercentile(
      homeOutcomes.map(({ milliseconds }) => milliseconds),
      0.95,
    ),
    unit: 'ms',
    goal: { max: 250 },
  },
  { name: 'memory before', measured: memoryBefore, unit: 'MB' },
  { name: 'memory after', measured: memoryAfter, unit: 'MB', goal: { max: 400 } },
]);
await service.stop();
