// Home of 30 rows of 20 titles, rendered on the server for a guest: from the cache, and each one anew.
import { setTimeout as wait } from 'node:timers/promises';
import { fillCatalogue } from './harness/large-catalogue.ts';
import { load, median } from './harness/load.ts';
import { operate } from './harness/operator.ts';
import { report } from './harness/report.ts';
import { startService } from './harness/service.ts';

const service = await startService({ ROLES: 'web' });
await operate(service);
await fillCatalogue(service, { titles: 5_000, sections: 0, homeRows: 30, homeRowItems: 20 });
const headers = { 'accept-encoding': 'br', accept: 'text/html' };
const first = await fetch(service.url, { headers });
console.log(`  the document has ${((await first.text()).length / 1000).toFixed(0)} KB`);
// The best compression is made once a document is asked for again.
await (await fetch(service.url, { headers })).text();
await wait(1000);

const cached: number[] = [];
const fresh: number[] = [];
for (let round = 0; round < 3; round += 1) {
  cached.push((await load(`${service.url}/`, { headers })).requestsPerSecond);
  fresh.push(await rendered(5));
}
report([
  { name: 'home from the cache', measured: median(cached), unit: '/s', goal: { atLeast: 15_000 } },
  { name: 'home rendered anew', measured: median(fresh), unit: '/s', goal: { atLeast: 300 } },
]);
await service.stop();

/** Documents a second, each under an address of its own, so that none is kept for another. */
async function rendered(seconds: number): Promise<number> {
  let number = Math.floor(Math.random() * 1e9);
  let done = 0;
  const end = performance.now() + seconds * 1000;
  const ask = async () => {
    while (performance.now() < end) {
      number += 1;
      const answer = await fetch(`${service.url}/?visit=${number}`, {
        headers: { ...headers, 'accept-encoding': 'identity' },
      });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`home: ${answer.status}`);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: 8 }, ask));
  return done / seconds;
}
