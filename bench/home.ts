// Home, a page of rows and a grid, cold, on a phone-like line and processor. Home against a bare React page of 30 × 20
// cards rendered in the browser, too.
import { launch, measurePage, type PageFigures } from './harness/browser.ts';
import { untilCalm } from './harness/calm.ts';
import { untilHomeIsComplete } from './harness/demo.ts';
import { middle, pageGoals } from './harness/page-goals.ts';
import { report } from './harness/report.ts';
import { startService } from './harness/service.ts';
import { serveCardsPage } from './reference/cards-page-server.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const service = await startService({ DEMO: '1', ROLES: 'web' });
await untilHomeIsComplete(service);
const bare = await serveCardsPage();
const browser = await launch();

const pages = { home: '/', section: '/section/films', grid: '/grid?id=free' };

// Somebody has been there before: the pictures of the first screen are in their smallest form.
for (const path of Object.values(pages)) {
  const visit = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await visit.goto(service.url + path);
  await visit.waitForTimeout(3000);
  await visit.close();
}
await untilCalm(service);

const measure = (url: string, card: string) =>
  measurePage(browser, url, { card, interactiveMark: 'interactive' });
const home: PageFigures[] = [];
const section: PageFigures[] = [];
const grid: PageFigures[] = [];
const reference: PageFigures[] = [];
for (let round = 0; round < rounds; round += 1) {
  home.push(await measure(service.url + pages.home, '[data-card]'));
  reference.push(await measure(bare.url, '.card'));
  section.push(await measure(service.url + pages.section, '[data-card]'));
  grid.push(await measure(service.url + pages.grid, '[data-card]'));
}
const bareCard = { name: 'bare React page', value: middle(reference, 'firstCard') };
const barePaint = { name: 'bare React page', value: middle(reference, 'largestPaint') };
const bareScript = { name: 'bare React page', value: middle(reference, 'scriptByInteractive') / 1000 };

report([
  ...pageGoals('home', home),
  {
    name: 'home: first card, compared',
    measured: middle(home, 'firstCard'),
    unit: 'ms',
    reference: bareCard,
  },
  {
    name: 'home: largest contentful paint, compared',
    measured: middle(home, 'largestPaint'),
    unit: 'ms',
    reference: barePaint,
  },
  { name: 'home: blocking since the start', measured: middle(home, 'blockingSinceStart'), unit: 'ms' },
  { name: 'home: interactive', measured: middle(home, 'interactive'), unit: 'ms' },
  {
    name: 'home: requests by the first card',
    measured: middle(home, 'requestsByFirstCard'),
    unit: '',
    goal: { atMost: 12 },
  },
  {
    name: 'home: JavaScript until interactive',
    measured: middle(home, 'scriptByInteractive') / 1000,
    unit: 'KB',
    goal: { atMost: 130 },
  },
  {
    name: 'home: JavaScript, compared',
    measured: middle(home, 'scriptByInteractive') / 1000,
    unit: 'KB',
    reference: bareScript,
  },
  ...pageGoals('section', section),
  ...pageGoals('grid', grid),
]);
await browser.close();
bare.close();
await service.stop();
