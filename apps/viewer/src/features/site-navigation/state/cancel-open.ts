// What was asked to open takes a moment to stand and to listen: its code may still be on its way. A press elsewhere or
// Escape in that moment means that it is not wanted any more.

let forget = () => {};

export function cancelOpenOnOutsideInput(opener: HTMLElement, onChange: () => void): void {
  forget();
  // A preview draws into a page of its own.
  const page = opener.ownerDocument;
  const look = (event: PointerEvent | KeyboardEvent) => {
    const target = event.target as Element;
    const isNothing = 'key' in event ? event.key !== 'Escape' : opener.contains(target);
    if (isNothing) return;
    forget();
    // Inside of what has opened it is somebody's who goes on there.
    if (!target.closest('[data-focus-scope]')) onChange();
  };
  forget = () => {
    page.removeEventListener('pointerdown', look, { capture: true });
    page.removeEventListener('keydown', look, { capture: true });
  };
  page.addEventListener('pointerdown', look, { capture: true });
  page.addEventListener('keydown', look, { capture: true });
}
