/** The focus goes to what the page is about. */
export function focusHeading(): void {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  target?.setAttribute('tabindex', '-1');
  target?.focus({ preventScroll: true });
}
