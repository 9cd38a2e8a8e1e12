import { beforeAll, expect, test, vi } from 'vitest';

beforeAll(() => import('./first-screen.ts'));

function submitForm(attributes: string): { event: Event; requestSubmit: ReturnType<typeof vi.fn> } {
  document.body.innerHTML = `<form ${attributes}></form>`;
  const form = document.querySelector('form') as HTMLFormElement;
  const requestSubmit = vi.fn();
  form.requestSubmit = requestSubmit;
  const event = new Event('submit', { bubbles: true, cancelable: true });
  form.dispatchEvent(event);
  return { event, requestSubmit };
}

test("the browser submits a form with an action, which works without the viewer's code", () => {
  expect(submitForm('action="/search"').event.defaultPrevented).toBe(false);
});

test('a form without an action is submitted once after hydration, and later submits are not delayed', () => {
  const { event, requestSubmit } = submitForm('method="post"');
  expect(event.defaultPrevented).toBe(true);
  expect(requestSubmit).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('hydrated'));
  expect(requestSubmit).toHaveBeenCalledOnce();
  expect(submitForm('method="post"').event.defaultPrevented).toBe(false);
});
