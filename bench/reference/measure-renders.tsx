// Renders a page again and again where another was, as navigations do, and notes how long each took until all was laid
// out. The first one also compiles the code, which is what the other figures of home are about.
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

const renders = 8;

/** @param around what stands around every page */
export async function measureRenders(
  page: ReactNode,
  around: (page: ReactNode) => ReactNode = (only) => only,
): Promise<void> {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const rest = () => new Promise((resolve) => setTimeout(resolve, 50));
  for (let render = 0; render < renders; render += 1) {
    flushSync(() => root.render(around(null)));
    await rest();
    const began = performance.now();
    flushSync(() => root.render(around(page)));
    document.body.getBoundingClientRect();
    performance.measure('rendered', { start: began, end: performance.now() });
    await rest();
  }
  performance.mark('interactive');
}
