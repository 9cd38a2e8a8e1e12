// happy-dom computes no layout, so the tests fake one: cards of 200 px in a row that is 1,000 px wide.
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Rail, type RailProps } from './rail.tsx';

const cardWidth = 200;
const rowWidth = 1_000;
const labels = { previous: 'Previous', next: 'Next' };

const getColumn = (item: Element) =>
  Math.floor(Number((item as HTMLElement).dataset.index) / getRowCount(item));
const getRowCount = (item: Element) => Number(item.closest('section')?.dataset.rows);

/** Scrolls the row of a card until the whole card is visible. */
function scrollToCard(item: Element): void {
  const list = item.closest('ul');
  if (!list) return;
  const sign = getComputedStyle(list).direction === 'rtl' ? -1 : 1;
  const start = getColumn(item) * cardWidth;
  const offset = Math.min(start, Math.max(Math.abs(list.scrollLeft), start + cardWidth - rowWidth));
  if (offset === Math.abs(list.scrollLeft)) return;
  list.scrollLeft = sign * offset;
  fireEvent.scroll(list);
}

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(rowWidth);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(cardWidth);
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrollToCard(this);
  });
  vi.spyOn(Element.prototype, 'scrollBy').mockImplementation(function (this: Element, options) {
    this.scrollLeft += (options as ScrollToOptions).left ?? 0;
    fireEvent.scroll(this);
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

interface RenderOptions extends Partial<Omit<RailProps, 'title' | 'cardLayout' | 'renderItem' | 'labels'>> {
  direction?: 'ltr' | 'rtl';
  onOpen?: (position: number) => void;
}

function renderRail({ direction = 'ltr', onOpen, count = 60, ...props }: RenderOptions = {}) {
  const renderLink = (text: string, index: number) => (
    <a
      href={`#${index + 1}`}
      data-focus-item
      onClick={(event) => {
        event.preventDefault();
        onOpen?.(index + 1);
      }}
    >
      {text}
    </a>
  );
  const createElementWith = (changes: Partial<RailProps> = {}) => (
    <div style={{ direction }}>
      <Rail
        title="Reels"
        cardLayout={{ kind: 'card', shape: 'landscape' } as RailProps['cardLayout']}
        count={count}
        labels={labels}
        renderItem={(index) => renderLink(`Reel ${index + 1}`, index)}
        renderPreview={(index) => <p data-preview-card>{`About reel ${index + 1}`}</p>}
        {...props}
        {...changes}
      />
    </div>
  );
  const { rerender } = render(createElementWith());
  return {
    user: userEvent.setup(),
    row: screen.getByRole('region', { name: 'Reels' }),
    update: (changes: Partial<RailProps>) => rerender(createElementWith(changes)),
  };
}

const getCard = (number: number) => screen.getByRole('link', { name: `Reel ${number}` });
const getFocusedPosition = () => Number(document.activeElement?.closest('li')?.getAttribute('aria-posinset'));
const getCardStates = () =>
  screen
    .getAllByRole('listitem')
    .slice(0, 6)
    .map((item) => item.dataset.state);

describe('arrow keys in a row', () => {
  test('move card by card and stop at the ends while the document contains fewer than 12 cards', async () => {
    const { user } = renderRail();
    getCard(1).focus();
    for (let position = 2; position <= 34; position += 1) {
      await user.keyboard('{ArrowRight}');
      expect(getFocusedPosition()).toBe(position);
    }
    expect(screen.getAllByRole('listitem').length).toBeLessThan(12);
    await user.keyboard('{Home}');
    expect(getFocusedPosition()).toBe(1);
    await user.keyboard('{ArrowLeft}');
    expect(getFocusedPosition()).toBe(1);
    await user.keyboard('{End}');
    expect(getFocusedPosition()).toBe(60);
    await user.keyboard('{ArrowRight}');
    expect(getFocusedPosition()).toBe(60);
  });

  test('are mirrored in a right-to-left layout', async () => {
    const { user } = renderRail({ direction: 'rtl' });
    getCard(1).focus();
    for (let position = 2; position <= 14; position += 1) {
      await user.keyboard('{ArrowLeft}');
      expect(getFocusedPosition()).toBe(position);
    }
    await user.keyboard('{ArrowRight}');
    expect(getFocusedPosition()).toBe(13);
  });

  test('move the focus and the card states by row and column when the rail has two rows; only cards of the active row move', async () => {
    const { user } = renderRail({ rowCount: 2 });
    getCard(1).focus();
    await user.keyboard('{ArrowDown}');
    expect(getFocusedPosition()).toBe(2);
    await user.keyboard('{ArrowRight}');
    expect(getFocusedPosition()).toBe(4);
    expect(getCardStates()).toEqual([
      'before-active',
      'before-active',
      'before-active',
      'active',
      'after-active',
      'after-active',
    ]);
    const movingCards = document.querySelectorAll<HTMLElement>('[data-in-active-row]');
    expect([...movingCards].map(({ dataset }) => Number(dataset.index) % 2)).toEqual(
      Array.from(movingCards, () => 1),
    );
    expect(movingCards.length).toBeGreaterThan(2);
    await user.keyboard('{ArrowUp}');
    expect(getFocusedPosition()).toBe(3);
  });

  test('keep the grown card inside the window: the first card moves forward, the last one back', async () => {
    const { user } = renderRail();
    const getOffset = () =>
      Number.parseFloat(screen.getByRole('list').style.getPropertyValue('--scaled-offset'));
    getCard(1).focus();
    await user.keyboard('{ArrowRight}');
    expect(getOffset()).toBeCloseTo(0);
    await user.keyboard('{ArrowLeft}');
    // The card grows by 10 px on each side.
    expect(getOffset()).toBeCloseTo(10);
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(getOffset()).toBeCloseTo(-10);
  });

  test.each(['ctrlKey', 'metaKey', 'altKey'])('do not move the focus when %s is pressed', (modifier) => {
    renderRail();
    getCard(1).focus();
    fireEvent.keyDown(getCard(1), { key: 'ArrowRight', [modifier]: true });
    expect(getFocusedPosition()).toBe(1);
  });

  test('do not handle ArrowUp and ArrowDown when the rail has one row', () => {
    renderRail();
    getCard(2).focus();
    expect(fireEvent.keyDown(getCard(2), { key: 'ArrowDown' })).toBe(true);
    expect(fireEvent.keyDown(getCard(2), { key: 'ArrowUp' })).toBe(true);
    expect(getFocusedPosition()).toBe(2);
  });
});

describe('a row that is partly loaded', () => {
  test('calls onNearEnd near its end and keeps the focus on a card that loads', async () => {
    const onNearEnd = vi.fn();
    const { user, update } = renderRail({ count: 20, loadedCount: 8, onNearEnd });
    getCard(1).focus();
    expect(onNearEnd).toHaveBeenCalled();
    for (let position = 2; position <= 9; position += 1) await user.keyboard('{ArrowRight}');
    expect(getFocusedPosition()).toBe(9);
    expect(screen.queryByRole('link', { name: 'Reel 9' })).toBeNull();
    update({ count: 20, loadedCount: 20 });
    expect(document.activeElement).toBe(getCard(9));
  });

  test('reports an unknown number of cards to assistive technology', () => {
    const { update } = renderRail({ count: 20, loadedCount: 8, isBusy: true });
    expect(screen.getByRole('list').getAttribute('aria-busy')).toBe('true');
    expect(screen.getAllByRole('listitem')[0]?.getAttribute('aria-setsize')).toBe('-1');
    update({ count: 20, loadedCount: 20, isBusy: false });
    expect(screen.getByRole('list').hasAttribute('aria-busy')).toBe(false);
    expect(screen.getAllByRole('listitem')[0]?.getAttribute('aria-setsize')).toBe('20');
  });
});

describe('pointer over a row', () => {
  const getPreviewText = () => document.querySelector('[data-preview-card]')?.textContent;
  const mouse = { pointerType: 'mouse' };

  test('shows a preview of the card under a mouse until the mouse leaves the row', async () => {
    const { row } = renderRail();
    fireEvent.pointerEnter(screen.getByRole('list').parentElement as Element, mouse);
    fireEvent.pointerOver(getCard(2), mouse);
    await waitFor(() => expect(getPreviewText()).toBe('About reel 2'));
    expect(row.hasAttribute('data-highlighted')).toBe(true);
    expect(getCardStates().slice(0, 3)).toEqual(['before-active', 'active', 'after-active']);
    fireEvent.pointerLeave(screen.getByRole('list').parentElement as Element, mouse);
    expect(getPreviewText()).toBeUndefined();
    expect(row.hasAttribute('data-highlighted')).toBe(false);
  });

  test.each([
    ['Escape is pressed', () => fireEvent.keyDown(getCard(2), { key: 'Escape' })],
    ['the row scrolls', () => fireEvent.scroll(screen.getByRole('list'))],
  ])('closes the preview when %s', async (_case, closePreview) => {
    renderRail();
    getCard(1).focus();
    fireEvent.pointerOver(getCard(2), mouse);
    await waitFor(() => expect(getPreviewText()).toBe('About reel 2'));
    closePreview();
    expect(getPreviewText()).toBeUndefined();
  });

  test('shows no preview on touch', () => {
    vi.useFakeTimers();
    renderRail();
    getCard(1).focus();
    fireEvent.pointerOver(getCard(2), { pointerType: 'touch' });
    vi.advanceTimersByTime(1_000);
    expect(getPreviewText()).toBeUndefined();
  });

  test('neither previews nor activates a placeholder', () => {
    vi.useFakeTimers();
    renderRail({ count: 20, loadedCount: 3, isBusy: true });
    getCard(1).focus();
    const placeholder = screen.getAllByRole('listitem')[3]?.firstElementChild as Element;
    fireEvent.pointerOver(placeholder, mouse);
    vi.advanceTimersByTime(1_000);
    expect(getPreviewText()).toBeUndefined();
    expect(getCardStates()[3]).toBe('hidden');
    expect(document.querySelectorAll('[data-index="3"][data-state="active"]')).toHaveLength(0);
  });

  test('opens a card when it is clicked before its preview is shown', () => {
    vi.useFakeTimers();
    const onOpen = vi.fn();
    renderRail({ onOpen });
    fireEvent.pointerEnter(screen.getByRole('list').parentElement as Element, mouse);
    fireEvent.pointerOver(getCard(2), mouse);
    fireEvent.pointerDown(getCard(2), mouse);
    vi.advanceTimersByTime(1_000);
    expect(getPreviewText()).toBeUndefined();
    fireEvent.pointerUp(getCard(2), mouse);
    fireEvent.click(getCard(2));
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(2);
  });
});

describe('arrow buttons', () => {
  const findArrow = (row: HTMLElement, title: string) => within(row).queryByTitle(title);

  test('scroll by almost the visible width; the previous button is hidden at the start of the row', () => {
    const { row } = renderRail();
    fireEvent.pointerEnter(screen.getByRole('list').parentElement as Element, { pointerType: 'mouse' });
    expect(findArrow(row, 'Previous')).toBeNull();
    fireEvent.click(findArrow(row, 'Next') as Element);
    expect(screen.getByRole('list').scrollLeft).toBe(820);
    fireEvent.click(findArrow(row, 'Previous') as Element);
    expect(screen.getByRole('list').scrollLeft).toBe(0);
    expect(findArrow(row, 'Previous')).toBeNull();
  });

  test('scroll left in a right-to-left layout', () => {
    const { row } = renderRail({ direction: 'rtl' });
    fireEvent.pointerEnter(screen.getByRole('list').parentElement as Element, { pointerType: 'mouse' });
    fireEvent.click(findArrow(row, 'Next') as Element);
    expect(screen.getByRole('list').scrollLeft).toBe(-820);
  });
});

test('renders a heading and no cards for a row far from the viewport', () => {
  const { row } = renderRail({ isFarFromViewport: true });
  expect(within(row).getByRole('heading', { name: 'Reels' })).toBeDefined();
  expect(screen.queryAllByRole('listitem')).toEqual([]);
});
