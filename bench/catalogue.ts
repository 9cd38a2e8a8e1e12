// Response times of home and sections in a catalogue of 200,000 titles and 5,000 rows. Only home without a
// session token comes from the response cache.
import { fillCatalogue } from './harness/large-catalogue.ts';
import { computePercentile } from './harness/measurements.ts';
import { readResidentMegabytes } from './harness/memory.ts';
import { call, createRealmWithOperator } from './harness/operator.ts';
import { type Metric, report } from './harness/report.ts';
import { startService } from './harness/service.ts';

const titleCount = Number(process.env.BENCH_TITLES ?? 200_000);
const roundCount = Number(process.env.BENCH_ROUNDS ?? 1000);
const service = await startService({ ROLES: 'web' });
await createRealmWithOperator(service);
const startedAt = performance.now();
await fillCatalogue(service, { titleCount, sectionCount: 249, homeRowCount: 30, homeRowTitleCount: 500 });
console.log(`  ${titleCount} titles in ${Math.round((performance.now() - startedAt) / 1000)} s`);
const { authorisationToken } = await call<{ authorisationToken: string }>(
  service,
  'POST',
  '/api/v2/login/guest',
);
const sessionHeaders = { authorization: `Bearer ${authorisationToken}` };

const measurePages = async () => ({
  guestHomeTimes: await measureTimes(() => '/api/v1/view/section/HOME', {}),
  personalHomeTimes: await measureTimes(() => '/api/v1/view/section/HOME', sessionHeaders),
  sectionTimes: await measureTimes(
    (round) => `/api/v1/view/section/section-${1 + (round % 249)}`,
    sessionHeaders,
  ),
});
// The first pass fills the caches, the second measures times; memory growth covers the second and the third.
await measurePages();
const warmMemory = await readResidentMegabytes(service.pid);
const { guestHomeTimes, personalHomeTimes, sectionTimes } = await measurePages();
await measurePages();
report([
  ...createMetrics('home without a session token, cached', guestHomeTimes, { median: 5, p99: 25 }),
  ...createMetrics('home with a session token, uncached', personalHomeTimes, { median: 5, p99: 25 }),
  ...createMetrics('249 sections in turn, uncached', sectionTimes),
  { name: 'server memory with warm caches', measured: warmMemory, unit: 'MB' },
  {
    name: 'growth of server memory over two more passes',
    measured: (await readResidentMegabytes(service.pid)) - warmMemory,
    unit: 'MB',
  },
]);
await service.stop();

async function measureTimes(
  getPath: (round: number) => string,
  headers: Record<string, string>,
): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < roundCount + 50; round += 1) {
    const start = performance.now();
    const response = await fetch(service.url + getPath(round), { headers });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${getPath(round)}: ${response.status}`);
    if (round >= 50) times.push(performance.now() - start);
  }
  return times;
}

function createMetrics(
  name: string,
  durations: readonly number[],
  goal?: { median: number; p99: number },
): Metric[] {
  return [
    {
      name: `${name}, median`,
      measured: computePercentile(durations, 0.5),
      unit: 'ms',
      ...(goal && { goal: { max: goal.median } }),
    },
    {
      name: `${name}, 99th percentile`,
      measured: computePercentile(durations, 0.99),
      unit: 'ms',
      ...(goal && { goal: { max: goal.p99 } }),
    },
  ];
}
