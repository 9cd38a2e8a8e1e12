// Launches headless Chromium and measures pages on a throttled connection and processor.
import { createLaunchOptions } from '@matinee/testing';
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';

export function launchBrowser(): Promise<Browser> {
  return chromium.launch(createLaunchOptions({ allowsAutoplay: true }));
}

export interface PageMetrics {
  /** Milliseconds until the first card is laid out; 0 if the page has none. */
  firstCardMs: number;
  largestPaintMs: number;
  layoutShift: number;
  /** Total blocking time: the sum of the time above 50 ms of each long task after the first contentful paint. */
  blockingTime: number;
  /** Total blocking time including the tasks before that paint. */
  blockingTimeSinceStart: number;
  interactiveMs: number;
  requestsByFirstCard: number;
  scriptBytesByFirstCard: number;
  scriptBytesByInteractive: number;
}

export interface MeasuredPage extends PageMetrics {
  /** The path at the end, after redirects. */
  path: string;
  /** Layout shifts without input: value, and the elements that moved. */
  shiftDescriptions: string[];
}

export interface PageMeasurementOptions {
  /** Selector of the elements whose first one is timed: cards, or a heading on pages without cards. */
  cardSelector: string;
  interactiveMark: string;
  width?: number;
  height?: number;
  /** 1.6 Mbit/s, 150 ms latency and a processor slowed down 4 times; default true. */
  isThrottled?: boolean;
  /** Runs before the page opens, for example to sign in. */
  prepare?: (context: BrowserContext) => Promise<unknown>;
}

interface Probe {
  firstCardMs: number;
  firstContentfulPaintMs: number;
  largestPaintMs: number;
  layoutShift: number;
  shiftDescriptions: string[];
  longTasks: { start: number; duration: number }[];
  interactiveMs: number;
}

/** Loads `url` with an empty cache. */
export async function measurePage(
  browser: Browser,
  url: string,
  {
    cardSelector,
    interactiveMark,
    width = 1440,
    height = 900,
    isThrottled = true,
    prepare,
  }: PageMeasurementOptions,
): Promise<MeasuredPage> {
  // A time zone other than the server's.
  const context = await browser.newContext({ viewport: { width, height }, timezoneId: 'America/New_York' });
  await prepare?.(context);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (isThrottled) await throttle(session);
  const requestLog = recordRequests(session);
  await page.addInitScript(installProbe, { cardSelector, interactiveMark });
  await page.goto(url, { waitUntil: 'load' });
  await waitForInteractive(session);
  await page.waitForTimeout(1500);
  const probe = await page.evaluate(() => (globalThis as unknown as { probe: Probe }).probe);
  const navigationStart = await getNavigationStart(page);
  const { pathname, search } = new URL(page.url());
  await context.close();
  const countByFirstCard = requestLog.countUntil(navigationStart + probe.firstCardMs);
  return {
    path: decodeURI(pathname) + search,
    shiftDescriptions: probe.shiftDescriptions,
    firstCardMs: probe.firstCardMs,
    largestPaintMs: probe.largestPaintMs,
    layoutShift: probe.layoutShift,
    blockingTime: sumBlockingTime(probe.longTasks, probe.firstContentfulPaintMs),
    blockingTimeSinceStart: sumBlockingTime(probe.longTasks, 0),
    interactiveMs: probe.interactiveMs,
    requestsByFirstCard: countByFirstCard.requestCount,
    scriptBytesByFirstCard: countByFirstCard.scriptBytes,
    scriptBytesByInteractive: requestLog.countUntil(navigationStart + probe.interactiveMs).scriptBytes,
  };
}

/** Waits without Playwright's own scripts, whose evaluation would count as blocking time of the page. */
async function waitForInteractive(session: CDPSession): Promise<void> {
  await session.send('Runtime.evaluate', { expression: 'interactivePromise', awaitPromise: true });
}

function sumBlockingTime(tasks: Probe['longTasks'], from: number): number {
  const lengths = tasks.map(({ start, duration }) => start + duration - Math.max(start, from));
  return lengths.reduce((sum, length) => sum + Math.max(0, length - 50), 0);
}

async function throttle(session: CDPSession): Promise<void> {
  const bytesPerSecond = (1.6 * 1_000_000) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

function getNavigationStart(page: Page): Promise<number> {
  return page.evaluate(() => performance.timeOrigin);
}

/** Records the wall-clock times of requests, and of script bytes as they arrive. */
function recordRequests(session: CDPSession): {
  countUntil(time: number): { requestCount: number; scriptBytes: number };
} {
  const scriptRequestIds = new Set<string>();
  const requests: number[] = [];
  const scriptBytes: { time: number; bytes: number }[] = [];
  session.on('Network.requestWillBeSent', (event) => {
    requests.push(event.wallTime * 1000);
    if (event.type === 'Script' || /\.m?js(\?|$)/.test(event.request.url))
      scriptRequestIds.add(event.requestId);
  });
  session.on('Network.dataReceived', (event) => {
    if (scriptRequestIds.has(event.requestId))
      scriptBytes.push({ time: Date.now(), bytes: event.encodedDataLength });
  });
  return {
    countUntil: (end) => ({
      requestCount: requests.filter((time) => time <= end).length,
      scriptBytes: scriptBytes.filter(({ time }) => time <= end).reduce((sum, { bytes }) => sum + bytes, 0),
    }),
  };
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Runs in the page before its own scripts. */
function installProbe({
  cardSelector,
  interactiveMark,
}: {
  cardSelector: string;
  interactiveMark: string;
}): void {
  const { promise: interactivePromise, resolve: resolveInteractive } = Promise.withResolvers<void>();
  const probe: Probe = {
    firstCardMs: 0,
    firstContentfulPaintMs: 0,
    largestPaintMs: 0,
    layoutShift: 0,
    shiftDescriptions: [],
    longTasks: [],
    interactiveMs: 0,
  };
  Object.assign(globalThis, { probe, interactivePromise });
  const observe = (type: string, handleEntry: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(handleEntry)).observe({
      type,
      buffered: true,
    });
  observe('largest-contentful-paint', (entry) => {
    probe.largestPaintMs = entry.startTime;
  });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') probe.firstContentfulPaintMs = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput, sources, startTime } = entry as LayoutShift;
    if (hadRecentInput) return;
    probe.layoutShift += value;
    const movedElements = sources.map(
      ({ node, previousRect: from, currentRect: to }) =>
        `${(node instanceof Element ? node : node?.parentElement)?.outerHTML.slice(0, 90)} ` +
        `(${[from.x, from.y, from.width, from.height]} → ${[to.x, to.y, to.width, to.height]})`,
    );
    probe.shiftDescriptions.push(
      `${value.toFixed(4)} at ${Math.round(startTime)} ms: ${movedElements.join(' | ')}`,
    );
  });
  observe('longtask', (entry) => probe.longTasks.push({ start: entry.startTime, duration: entry.duration }));
  observe('mark', (entry) => {
    if (entry.name !== interactiveMark) return;
    probe.interactiveMs = entry.startTime;
    resolveInteractive();
  });
  const findCard = () => {
    const boxes = [...document.querySelectorAll(cardSelector)].map((element) =>
      element.getBoundingClientRect(),
    );
    if (boxes.some(({ width, height }) => width > 0 && height > 0)) probe.firstCardMs = performance.now();
    else requestAnimationFrame(findCard);
  };
  requestAnimationFrame(findCard);
}
