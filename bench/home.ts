// Loads home, a section and a grid with an empty cache on a throttled connection and processor; compares home
// with a React page of 30 × 20 cards rendered in the browser.

import { serveCardsPage } from './baseline/cards-page-server.ts';
import { launch, measurePage, type PageMetrics } from './harness/browser.ts';
import { waitForHomeArtwork } from './harness/home-artwork.ts';
import { computeMedianOfMetric, createMetricsWithGoals } from './harness/page-goals.ts';
import { report } from './harness/report.ts';
import { startService } from './harness/service.ts';
import { waitUntilIdle } from './harness/wait-until-idle.ts';

const roundCount = Number(process.env.BENCH_ROUNDS ?? 5);
const service = await startService({ DEMO: '1', ROLES: 'web' });
await waitForHomeArtwork(service);
const cardsPage = await serveCardsPage();
const browser = await launch();

const paths = { home: '/', section: '/section/films', grid: '/grid?id=free' };

// Visits each page once, so that the server has resized the images of the first screen.
for (const path of Object.values(paths)) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(service.url + path);
  await page.waitForTimeout(3000);
  await page.close();
}
await waitUntilIdle(service);

const measure = (url: string, card: string) =>
  measurePage(browser, url, { card, interactiveMark: 'interactive' });
const home: PageMetrics[] = [];
const section: PageMetrics[] = [];
const grid: PageMetrics[] = [];
const baseline: PageMetrics[] = [];
for (let round = 0; round < roundCount; round += 1) {
  home.push(await measure(service.url + paths.home, '[data-card]'));
  baseline.push(await measure(cardsPage.url, '.card'));
  section.push(await measure(service.url + paths.section, '[data-card]'));
  grid.push(await measure(service.url + paths.grid, '[data-card]'));
}
const baselineCard = { name: 'React baseline', value: computeMedianOfMetric(baseline, 'firstCard') };
const baselinePaint = { name: 'React baseline', value: computeMedianOfMetric(baseline, 'largestPaint') };
const baselineScript = {
  name: 'React baseline',
  value: computeMedianOfMetric(baseline, 'scriptBytesByInteractive') / 1000,
};

report([
  ...createMetricsWithGoals('home', home),
  {
    name: 'home: first card, against the baseline',
    measured: computeMedianOfMetric(home, 'firstCard'),
    unit: 'ms',
    baseline: baselineCard,
  },
  {
    name: 'home: largest contentful paint, against the baseline',
    measured: computeMedianOfMetric(home, 'largestPaint'),
    unit: 'ms',
    baseline: baselinePaint,
  },
  {
    name: 'home: blocking since the start',
    measured: computeMedianOfMetric(home, 'blockingTimeSinceStart'),
    unit: 'ms',
  },
  { name: 'home: interactive', measured: computeMedianOfMetric(home, 'interactive'), unit: 'ms' },
  {
    name: 'home: requests by the first card',
    measured: computeMedianOfMetric(home, 'requestsByFirstCard'),
    unit: '',
    goal: { max: 12 },
  },
  {
    name: 'home: JavaScript until interactive',
    measured: computeMedianOfMetric(home, 'scriptBytesByInteractive') / 1000,
    unit: 'KB',
    goal: { max: 115 },
  },
  {
    name: 'home: JavaScript, against the baseline',
    measured: computeMedianOfMetric(home, 'scriptBytesByInteractive') / 1000,
    unit: 'KB',
    baseline: baselineScript,
  },
  ...createMetricsWithGoals('section', section),
  ...createMetricsWithGoals('grid', grid),
]);
await browser.close();
cardsPage.close();
await service.stop();
