// What a long history costs: home of somebody who has watched 10,000 titles against home after 200, with as many cards in its
// row of what goes on, and against home of somebody new, whose row is empty; the last page of the history against its first.
import type { Card, Paging, Tokens } from '@matinee/contract';
import { fillCatalogue } from './harness/large-catalogue.ts';
import { percentile } from './harness/load.ts';
import { call, operate } from './harness/operator.ts';
import { inDatabase, signUp } from './harness/people.ts';
import { report } from './harness/report.ts';
import { startService } from './harness/service.ts';

const titles = Number(process.env.BENCH_TITLES ?? 20_000);
const watched = 10_000;
const rounds = Number(process.env.BENCH_ROUNDS ?? 1000);
const warmUp = 100;

/** Every tenth was begun and not finished. */
const watchMany = `insert into progress (profile_id, content_id, realm_id, position_ms, duration_ms, finished, updated_at)
  select p.id, c.id, c.realm_id, 600000, 6000000, c.id % 10 <> 0, now() - make_interval(mins => c.nth::int)
  from profile p, (
    select id, realm_id, row_number() over (order by id) as nth from content where type = 'VIDEO' order by id limit $2
  ) c where p.public_id = $1`;
const continueFirst = `update bucket set source = '{"kind":"continueWatching"}' where id = (
  select b.id from bucket b join section s on s.id = b.section_id where s.key = 'HOME' order by b.position limit 1)`;

const service = await startService({ ROLES: 'web' });
await operate(service);
await fillCatalogue(service, { titles, sections: 1, homeRows: 20, homeRowItems: 200 });
const [fresh, some, old] = [
  await signUp(service, 'new'),
  await signUp(service, 'some'),
  await signUp(service, 'old'),
];
await inDatabase(service, async (client) => {
  await client.query(watchMany, [old.user.pro.id, watched]);
  await client.query(watchMany, [some.user.pro.id, 200]);
  await client.query(continueFirst);
  await client.query('vacuum analyze');
});

const home = '/api/v1/view/section/HOME';
const history = '/api/v2/customer/history';
const homes = await inTurn({ ours: () => ask(home, old), theirs: () => ask(home, some) });
const begun = await inTurn({ ours: () => ask(home, old), theirs: () => ask(home, fresh) });
const places = await placesIn(history);
const first = `${history}?rpp=25`;
const last = `${first}&lastSeen=${places.at(-2)}`;
const pages = await inTurn({ ours: () => ask(last, old), theirs: () => ask(first, old) });
report([
  {
    name: 'home after 10,000 titles, median',
    measured: percentile(homes.ours, 0.5),
    unit: 'ms',
    reference: { name: 'after 200', value: percentile(homes.theirs, 0.5) },
    goal: { atMost: 1.1 },
  },
  {
    name: 'home after 10,000 titles, 95th percentile',
    measured: percentile(homes.ours, 0.95),
    unit: 'ms',
    reference: { name: 'after 200', value: percentile(homes.theirs, 0.95) },
    goal: { atMost: 1.2 },
  },
  {
    name: 'home after 10,000 titles, median',
    measured: percentile(begun.ours, 0.5),
    unit: 'ms',
    reference: { name: 'home of somebody new', value: percentile(begun.theirs, 0.5) },
  },
  {
    name: 'last page of the history, median',
    measured: percentile(pages.ours, 0.5),
    unit: 'ms',
    reference: { name: 'first page', value: percentile(pages.theirs, 0.5) },
    goal: { atMost: 1.3 },
  },
]);
await service.stop();

async function ask(path: string, { authorisationToken }: Tokens): Promise<number> {
  const began = performance.now();
  const answer = await fetch(service.url + path, {
    headers: { authorization: `Bearer ${authorisationToken}` },
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return performance.now() - began;
}

/** One of each after the other, so that what else the machine does is fair to both. */
async function inTurn(asked: { ours: () => Promise<number>; theirs: () => Promise<number> }) {
  const taken = { ours: [] as number[], theirs: [] as number[] };
  for (let round = 0; round < rounds + warmUp; round += 1) {
    for (const which of round % 2 === 0 ? (['ours', 'theirs'] as const) : (['theirs', 'ours'] as const)) {
      const time = await asked[which]();
      if (round >= warmUp) taken[which].push(time);
    }
  }
  return taken;
}

/** Where its pages end; every title is there once. */
async function placesIn(path: string): Promise<string[]> {
  const ends: string[] = [];
  const seen = new Set<string>();
  for (let query = '?rpp=25'; ; ) {
    const page = await call<{ contentList: Card[]; paging: Paging }>(
      service,
      'GET',
      path + query,
      undefined,
      old.authorisationToken,
    );
    for (const { id } of page.contentList) seen.add(id);
    if (page.paging.lastSeen === null) break;
    ends.push(page.paging.lastSeen);
    query = `?rpp=25&lastSeen=${page.paging.lastSeen}`;
  }
  if (seen.size !== watched) throw new Error(`The history has ${seen.size} titles, not ${watched}`);
  return ends;
}
