// Cost of a long history. Compares home after 10,000 watched titles with home after 200, whose continue-watching row
// has as many cards, and with the home of a new account, whose row is empty. Compares the last page of the history
// with its first.
import type { Card, Paging, Tokens } from '@matinee/contract';
import { signUp } from './harness/accounts.ts';
import { fillCatalogue } from './harness/large-catalogue.ts';
import { computePercentile, measureAlternately } from './harness/measurements.ts';
import { call, createRealmWithOperator } from './harness/operator.ts';
import { report } from './harness/report.ts';
import { startService, withDatabase } from './harness/service.ts';

const titleCount = Number(process.env.BENCH_TITLES ?? 20_000);
const longHistoryLength = 10_000;
const roundCount = Number(process.env.BENCH_ROUNDS ?? 1000);
const warmUpRounds = 100;

/** Every tenth title is started and not finished. */
const insertProgressSql = `insert into progress (profile_id, content_id, realm_id, position_ms, duration_ms, finished, updated_at)
  select p.id, c.id, c.realm_id, 600000, 6000000, c.id % 10 <> 0, now() - make_interval(mins => c.nth::int)
  from profile p, (
    select id, realm_id, row_number() over (order by id) as nth from content where type = 'VIDEO' order by id limit $2
  ) c where p.public_id = $1`;
const setContinueWatchingSql = `update bucket set source = '{"kind":"continueWatching"}' where id = (
  select b.id from bucket b join section s on s.id = b.section_id where s.key = 'HOME' order by b.position limit 1)`;

const service = await startService({ ROLES: 'web' });
await createRealmWithOperator(service);
await fillCatalogue(service, { titleCount, sectionCount: 1, homeRowCount: 20, homeRowTitleCount: 200 });
const [newViewer, occasionalViewer, regularViewer] = [
  await signUp(service, 'new'),
  await signUp(service, 'some'),
  await signUp(service, 'old'),
];
await withDatabase(service, async (client) => {
  await client.query(insertProgressSql, [regularViewer.user.pro.id, longHistoryLength]);
  await client.query(insertProgressSql, [occasionalViewer.user.pro.id, 200]);
  await client.query(setContinueWatchingSql);
  await client.query('vacuum analyze');
});

const homePath = '/api/v1/view/section/HOME';
const historyPath = '/api/v2/customer/history';
const occasionalViewerComparison = await measureAlternately(
  {
    measured: () => measureRequest(homePath, regularViewer),
    baseline: () => measureRequest(homePath, occasionalViewer),
  },
  { rounds: roundCount, warmUpRounds },
);
const newViewerComparison = await measureAlternately(
  {
    measured: () => measureRequest(homePath, regularViewer),
    baseline: () => measureRequest(homePath, newViewer),
  },
  { rounds: roundCount, warmUpRounds },
);
const cursors = await readCursors(historyPath);
const firstPagePath = `${historyPath}?rpp=25`;
const lastPagePath = `${firstPagePath}&lastSeen=${cursors.at(-1)}`;
const lastPageComparison = await measureAlternately(
  {
    measured: () => measureRequest(lastPagePath, regularViewer),
    baseline: () => measureRequest(firstPagePath, regularViewer),
  },
  { rounds: roundCount, warmUpRounds },
);
report([
  {
    name: 'home after 10,000 titles, median',
    measured: computePercentile(occasionalViewerComparison.measured, 0.5),
    unit: 'ms',
    baseline: { name: 'after 200', value: computePercentile(occasionalViewerComparison.baseline, 0.5) },
    goal: { max: 1.1 },
  },
  {
    name: 'home after 10,000 titles, 95th percentile',
    measured: computePercentile(occasionalViewerComparison.measured, 0.95),
    unit: 'ms',
    baseline: { name: 'after 200', value: computePercentile(occasionalViewerComparison.baseline, 0.95) },
    goal: { max: 1.2 },
  },
  {
    name: 'home after 10,000 titles, median',
    measured: computePercentile(newViewerComparison.measured, 0.5),
    unit: 'ms',
    baseline: { name: 'home of a new account', value: computePercentile(newViewerComparison.baseline, 0.5) },
  },
  {
    name: 'last page of the history, median',
    measured: computePercentile(lastPageComparison.measured, 0.5),
    unit: 'ms',
    baseline: { name: 'first page', value: computePercentile(lastPageComparison.baseline, 0.5) },
    goal: { max: 1.3 },
  },
]);
await service.stop();

async function measureRequest(path: string, { authorisationToken }: Tokens): Promise<number> {
  const startedAt = performance.now();
  const response = await fetch(service.url + path, {
    headers: { authorization: `Bearer ${authorisationToken}` },
  });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return performance.now() - startedAt;
}

/** Reads the cursors of all pages, and checks that the pages list every title. */
async function readCursors(path: string): Promise<string[]> {
  const cursors: string[] = [];
  const ids = new Set<string>();
  for (let query = '?rpp=25'; ; ) {
    const page = await call<{ contentList: Card[]; paging: Paging }>(
      service,
      'GET',
      path + query,
      undefined,
      regularViewer.authorisationToken,
    );
    for (const { id } of page.contentList) ids.add(id);
    if (page.paging.lastSeen === null) break;
    cursors.push(page.paging.lastSeen);
    query = `?rpp=25&lastSeen=${page.paging.lastSeen}`;
  }
  if (ids.size !== longHistoryLength)
    throw new Error(`The history has ${ids.size} titles, not ${longHistoryLength}`);
  return cursors;
}
