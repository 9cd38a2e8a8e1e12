import { fireEvent, render, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import HeroSwipe from './hero-swipe.tsx';

function renderSwipe(direction: 'ltr' | 'rtl' = 'ltr') {
  const onStep = vi.fn();
  const onClick = vi.fn();
  const { container } = render(
    <div style={{ direction }}>
      <HeroSwipe onStep={onStep} />
      <button type="button" onClick={onClick}>
        Play
      </button>
    </div>,
  );
  return { onStep, onClick, button: within(container).getByRole('button') };
}

function drag(element: HTMLElement, [dx, dy]: readonly [number, number], pointerType = 'touch') {
  const pointer = { pointerId: 1, isPrimary: true, pointerType };
  fireEvent.pointerDown(element, { ...pointer, clientX: 200, clientY: 200 });
  fireEvent.pointerMove(element, { ...pointer, clientX: 200 + dx, clientY: 200 + dy });
  fireEvent.pointerUp(element, { ...pointer, clientX: 200 + dx, clientY: 200 + dy });
}

test.each([
  ['ltr', 'left', 1, -60],
  ['ltr', 'right', -1, 60],
  ['rtl', 'left', -1, -60],
  ['rtl', 'right', 1, 60],
] as const)('in %s pages a swipe to the %s calls onStep with %s', (direction, _side, step, dx) => {
  const { onStep, button } = renderSwipe(direction);
  drag(button, [dx, 10]);
  expect(onStep.mock.calls).toEqual([[step]]);
});

test.each([
  ['a short movement', [-20, 0], 'touch'],
  ['a vertical movement', [-60, 90], 'touch'],
  ['a movement of the mouse', [-60, 0], 'mouse'],
] as const)('%s selects no hero', (_name, distance, pointerType) => {
  const { onStep, button } = renderSwipe();
  drag(button, distance, pointerType);
  expect(onStep).not.toHaveBeenCalled();
});

test('a swipe that starts on a button does not press it, and the next tap does', () => {
  const { onClick, button } = renderSwipe();
  drag(button, [-60, 0]);
  fireEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  drag(button, [0, 0]);
  fireEvent.click(button);
  expect(onClick).toHaveBeenCalledOnce();
});
