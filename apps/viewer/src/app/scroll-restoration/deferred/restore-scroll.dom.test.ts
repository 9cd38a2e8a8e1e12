import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readPagePosition } from '../scroll-positions.ts';
import { restoreScroll } from './restore-scroll.ts';

const rowHeight = 400;
const heroHeight = 600;
let scrollY = 0;

/** Lays out the rows below each other: happy-dom computes no layout. */
function renderRows(...ids: string[]): void {
  document.body.innerHTML = `<main id="main">${ids
    .map((id) => `<div data-bucket="${id}"><a href="/video/${id}">${id}</a></div>`)
    .join('')}</main>`;
  for (const [index, row] of document.querySelectorAll('[data-bucket]').entries()) {
    const getRect = () => new DOMRect(0, heroHeight + index * rowHeight - scrollY, 1000, rowHeight);
    row.getBoundingClientRect = getRect;
    for (const link of row.children) link.getBoundingClientRect = getRect;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrollY);
  vi.spyOn(window, 'scrollTo').mockImplementation(((options: ScrollToOptions) => {
    scrollY = options.top ?? 0;
  }) as typeof window.scrollTo);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const getTop = (id: string) => document.querySelector(`[data-bucket="${id}"]`)?.getBoundingClientRect().top;

test('restores the position of the row of the followed link when another row was inserted above it', () => {
  renderRows('films', 'series', 'news');
  scrollY = 900;
  const link = document.querySelector('[href="/video/series"]');
  const position = { ...readPagePosition(link), rows: {}, linkHref: '/video/series' };
  expect(getTop('series')).toBe(100);

  renderRows('continue-watching', 'films', 'series', 'news');
  scrollY = 0;
  const stop = restoreScroll(position, () => {});
  expect(getTop('series')).toBe(100);
  stop();
});

test('returns to the same scroll position when the row no longer exists', () => {
  renderRows('films', 'series', 'news');
  scrollY = 1100;
  const position = { ...readPagePosition(), rows: {}, linkHref: null };
  renderRows('films', 'news');
  scrollY = 0;
  restoreScroll(position, () => {})();
  expect(scrollY).toBe(1100);
});
