// The only script that runs at once. It delays fonts and the viewer's code until the first screen has loaded,
// because they would share a slow connection. User input ends the delay.
const maxDelayMs = 2500;
const maxFontLoadMs = 1500;

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

/**
 * Enables all fonts at once: each font alone would cause a layout of its own. Text that has been visible for
 * a while keeps its fallback; late fonts apply to the next page.
 */
async function showFonts(): Promise<void> {
  const fontLoads = readMetaList('font-families', '|').map((name) =>
    document.fonts.load(`1em "${name}"`, document.title),
  );
  await Promise.allSettled(fontLoads);
  if (performance.now() < maxFontLoadMs) document.documentElement.dataset.fontsLoaded = '';
}

function readMetaList(name: string, separator: string): string[] {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.split(separator) ?? [];
}

/** The largest image of the first screen, which loads with high priority. */
const largestImage = document.querySelector<HTMLImageElement>('picture > img[fetchpriority="high"]');

const startAfterPaint = () => requestAnimationFrame(() => setTimeout(start));
if (!largestImage || largestImage.complete) startAfterPaint();
else largestImage.decode().then(startAfterPaint, start);
for (const event of ['pointerdown', 'keydown']) addEventListener(event, start, { once: true });
setTimeout(start, maxDelayMs);

export {};
