// The only script that runs at once. It lets the first screen arrive before the viewer's code is asked for: on a slow
// line the two would share it. Somebody who already presses something has waited long enough.
const longestWaitMs = 2500;

let begun = false;

function begin(): void {
  if (begun) return;
  begun = true;
  document.documentElement.dataset.faces = '';
  const addresses = document.querySelector<HTMLMetaElement>('meta[name="later"]')?.content.split(' ') ?? [];
  const [viewer, ...chunks] = addresses;
  for (const href of chunks) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  if (!viewer) return;
  // React makes errors ahead while it loads. Without traces they cost nothing; with them, the code is read twice.
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  void import(/* @vite-ignore */ viewer).finally(() => {
    Error.stackTraceLimit = stackTraceLimit;
  });
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
