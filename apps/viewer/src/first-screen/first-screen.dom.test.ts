import { expect, test, vi } from 'vitest';

test("loads the viewer's code after the first frame on a page without a large image", async () => {
  vi.useFakeTimers();
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
  document.head.innerHTML = '<meta name="deferred-scripts" content=" /chunk.js">';
  await import('./first-screen.ts');
  const countPreloads = () => document.querySelectorAll('link[rel="modulepreload"]').length;
  vi.advanceTimersByTime(1000);
  expect(countPreloads()).toBe(0);
  for (const runFrame of frames) runFrame(0);
  vi.advanceTimersByTime(0);
  expect(countPreloads()).toBe(1);
});

/** Sets up a page whose font replaces its fallback font as soon as first-screen.ts is imported. */
function setUpFallbackFonts(): void {
  vi.resetModules();
  delete document.documentElement.dataset.fontsLoaded;
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => callback(0));
  Object.assign(document, { fonts: { load: () => Promise.resolve([]) } });
  document.head.innerHTML = '<meta name="font-families" content="Noto">';
}

test('keeps the height of Arabic text that needs fewer lines than in its fallback font, without wide word gaps', async () => {
  setUpFallbackFonts();
  document.body.innerHTML = '<p>القافلة الأخيرة تعرف الطريق</p>';
  const text = document.body.querySelector('p') as HTMLElement;
  const lineHeight = 20;
  const getLines = () => {
    const count = document.documentElement.dataset.fontsLoaded === undefined ? 2 : 1;
    return Array.from({ length: count }, (_, line) => new DOMRect(0, line * lineHeight, 100, lineHeight));
  };
  const getBox = () => new DOMRect(0, 0, 100, getLines().length * lineHeight);
  vi.spyOn(Range.prototype, 'getClientRects').mockImplementation(() => getLines() as unknown as DOMRectList);
  vi.spyOn(text, 'getBoundingClientRect').mockImplementation(getBox);
  await import('./first-screen.ts');
  await vi.advanceTimersByTimeAsync(10);
  expect(text.style.minBlockSize).toBe('40px');
  expect(Number.parseFloat(text.style.wordSpacing)).toBeLessThan(1);
});

test('spreads a small difference over the spaces of a short Arabic text, so that it stays centred', async () => {
  setUpFallbackFonts();
  document.body.innerHTML = '<button><span>أضف إلى قائمة</span></button>';
  const text = document.body.querySelector('span') as HTMLElement;
  const getBox = () =>
    new DOMRect(0, 0, document.documentElement.dataset.fontsLoaded === undefined ? 104 : 100, 20);
  vi.spyOn(Range.prototype, 'getClientRects').mockImplementation(() => [getBox()] as unknown as DOMRectList);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(getBox);
  await import('./first-screen.ts');
  await vi.advanceTimersByTimeAsync(10);
  expect(text.style.wordSpacing).toBe('2px');
  expect(text.style.marginInlineEnd).toBe('');
});
