// The only script that runs at once. It delays fonts and the viewer's code until the first screen has loaded,
// because they would share a slow connection. User input ends the delay.
const maxDelayMs = 2500;
const maxFitRounds = 8;
/** Letter spacing in pixels by which a text with other lines than before changes, less in each round. */
const lineFitStep = 0.3;
const cursivePattern = /\p{Script=Arabic}/u;

let isStarted = false;

function start(): void {
  if (isStarted) return;
  isStarted = true;
  void showFonts();
  const [entryHref, ...chunkHrefs] = readMetaList('deferred-scripts', ' ');
  for (const href of chunkHrefs) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  if (entryHref) void import(/* @vite-ignore */ entryHref);
}

/** Enables all fonts at once: each font alone would cause a layout of its own. */
async function showFonts(): Promise<void> {
  const fontLoads = readMetaList('font-families', '|').map((name) =>
    document.fonts.load(`1em "${name}"`, document.title),
  );
  await Promise.allSettled(fontLoads);
  const fallbackTexts = measureTexts();
  document.documentElement.dataset.fontsLoaded = '';
  for (let round = 1; round <= maxFitRounds && fitTexts(fallbackTexts, lineFitStep / round); round += 1);
}

/**
 * Gives texts the width and the lines of their fallback fonts by letter spacing, so that nothing moves. Returns
 * whether a text has changed.
 */
function fitTexts(fallbackTexts: ReadonlyMap<HTMLElement, TextSize>, lineFitChange: number): boolean {
  const changes: { element: HTMLElement; spacing: number }[] = [];
  const texts = measureTexts();
  for (const [element, { width, lineCount, length }] of fallbackTexts) {
    const text = texts.get(element);
    // Spacing would separate the joined letters of Arabic.
    if (!text || cursivePattern.test(element.textContent)) continue;
    const isFitted = element.style.letterSpacing !== '';
    const missingLines = lineCount - text.lineCount;
    const change = isFitted ? Math.sign(missingLines) * lineFitChange : (width - text.width) / length;
    if (!isFitted || missingLines !== 0)
      changes.push({
        element,
        spacing: (Number.parseFloat(getComputedStyle(element).letterSpacing) || 0) + change,
      });
  }
  for (const { element, spacing } of changes) element.style.letterSpacing = `${spacing}px`;
  return changes.length > 0;
}

interface TextSize {
  width: number;
  lineCount: number;
  /** In characters. */
  length: number;
}

/** Sizes of the texts in the window, by their elements. */
function measureTexts(): Map<HTMLElement, TextSize> {
  const texts = new Map<HTMLElement, TextSize>();
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: element, data } = walker.currentNode as Text;
    range.selectNode(walker.currentNode);
    const lines = [...range.getClientRects()];
    const isInWindow = lines.some(({ bottom, top }) => bottom > 0 && top < innerHeight);
    if (!element || !isInWindow || data.trim() === '') continue;
    const { width, lineCount, length } = texts.get(element) ?? { width: 0, lineCount: 0, length: 0 };
    texts.set(element, {
      width: lines.reduce((sum, line) => sum + line.width, width),
      lineCount: lineCount + lines.length,
      length: length + data.trim().length,
    });
  }
  return texts;
}

function readMetaList(name: string, separator: string): string[] {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.split(separator) ?? [];
}

let heldSubmit: SubmitEvent | undefined;

/** Forms without an action need the viewer's code: their submit is repeated after hydration. */
function holdSubmit(event: SubmitEvent): void {
  if ((event.target as Element).hasAttribute('action')) return;
  event.preventDefault();
  heldSubmit = event;
  start();
}

addEventListener('submit', holdSubmit);
addEventListener(
  'hydrated',
  () => {
    removeEventListener('submit', holdSubmit);
    (heldSubmit?.target as HTMLFormElement | undefined)?.requestSubmit(heldSubmit?.submitter);
  },
  { once: true },
);

/** The largest image of the first screen, which loads with high priority. */
const largestImage = document.querySelector<HTMLImageElement>('picture > img[fetchpriority="high"]');

const startAfterPaint = () => requestAnimationFrame(() => setTimeout(start));
if (!largestImage || largestImage.complete) startAfterPaint();
else largestImage.decode().then(startAfterPaint, start);
for (const event of ['pointerdown', 'keydown']) addEventListener(event, start, { once: true });
setTimeout(start, maxDelayMs);

export {};
