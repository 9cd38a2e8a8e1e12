// Replaces an empty page by `page` repeatedly, and measures each render including layout. The first render also
// compiles the code; other benchmarks of home measure that.
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

const renderCount = 8;

/** @param wrap adds the providers that every page needs */
export async function measureRenders(
  page: ReactNode,
  wrap: (page: ReactNode) => ReactNode = (page) => page,
): Promise<void> {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const waitForPaint = () => new Promise((resolve) => setTimeout(resolve, 50));
  for (let render = 0; render < renderCount; render += 1) {
    flushSync(() => root.render(wrap(null)));
    await waitForPaint();
    const startedAt = performance.now();
    flushSync(() => root.render(wrap(page)));
    document.body.getBoundingClientRect();
    performance.measure('rendered', { start: startedAt, end: performance.now() });
    await waitForPaint();
  }
  performance.mark('interactive');
}
