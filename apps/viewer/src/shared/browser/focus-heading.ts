/** Moves the focus to the main heading of the page. */
export function focusHeading(): void {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  target?.setAttribute('tabindex', '-1');
  target?.focus({ preventScroll: true });
}
