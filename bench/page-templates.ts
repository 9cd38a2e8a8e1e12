// Loads every page template with an empty cache, on a laptop and a phone: layout shifts, with and without a
// throttled connection and processor, and the requests and time until the first card.
import { fillPersonalPages } from '../scripts/route-screenshots/fill-personal-pages.ts';
import { password, signInBrowser, signUp } from './harness/accounts.ts';
import { launchBrowser, type MeasuredPage, measurePage } from './harness/browser.ts';
import { waitForHomeArtwork } from './harness/home-artwork.ts';
import { computeMedian } from './harness/measurements.ts';
import { listPageTemplates, type PageTemplate } from './harness/page-templates.ts';
import { report } from './harness/report.ts';
import { startService } from './harness/service.ts';
import { waitUntilIdle } from './harness/wait-until-idle.ts';

const roundCount = Number(process.env.BENCH_ROUNDS ?? 3);
/** Names of the templates to measure, separated by commas; all if empty. */
const selectedNames = (process.env.BENCH_PAGES ?? '').split(',').filter(Boolean);
const viewports = [
  { name: 'laptop', width: 1440, height: 900 },
  { name: 'phone', width: 390, height: 844 },
];
const accountName = 'templates';
const demoRealmKey = 'lanterna';

const demo = await startService({ DEMO: '1' });
await waitForHomeArtwork(demo);
const templates = (await listPageTemplates(demo)).filter(
  ({ name }) => selectedNames.length === 0 || selectedNames.includes(name),
);
await waitUntilFilmIsReady(demo.url);
// The service restarts without the worker, which would share the processor with the pages.
const service = await demo.restart({ DEMO: '1', ROLES: 'web' });
await signUp(service, accountName);
const account = { email: `${accountName}@example.test`, password };
await fillPersonalPages({ url: service.url, account });
const browser = await launchBrowser();

// Opens each page once before the measurement, so that the server has resized the images of the first screen.
for (const template of templates) {
  for (const viewport of viewports) await measureTemplate(template, viewport, false);
}
await waitUntilIdle(service);

for (const template of templates) {
  for (const viewport of viewports) {
    const unthrottled = await measureRounds(template, viewport, false);
    const throttled = await measureRounds(template, viewport, true);
    const name = `${template.name}, ${viewport.name}`;
    report([
      { name: `${name}: layout shift`, measured: findMaximalShift(unthrottled), unit: '', goal: { max: 0 } },
      {
        name: `${name}: layout shift, throttled`,
        measured: findMaximalShift(throttled),
        unit: '',
        goal: { max: 0 },
      },
      {
        name: `${name}: requests by the first card`,
        measured: Math.max(...throttled.map(({ requestsByFirstCard }) => requestsByFirstCard)),
        unit: '',
        goal: { max: 12 },
      },
      {
        name: `${name}: first card, throttled`,
        measured: computeMedian(throttled.map(({ firstCardMs }) => firstCardMs)),
        unit: 'ms',
        goal: { max: 700 },
      },
    ]);
    for (const shift of new Set(
      [...unthrottled, ...throttled].flatMap(({ shiftDescriptions }) => shiftDescriptions),
    )) {
      console.log(`      ${shift}`);
    }
  }
}
await browser.close();
await service.stop();

async function measureRounds(
  template: PageTemplate,
  viewport: (typeof viewports)[number],
  isThrottled: boolean,
): Promise<MeasuredPage[]> {
  const rounds: MeasuredPage[] = [];
  for (let round = 0; round < roundCount; round += 1) {
    rounds.push(await measureTemplate(template, viewport, isThrottled));
  }
  return rounds;
}

function measureTemplate(
  { path, cardSelector, isPersonal }: PageTemplate,
  { width, height }: (typeof viewports)[number],
  isThrottled: boolean,
): Promise<MeasuredPage> {
  return measurePage(browser, service.url + path, {
    cardSelector,
    interactiveMark: 'interactive',
    width,
    height,
    isThrottled,
    ...(isPersonal && {
      prepare: (context) => signInBrowser(context, service, { realmKey: demoRealmKey, account }),
    }),
  });
}

function findMaximalShift(rounds: readonly MeasuredPage[]): number {
  return Math.max(...rounds.map(({ layoutShift }) => layoutShift));
}

/** Waits until the first free film can be watched. Until then its page shows the progress of its encoding. */
async function waitUntilFilmIsReady(url: string): Promise<void> {
  const path = (await listPageTemplates(demo)).find(({ name }) => name === 'vod')?.path ?? '';
  const id = path.split('/')[2]?.split('?')[0];
  for (;;) {
    const { media } = await (await fetch(`${url}/api/v4/vod/${id}`)).json();
    if (media?.state === 'ready') return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
