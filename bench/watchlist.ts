// A watchlist of 5,000 titles: response times of reading and changing it, against a list of 25 titles and
// against one UPDATE of the same rows; then its page in the browser.
import type { Paging, Tokens, Watchlist } from '@matinee/contract';
import { signUp } from './harness/accounts.ts';
import { fillCatalogue } from './harness/large-catalogue.ts';
import { computeMedian, computePercentile, measureAlternately } from './harness/measurements.ts';
import { call, createRealmWithOperator } from './harness/operator.ts';
import { report } from './harness/report.ts';
import { startService, withDatabase } from './harness/service.ts';
import { measureWatchlistPage } from './harness/watchlist-page.ts';

const longLength = 5000;
const shortLength = 25;
const batchSize = 50;
const roundCount = Number(process.env.BENCH_ROUNDS ?? 60);

type ListItem = { id: string; contentType: string };

const service = await startService({ ROLES: 'web' });
await createRealmWithOperator(service);
await fillCatalogue(service, {
  titleCount: longLength + 500,
  sectionCount: 1,
  homeRowCount: 2,
  homeRowTitleCount: 20,
});
const account = await signUp(service, 'lists');
const titles = await withDatabase(service, async (client) => {
  const { rows } = await client.query<{ public_id: string; type: string }>(
    'select public_id, type from content order by id',
  );
  return rows.map(({ public_id, type }) => ({ id: public_id, contentType: type }));
});
const [longListId, shortListId] = [await createList(longLength), await createList(shortLength)];
await withDatabase(service, (client) => client.query('vacuum analyze'));

const cursors = await readCursors(longListId);
const createPageRequest =
  (id: string, query = '') =>
  () =>
    measureCall('GET', `/api/v2/new-watchlists/${id}${query}`);
const createSwapRequest = (id: string) => {
  let callCount = 0;
  return () => {
    const [firstTitle, secondTitle] = titles.slice(0, 2) as [ListItem, ListItem];
    callCount += 1;
    return measureCall('POST', `/api/v2/new-watchlists/${id}`, {
      content: callCount % 2 ? [secondTitle, firstTitle] : [firstTitle, secondTitle],
    });
  };
};
/** The long list is full: a title can only be added after another is removed. */
const createReplaceRequest = (id: string) => async () => {
  const title = titles[shortLength - 1] as ListItem;
  const path = `/api/v2/new-watchlists/${id}/content`;
  const removalTime = await measureCall('DELETE', `${path}/${title.contentType}/${title.id}`);
  return removalTime + (await measureCall('POST', path, { content: [title] }));
};
const readTimes = await measureAlternately(
  {
    measured: createPageRequest(longListId, `?lastSeen=${cursors.at(-1)}`),
    baseline: createPageRequest(shortListId),
  },
  { rounds: roundCount, warmUpRounds: 10 },
);
const swapTimes = await measureAlternately(
  { measured: createSwapRequest(longListId), baseline: createSwapRequest(shortListId) },
  { rounds: roundCount, warmUpRounds: 10 },
);
const replaceTimes = await measureAlternately(
  { measured: createReplaceRequest(longListId), baseline: createReplaceRequest(shortListId) },
  { rounds: roundCount, warmUpRounds: 10 },
);
const reorderTimes = await measureReorder();
report([
  createMetric('last page of 5,000', readTimes, 'the page of 25', 1.3),
  createMetric('swap two neighbours', swapTimes, 'in a list of 25', 1.3),
  createMetric('remove and add a title', replaceTimes, 'in a list of 25', 1.3),
  {
    name: 'move the first of 5,000 to the end',
    measured: computeMedian(reorderTimes.measured),
    unit: 'ms',
    baseline: { name: 'one UPDATE baseline', value: computeMedian(reorderTimes.baseline) },
  },
  {
    name: 'move the first of 5,000 to the end, 95th percentile',
    measured: computePercentile(reorderTimes.measured, 0.95),
    unit: 'ms',
    goal: { max: 100 },
  },
]);
await measureWatchlistPage(service, { email: 'lists@example.test', path: `/watchlists/${longListId}` });
await service.stop();

async function createList(count: number): Promise<string> {
  const { id } = await call<{ id: string }>(
    service,
    'POST',
    '/api/v2/watchlists',
    { name: `${count}` },
    readToken(),
  );
  for (let from = 0; from < count; from += batchSize) {
    const content = titles.slice(from, Math.min(count, from + batchSize));
    await call(service, 'POST', `/api/v2/new-watchlists/${id}/content`, { content }, readToken());
  }
  return id;
}

async function readCursors(id: string): Promise<string[]> {
  const cursors: string[] = [];
  for (let query = ''; ; ) {
    const { pagingInfo } = await call<Watchlist & { pagingInfo: Paging }>(
      service,
      'GET',
      `/api/v2/new-watchlists/${id}${query}`,
      undefined,
      readToken(),
    );
    if (pagingInfo.lastSeen === null) return cursors;
    cursors.push(pagingInfo.lastSeen);
    query = `?lastSeen=${pagingInfo.lastSeen}`;
  }
}

function readToken(): string {
  return (account as Tokens).authorisationToken;
}

async function measureCall(method: string, path: string, body?: unknown): Promise<number> {
  const startedAt = performance.now();
  await call(service, method, path, body, readToken());
  return performance.now() - startedAt;
}

function createMetric(
  name: string,
  times: { measured: number[]; baseline: number[] },
  baselineName: string,
  max: number,
) {
  return {
    name,
    measured: computeMedian(times.measured),
    unit: 'ms',
    baseline: { name: baselineName, value: computeMedian(times.baseline) },
    goal: { max },
  };
}

/** Measures moves through the service, and one UPDATE of a table with only these rows. */
async function measureReorder(): Promise<{ measured: number[]; baseline: number[] }> {
  const order = titles.slice(0, longLength);
  const measuredTimes: number[] = [];
  const baselineTimes: number[] = [];
  await withDatabase(service, async (client) => {
    await client.query(`create temp table baseline (id text primary key, position int unique deferrable)`);
    await client.query('insert into baseline select * from unnest($1::text[]) with ordinality', [
      order.map(({ id }) => id),
    ]);
    for (let round = 0; round < Math.min(roundCount, 20); round += 1) {
      order.push(order.shift() as ListItem);
      measuredTimes.push(
        await measureCall('POST', `/api/v2/new-watchlists/${longListId}`, { content: order }),
      );
      const startedAt = performance.now();
      await client.query(
        'update baseline set position = o.nth from unnest($1::text[]) with ordinality o(id, nth) where baseline.id = o.id',
        [order.map(({ id }) => id)],
      );
      baselineTimes.push(performance.now() - startedAt);
    }
  });
  return { measured: measuredTimes, baseline: baselineTimes };
}
