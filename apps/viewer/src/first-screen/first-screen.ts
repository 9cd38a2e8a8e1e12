// The only script that runs at once. It delays fonts and the viewer's code until the first screen has loaded, so that
// they do not compete with it for a slow connection. User input ends the delay.
const maxDelayMs = 2500;
const maxFitRounds = 8;
/** Change of spacing, in `em`, of a text that has more or fewer lines than before; smaller in each round. */
const lineFitStep = 0.008;
const cursivePattern = /\p{Script=Arabic}/u;

let isStarted = false;

function loadFontsAndCode(): void {
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
  keepHeights(fallbackTexts);
}

/** A text that needs fewer lines than in its fallback font, in spite of the spacing, keeps its former height. */
function keepHeights(fallbackTexts: ReadonlyMap<HTMLElement, TextSize>): void {
  for (const [element, { block, blockHeight }] of fallbackTexts) {
    if (getHeight(block) < blockHeight && element.isConnected) block.style.minBlockSize = `${blockHeight}px`;
  }
}

/**
 * Gives texts the width and the lines of their fallback fonts, so that nothing moves. Returns whether a text has
 * changed.
 */
function fitTexts(fallbackTexts: ReadonlyMap<HTMLElement, TextSize>, lineFitChange: number): boolean {
  const changes: (() => void)[] = [];
  const texts = measureTexts();
  for (const [element, fallbackText] of fallbackTexts) {
    const text = texts.get(element);
    if (!text) continue;
    const [property, initialChange] = selectFit(fallbackText, text);
    const isFitted = element.style[property] !== '';
    const missingLines = Math.sign(fallbackText.lineCount - text.lineCount);
    if (isFitted && missingLines === 0) continue;
    const style = getComputedStyle(element);
    const lineFit = missingLines * lineFitChange * Number.parseFloat(style.fontSize);
    const value = (Number.parseFloat(style[property]) || 0) + (isFitted ? lineFit : initialChange);
    changes.push(() => {
      element.style[property] = `${value}px`;
    });
  }
  for (const applyChange of changes) applyChange();
  return changes.length > 0;
}

/** The property that changes the width of a text, and its first change in pixels. */
function selectFit({ content, width, lineCount, boxWidth }: TextSize, text: TextSize) {
  const isCursive = cursivePattern.test(content);
  // A text of several lines gets only the small changes: a fallback can be much wider than the font, and a truncated
  // text has lines of any width.
  if (lineCount > 1) return [isCursive ? 'wordSpacing' : 'letterSpacing', 0] as const;
  if (!isCursive) return ['letterSpacing', (width - text.width) / content.length] as const;
  // Letter spacing would separate the joined letters of Arabic. A margin would move a centred text off the centre, so
  // the spaces between its words take up a small difference.
  const gapChange = (width - text.width) / (content.split(' ').length - 1);
  // From -1 to 3 pixels.
  if (Math.abs(gapChange - 1) <= 2) return ['wordSpacing', gapChange] as const;
  return ['marginInlineEnd', boxWidth - text.boxWidth] as const;
}

interface TextSize {
  width: number;
  lineCount: number;
  /** The lower edge of the last line. */
  bottom: number;
  content: string;
  boxWidth: number;
  /** The element whose height follows from the lines. */
  block: HTMLElement;
  blockHeight: number;
}

const emptyText = { width: 0, lineCount: 0, bottom: 0, content: '' };

/** Sizes of the texts in the window, by their elements. */
function measureTexts(): Map<HTMLElement, TextSize> {
  const texts = new Map<HTMLElement, TextSize>();
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: element, data } = walker.currentNode as Text;
    range.selectNode(walker.currentNode);
    const boxes = [...range.getClientRects()];
    const isInWindow = boxes.some(({ bottom, top }) => bottom > 0 && top < innerHeight);
    if (!element || !isInWindow || data.trim() === '') continue;
    let { width, lineCount, bottom, content } = texts.get(element) ?? emptyText;
    const block = findBlock(element);
    const blockBottom = block.getBoundingClientRect().bottom;
    for (const box of boxes) {
      width += box.width;
      const middle = box.top + box.height / 2;
      // Digits have another font than Arabic, and therefore boxes of another height in the same line. Lines below
      // the block are cut off.
      if ((lineCount > 0 && middle < bottom) || middle > blockBottom) continue;
      lineCount += 1;
      bottom = box.bottom;
    }
    content += data.trim();
    const boxWidth = element.getBoundingClientRect().width;
    texts.set(element, { width, lineCount, bottom, content, boxWidth, block, blockHeight: getHeight(block) });
  }
  return texts;
}

const getHeight = (element: HTMLElement) => element.getBoundingClientRect().height;

function findBlock(element: HTMLElement): HTMLElement {
  const { display } = getComputedStyle(element);
  return display === 'inline' && element.parentElement ? findBlock(element.parentElement) : element;
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
  loadFontsAndCode();
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

const startAfterPaint = () => requestAnimationFrame(() => setTimeout(loadFontsAndCode));
if (!largestImage || largestImage.complete) startAfterPaint();
else largestImage.decode().then(startAfterPaint, loadFontsAndCode);
for (const event of ['pointerdown', 'keydown']) addEventListener(event, loadFontsAndCode, { once: true });
setTimeout(loadFontsAndCode, maxDelayMs);

export {};
