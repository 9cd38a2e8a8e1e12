// Home of 30 rows of 20 titles, rendered on the server for a guest: from the cache, each one anew, and until
// a change is seen.
import { setTimeout as wait } from 'node:timers/promises';
import { fillCatalogue } from './harness/large-catalogue.ts';
import { load, median } from './harness/load.ts';
import { operate } from './harness/operator.ts';
import { inDatabase } from './harness/people.ts';
import { report } from './harness/report.ts';
import { startService } from './harness/service.ts';

/** What happens to the database when somebody changes a page. */
const rename = `with changed as (
    update bucket set names = $1 where id = (
      select b.id from bucket b join section s on s.id = b.section_id where s.key = 'HOME' order by b.position limit 1)
    returning realm_id)
  insert into outbox (realm_id, type, payload) select realm_id, 'StageChanged', '{"section":"HOME"}' from changed`;

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
const shown: number[] = [];
for (let round = 0; round < 10; round += 1) shown.push(await untilShown(`Row of round ${round}`));
report([
  { name: 'a changed section, until home shows it', measured: median(shown), unit: 'ms' },
  { name: 'the same, at most', measured: Math.max(...shown), unit: 'ms', goal: { atMost: 2_000 } },
]);
await service.stop();

/** Changes the name of the first row and asks for home until it is there. */
async function untilShown(name: string): Promise<number> {
  await inDatabase(service, (client) => client.query(rename, [JSON.stringify({ en: name })]));
  const began = performance.now();
  for (;;) {
    const page = await (await fetch(service.url, { headers })).text();
    if (page.includes(name)) return performance.now() - began;
    await wait(10);
  }
}

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
