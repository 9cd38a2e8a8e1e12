import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startSpatialNavigation } from './spatial-navigation.ts';

const rowHeight = 300;

/** Lays out elements by the attribute `data-y`: happy-dom computes no layout. */
function getRect(this: HTMLElement): DOMRect {
  const row = this.closest<HTMLElement>('[data-y]');
  const y = Number(row?.dataset.y ?? 0) * rowHeight;
  return this === row ? new DOMRect(0, y, 1000, rowHeight - 20) : new DOMRect(0, y + 40, 200, 200);
}

const createCardHtml = (id: string) =>
  `<ul><li data-index="0"><a href="/${id}" data-focus-item>${id}</a></li></ul>`;
const findCard = (id: string) => document.querySelector(`[href="/${id}"]`) as HTMLElement;
const pressArrowDown = () =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }),
  );

beforeAll(startSpatialNavigation);
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(getRect);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(rowHeight);
  Object.assign(HTMLElement.prototype, { checkVisibility: () => true, scrollIntoView: () => {} });
});
afterEach(() => vi.restoreAllMocks());

test('ArrowDown focuses a row whose cards are still loading, and its first card when it has loaded', async () => {
  document.body.innerHTML = `<main>
    <div data-bucket="films" data-y="0">${createCardHtml('film')}</div>
    <div data-bucket="channels" data-y="1"></div>
    <div data-bucket="series" data-y="2">${createCardHtml('series')}</div>
  </main>`;
  const channels = document.querySelector('[data-bucket="channels"]') as HTMLElement;
  findCard('film').focus();
  pressArrowDown();
  expect(document.activeElement).toBe(channels);
  channels.innerHTML = createCardHtml('channel');
  await vi.waitFor(() => expect(document.activeElement).toBe(findCard('channel')));
});

test('ArrowDown moves on to the next row from a row whose cards have not loaded yet', () => {
  document.body.innerHTML = `<main>
    <div data-bucket="films" data-y="0">${createCardHtml('film')}</div>
    <div data-bucket="channels" data-y="1"></div>
    <div data-bucket="series" data-y="2">${createCardHtml('series')}</div>
  </main>`;
  findCard('film').focus();
  pressArrowDown();
  pressArrowDown();
  expect(document.activeElement).toBe(findCard('series'));
});

test('ArrowDown waits at the end of a list whose next page is loading, and leaves a complete list', () => {
  document.body.innerHTML = `<main>
    <ul data-y="0"><li><a href="/last" data-focus-item>Last</a></li></ul>
    <div data-loads-more data-y="1"><a href="/next-page">Show more</a></div>
  </main>
  <footer data-y="2"><a href="/about" data-focus-item>About</a></footer>`;
  findCard('last').focus();
  pressArrowDown();
  expect(document.activeElement).toBe(findCard('last'));
  document.querySelector('[data-loads-more]')?.remove();
  pressArrowDown();
  expect(document.activeElement).toBe(findCard('about'));
});
