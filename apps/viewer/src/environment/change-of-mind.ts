// What was asked to open takes a moment to stand and to listen: its code may still be on its way. A press elsewhere or
// Escape in that moment means that it is not wanted any more.

let forget = () => {};

export function awaitChangeOfMind(opener: HTMLElement, onChange: () => void): void {
  forget();
  const look = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const isNothing = event instanceof KeyboardEvent ? event.key !== 'Escape' : opener.contains(target);
    if (isNothing) return;
    forget();
    // Inside of what has opened it is somebody's who goes on there.
    if (!target.closest('[data-focus-scope]')) onChange();
  };
  forget = () => {
    document.removeEventListener('pointerdown', look, { capture: true });
    document.removeEventListener('keydown', look, { capture: true });
  };
  document.addEventListener('pointerdown', look, { capture: true });
  document.addEventListener('keydown', look, { capture: true });
}
