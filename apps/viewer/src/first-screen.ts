// The only script that runs at once. It lets the first screen arrive before the faces and the viewer's code are asked
// for: on a slow line they would share it. Somebody who already presses something has waited long enough.
const longestWaitMs = 2500;
const lateMs = 1500;

let begun = false;

function begin(): void {
  if (begun) return;
  begun = true;
  void showFaces();
  const [viewer, ...chunks] = listIn('later', ' ');
  for (const href of chunks) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  if (viewer) void import(/* @vite-ignore */ viewer);
}

/**
 * All faces at once: each that came by itself would lay out the whole page anew. Words that have been read for a while
 * keep their look; late faces are for the next page.
 */
async function showFaces(): Promise<void> {
  const faces = listIn('faces', '|').map((name) => document.fonts.load(`1em "${name}"`, document.title));
  await Promise.allSettled(faces);
  if (performance.now() < lateMs) document.documentElement.dataset.faces = '';
}

function listIn(name: string, separator: string): string[] {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.split(separator) ?? [];
}

/** The largest picture of the first screen, when it is still on its way. */
const largest = document.querySelector<HTMLImageElement>('picture > img[fetchpriority="high"]');

if (!largest || largest.complete) begin();
else {
  const whenPainted = () => requestAnimationFrame(() => setTimeout(begin));
  largest.decode().then(whenPainted, begin);
  for (const event of ['pointerdown', 'keydown']) addEventListener(event, begin, { once: true });
  setTimeout(begin, longestWaitMs);
}

export {};
