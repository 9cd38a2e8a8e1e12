// Home and other pages of a catalogue of 200,000 titles and 5,000 rows: what the server needs for one, from the database.
import { readFileSync } from 'node:fs';
import { fillCatalogue } from './harness/large-catalogue.ts';
import { percentile } from './harness/load.ts';
import { call, operate } from './harness/operator.ts';
import { type Figure, report } from './harness/report.ts';
import { startService } from './harness/service.ts';

const titles = Number(process.env.BENCH_TITLES ?? 200_000);
const rounds = Number(process.env.BENCH_ROUNDS ?? 1000);
const service = await startService({ ROLES: 'web' });
await operate(service);
const began = performance.now();
await fillCatalogue(service, { titles, sections: 249, homeRows: 30, homeRowItems: 500 });
console.log(`  ${titles} titles in ${Math.round((performance.now() - began) / 1000)} s`);
const { authorisationToken } = await call<{ authorisationToken: string }>(
  service,
  'POST',
  '/api/v2/login/guest',
);
const person = { authorization: `Bearer ${authorisationToken}` };

const everyPage = async () => ({
  guest: await times(() => '/api/v1/view/section/HOME', {}),
  own: await times(() => '/api/v1/view/section/HOME', person),
  others: await times((round) => `/api/v1/view/section/section-${1 + (round % 249)}`, person),
});
// Once to fill what is kept in memory, once to measure, and again to see whether memory stays what it is.
await everyPage();
const memoryBefore = memory();
const { guest, own, others } = await everyPage();
await everyPage();
report([
  ...figuresOf('home of a guest', guest, { median: 5, most: 25 }),
  ...figuresOf('home of a person, never from a cache', own, { median: 5, most: 25 }),
  ...figuresOf('249 sections in turn, never from a cache', others),
  { name: 'memory of the server once it is warm', measured: memoryBefore, unit: 'MB' },
  { name: 'its growth over 6,000 more pages', measured: memory() - memoryBefore, unit: 'MB' },
]);
await service.stop();

async function times(pathOf: (round: number) => string, headers: Record<string, string>): Promise<number[]> {
  const taken: number[] = [];
  for (let round = 0; round < rounds + 50; round += 1) {
    const start = performance.now();
    const answer = await fetch(service.url + pathOf(round), { headers });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${pathOf(round)}: ${answer.status}`);
    if (round >= 50) taken.push(performance.now() - start);
  }
  return taken;
}

function figuresOf(
  name: string,
  values: readonly number[],
  goal?: { median: number; most: number },
): Figure[] {
  return [
    {
      name: `${name}, median`,
      measured: percentile(values, 0.5),
      unit: 'ms',
      ...(goal && { goal: { atMost: goal.median } }),
    },
    {
      name: `${name}, 99th percentile`,
      measured: percentile(values, 0.99),
      unit: 'ms',
      ...(goal && { goal: { atMost: goal.most } }),
    },
  ];
}

/** Resident megabytes of the server's process. */
function memory(): number {
  const status = readFileSync(`/proc/${service.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}
