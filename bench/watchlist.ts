// A watchlist of 5,000 titles: what the server needs to read and to change it, against one of 25 titles and against the same
// rows written without any list around them, and what somebody sees who scrolls it and puts it in order.
import type { Paging, Tokens, Watchlist } from '@matinee/contract';
import { fillCatalogue } from './harness/large-catalogue.ts';
import { median, percentile } from './harness/load.ts';
import { call, operate } from './harness/operator.ts';
import { inDatabase, signUp } from './harness/people.ts';
import { report } from './harness/report.ts';
import { startService } from './harness/service.ts';
import { seeWatchlist } from './harness/watchlist-page.ts';

const long = 5000;
const short = 25;
const atOnce = 50;
const rounds = Number(process.env.BENCH_ROUNDS ?? 60);

type Named = { id: string; contentType: string };

const service = await startService({ ROLES: 'web' });
await operate(service);
await fillCatalogue(service, { titles: long + 500, sections: 1, homeRows: 2, homeRowItems: 20 });
const person = await signUp(service, 'lists');
const titles = await inDatabase(service, async (client) => {
  const { rows } = await client.query<{ public_id: string; type: string }>(
    'select public_id, type from content order by id',
  );
  return rows.map(({ public_id, type }) => ({ id: public_id, contentType: type }));
});
const [large, small] = [await listOf(long), await listOf(short)];
await inDatabase(service, (client) => client.query('vacuum analyze'));

const ends = await placesIn(large);
const page =
  (id: string, after = '') =>
  () =>
    ask('GET', `/api/v2/new-watchlists/${id}${after}`);
const swap = (id: string) => {
  let turn = 0;
  return () => {
    const [one, other] = titles.slice(0, 2) as [Named, Named];
    turn += 1;
    return ask('POST', `/api/v2/new-watchlists/${id}`, { content: turn % 2 ? [other, one] : [one, other] });
  };
};
/** The long list is full: one has to go before one can come. */
const removeAndAdd = (id: string) => async () => {
  const one = titles[short - 1] as Named;
  const path = `/api/v2/new-watchlists/${id}/content`;
  const removed = await ask('DELETE', `${path}/${one.contentType}/${one.id}`);
  return removed + (await ask('POST', path, { content: [one] }));
};
const reads = await inTurn(page(large, `?lastSeen=${ends.at(-1)}`), page(small));
const swaps = await inTurn(swap(large), swap(small));
const adds = await inTurn(removeAndAdd(large), removeAndAdd(small));
const whole = await wholeMoves();
report([
  figure('last page of 5,000', reads, 'the page of 25', 1.3),
  figure('two neighbours change places', swaps, 'in a list of 25', 1.3),
  figure('one taken away and added', adds, 'in a list of 25', 1.3),
  {
    name: 'the first of 5,000 becomes the last',
    measured: median(whole.ours),
    unit: 'ms',
    reference: { name: 'the same rows, bare', value: median(whole.bare) },
  },
  {
    name: 'the same, server time, 95th percentile',
    measured: percentile(whole.ours, 0.95),
    unit: 'ms',
    goal: { atMost: 100 },
  },
]);
await seeWatchlist(service, { email: 'lists@example.test', path: `/watchlists/${large}` });
await service.stop();

async function listOf(count: number): Promise<string> {
  const { id } = await call<{ id: string }>(
    service,
    'POST',
    '/api/v2/watchlists',
    { name: `${count}` },
    token(),
  );
  for (let from = 0; from < count; from += atOnce) {
    const content = titles.slice(from, Math.min(count, from + atOnce));
    await call(service, 'POST', `/api/v2/new-watchlists/${id}/content`, { content }, token());
  }
  return id;
}

async function placesIn(id: string): Promise<string[]> {
  const found: string[] = [];
  for (let query = ''; ; ) {
    const { pagingInfo } = await call<Watchlist & { pagingInfo: Paging }>(
      service,
      'GET',
      `/api/v2/new-watchlists/${id}${query}`,
      undefined,
      token(),
    );
    if (pagingInfo.lastSeen === null) return found;
    found.push(pagingInfo.lastSeen);
    query = `?lastSeen=${pagingInfo.lastSeen}`;
  }
}

function token(): string {
  return (person as Tokens).authorisationToken;
}

async function ask(method: string, path: string, body?: unknown): Promise<number> {
  const began = performance.now();
  await call(service, method, path, body, token());
  return performance.now() - began;
}

/** One of each after the other, so that what else the machine does is fair to both. */
async function inTurn(ours: () => Promise<number>, theirs: () => Promise<number>) {
  const taken = { ours: [] as number[], theirs: [] as number[] };
  for (let round = 0; round < rounds + 10; round += 1) {
    const [one, other] = [await ours(), await theirs()];
    if (round < 10) continue;
    taken.ours.push(one);
    taken.theirs.push(other);
  }
  return taken;
}

function figure(name: string, taken: { ours: number[]; theirs: number[] }, against: string, atMost: number) {
  return {
    name,
    measured: median(taken.ours),
    unit: 'ms',
    reference: { name: against, value: median(taken.theirs) },
    goal: { atMost },
  };
}

/** Through the service, and as one bare statement on a table that has nothing but these rows. */
async function wholeMoves(): Promise<{ ours: number[]; bare: number[] }> {
  const order = titles.slice(0, long);
  const ours: number[] = [];
  const bare: number[] = [];
  await inDatabase(service, async (client) => {
    await client.query(`create temp table bare (id text primary key, position int unique deferrable)`);
    await client.query('insert into bare select * from unnest($1::text[]) with ordinality', [
      order.map(({ id }) => id),
    ]);
    for (let round = 0; round < Math.min(rounds, 20); round += 1) {
      order.push(order.shift() as Named);
      ours.push(await ask('POST', `/api/v2/new-watchlists/${large}`, { content: order }));
      const began = performance.now();
      await client.query(
        'update bare set position = o.nth from unnest($1::text[]) with ordinality o(id, nth) where bare.id = o.id',
        [order.map(({ id }) => id)],
      );
      bare.push(performance.now() - began);
    }
  });
  return { ours, bare };
}
