// Renders home (30 rows of 20 titles) on the server: from the cache, for a viewer with a session, whose pages are not
// cached, and after a change.
import { setTimeout as wait } from 'node:timers/promises';
import { fillCatalogue } from './harness/large-catalogue.ts';
import { computeMedian, measureThroughput } from './harness/measurements.ts';
import { createRealmWithOperator } from './harness/operator.ts';
import { report } from './harness/report.ts';
import { startService, withDatabase } from './harness/service.ts';

/** Renames the first row of home, and emits the event that the server emits when a section changes. */
const renameRowSql = `with changed as (
    update bucket set names = $1 where id = (
      select b.id from bucket b join section s on s.id = b.section_id where s.key = 'HOME' order by b.position limit 1)
    returning realm_id)
  insert into outbox (realm_id, type, payload) select realm_id, 'SectionChanged', '{"section":"HOME"}' from changed`;

const service = await startService({ ROLES: 'web' });
await createRealmWithOperator(service);
await fillCatalogue(service, { titleCount: 5_000, sectionCount: 0, homeRowCount: 30, homeRowTitleCount: 20 });
const headers = { 'accept-encoding': 'br', accept: 'text/html' };
const firstResponse = await fetch(service.url, { headers });
console.log(`  the document has ${((await firstResponse.text()).length / 1000).toFixed(0)} KB`);
// The second request of a document starts its best compression.
await (await fetch(service.url, { headers })).text();
await wait(1000);

const guestResponse = await fetch(`${service.url}/api/v2/login/guest`, { method: 'POST' });
const sessionCookie = guestResponse.headers
  .getSetCookie()
  .map((value) => value.split(';', 1)[0])
  .join('; ');

const cachedRates: number[] = [];
const renderRates: number[] = [];
for (let round = 0; round < 3; round += 1) {
  cachedRates.push((await measureThroughput(`${service.url}/`, { headers })).requestsPerSecond);
  renderRates.push(await measureRenderRate(5));
}
report([
  { name: 'home from the cache', measured: computeMedian(cachedRates), unit: '/s', goal: { min: 15_000 } },
  {
    name: 'home of a viewer with a session',
    measured: computeMedian(renderRates),
    unit: '/s',
    goal: { min: 300 },
  },
]);
const delays: number[] = [];
for (let round = 0; round < 10; round += 1) delays.push(await measureChange(`Row of round ${round}`));
report([
  { name: 'a changed row, until home shows it', measured: computeMedian(delays), unit: 'ms' },
  {
    name: 'a changed row, until home shows it, maximum',
    measured: Math.max(...delays),
    unit: 'ms',
    goal: { max: 2_000 },
  },
]);
await service.stop();

/** Renames the first row; returns the milliseconds until home shows the new name. */
async function measureChange(name: string): Promise<number> {
  await withDatabase(service, (client) => client.query(renameRowSql, [JSON.stringify({ en: name })]));
  const changedAt = performance.now();
  for (;;) {
    const page = await (await fetch(service.url, { headers })).text();
    if (page.includes(name)) return performance.now() - changedAt;
    await wait(10);
  }
}

/** Measures rendered documents per second. */
async function measureRenderRate(seconds: number): Promise<number> {
  let doneCount = 0;
  const end = performance.now() + seconds * 1000;
  const requestPages = async () => {
    while (performance.now() < end) {
      const response = await fetch(service.url, {
        headers: { ...headers, cookie: sessionCookie, 'accept-encoding': 'identity' },
      });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`home: ${response.status}`);
      doneCount += 1;
    }
  };
  await Promise.all(Array.from({ length: 8 }, requestPages));
  return doneCount / seconds;
}
