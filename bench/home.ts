// Loads home, a section and a grid with an empty cache on a throttled connection and processor; compares home
// with a React page of 30 × 20 cards rendered in the browser.

import { serveCardsPage } from './baseline/cards-page-server.ts';
import { launchBrowser, measurePage, type PageMetrics } from './harness/browser.ts';
import { waitForHomeArtwork } from './harness/home-artwork.ts';
import { computeMedianOfMetric, createMetricsWithGoals } from './harness/page-goals.ts';
import { report } from './harness/report.ts';
import { startService } from './harness/service.ts';
import { waitUntilIdle } from './harness/wait-until-idle.ts';

const roundCount = Number(process.env.BENCH_ROUNDS ?? 5);
const service = await startService({ DEMO: '1', ROLES: 'web' });
await waitForHomeArtwork(service);
const cardsPage = await serveCardsPage();
const browser = await launchBrowser();

const paths = { home: '/', section: '/section/films', grid: '/grid?id=free' };

// Visits each page once, so that the server has resized the images of the first screen.
for (const path of Object.values(paths)) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(service.url + path);
  await page.waitForTimeout(3000);
  await page.close();
}
await waitUntilIdle(service);

const measure = (url: string, cardSelector: string) =>
  measurePage(browser, url, { cardSelector, interactiveMark: 'interactive' });
const homeRounds: PageMetrics[] = [];
const sectionRounds: PageMetrics[] = [];
const gridRounds: PageMetrics[] = [];
const baselineRounds: PageMetrics[] = [];
for (let round = 0; round < roundCount; round += 1) {
  homeRounds.push(await measure(service.url + paths.home, '[data-card]'));
  baselineRounds.push(await measure(cardsPage.url, '.card'));
  sectionRounds.push(await measure(service.url + paths.section, '[data-card]'));
  gridRounds.push(await measure(service.url + paths.grid, '[data-card]'));
}
const firstCardBaseline = {
  name: 'React baseline',
  value: computeMedianOfMetric(baselineRounds, 'firstCardMs'),
};
const largestPaintBaseline = {
  name: 'React baseline',
  value: computeMedianOfMetric(baselineRounds, 'largestPaintMs'),
};
const scriptBytesBaseline = {
  name: 'React baseline',
  value: computeMedianOfMetric(baselineRounds, 'scriptBytesByInteractive') / 1000,
};

report([
  ...createMetricsWithGoals('home', homeRounds),
  {
    name: 'home: first card, against the baseline',
    measured: computeMedianOfMetric(homeRounds, 'firstCardMs'),
    unit: 'ms',
    baseline: firstCardBaseline,
  },
  {
    name: 'home: largest contentful paint, against the baseline',
    measured: computeMedianOfMetric(homeRounds, 'largestPaintMs'),
    unit: 'ms',
    baseline: largestPaintBaseline,
  },
  {
    name: 'home: blocking since the start',
    measured: computeMedianOfMetric(homeRounds, 'blockingTimeSinceStart'),
    unit: 'ms',
  },
  { name: 'home: interactive', measured: computeMedianOfMetric(homeRounds, 'interactiveMs'), unit: 'ms' },
  {
    name: 'home: requests by the first card',
    measured: computeMedianOfMetric(homeRounds, 'requestsByFirstCard'),
    unit: '',
    goal: { max: 12 },
  },
  {
    name: 'home: JavaScript until interactive',
    measured: computeMedianOfMetric(homeRounds, 'scriptBytesByInteractive') / 1000,
    unit: 'KB',
    goal: { max: 115 },
  },
  {
    name: 'home: JavaScript, against the baseline',
    measured: computeMedianOfMetric(homeRounds, 'scriptBytesByInteractive') / 1000,
    unit: 'KB',
    baseline: scriptBytesBaseline,
  },
  ...createMetricsWithGoals('section', sectionRounds),
  ...createMetricsWithGoals('grid', gridRounds),
]);
await browser.close();
cardsPage.close();
await service.stop();
