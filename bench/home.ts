// Home, cold, on a phone-like line and processor, against a bare React page of 30 × 20 cards rendered in the browser.
import { launch, measurePage, type PageFigures } from './harness/browser.ts';
import { untilCalm } from './harness/calm.ts';
import { untilHomeIsComplete } from './harness/demo.ts';
import { median } from './harness/load.ts';
import { report } from './harness/report.ts';
import { startService } from './harness/service.ts';
import { serveCardsPage } from './reference/cards-page-server.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const service = await startService({ DEMO: '1', ROLES: 'web' });
await untilHomeIsComplete(service);
const bare = await serveCardsPage();
const browser = await launch();

// Somebody has been there before: the pictures of the first screen are in their smallest form.
const visit = await browser.newPage({ viewport: { width: 1440, height: 900 } });
await visit.goto(service.url);
await visit.waitForTimeout(3000);
await visit.close();
await untilCalm(service);

const ours: PageFigures[] = [];
const reference: PageFigures[] = [];
for (let round = 0; round < rounds; round += 1) {
  ours.push(
    await measurePage(browser, `${service.url}/`, { card: '[data-card]', interactiveMark: 'interactive' }),
  );
  reference.push(await measurePage(browser, bare.url, { card: '.card', interactiveMark: 'interactive' }));
}
const middle = (of: PageFigures[], figure: keyof PageFigures) => median(of.map((figures) => figures[figure]));
const bareCard = { name: 'bare React page', value: middle(reference, 'firstCard') };
const bareScript = { name: 'bare React page', value: middle(reference, 'scriptByInteractive') / 1000 };

report([
  { name: 'first card laid out', measured: middle(ours, 'firstCard'), unit: 'ms', goal: { atMost: 700 } },
  { name: 'first card, compared', measured: middle(ours, 'firstCard'), unit: 'ms', reference: bareCard },
  {
    name: 'largest contentful paint',
    measured: middle(ours, 'largestPaint'),
    unit: 'ms',
    goal: { atMost: 1100 },
  },
  {
    name: 'layout shift',
    measured: Math.max(...ours.map((figures) => figures.layoutShift)),
    unit: '',
    goal: { atMost: 0 },
  },
  { name: 'total blocking time', measured: middle(ours, 'blocking'), unit: 'ms', goal: { atMost: 150 } },
  { name: 'blocking since the start', measured: middle(ours, 'blockingSinceStart'), unit: 'ms' },
  { name: 'interactive', measured: middle(ours, 'interactive'), unit: 'ms' },
  {
    name: 'requests by the first card',
    measured: middle(ours, 'requestsByFirstCard'),
    unit: '',
    goal: { atMost: 12 },
  },
  {
    name: 'JavaScript by the first card',
    measured: middle(ours, 'scriptByFirstCard') / 1000,
    unit: 'KB',
    goal: { atMost: 85 },
  },
  {
    name: 'JavaScript until interactive',
    measured: middle(ours, 'scriptByInteractive') / 1000,
    unit: 'KB',
    goal: { atMost: 130 },
  },
  {
    name: 'JavaScript, compared',
    measured: middle(ours, 'scriptByInteractive') / 1000,
    unit: 'KB',
    reference: bareScript,
  },
]);
await browser.close();
bare.close();
await service.stop();
