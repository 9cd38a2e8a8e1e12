// Renders a page into an empty root again and again, and notes how long each took until all was laid out. The first one
// also compiles the code, which is what the other figures of home are about.
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

const renders = 8;

export async function measureRenders(page: () => ReactNode): Promise<void> {
  for (let render = 0; render < renders; render += 1) {
    const element = document.body.appendChild(document.createElement('div'));
    const began = performance.now();
    const root = createRoot(element);
    flushSync(() => root.render(page()));
    document.body.getBoundingClientRect();
    performance.measure('rendered', { start: began, end: performance.now() });
    await new Promise((resolve) => setTimeout(resolve, 50));
    root.unmount();
    element.remove();
  }
  performance.mark('interactive');
}
