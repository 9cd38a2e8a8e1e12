// A panel opens after its code has loaded. Pressing outside or Escape before that cancels opening.

let removeListeners = () => {};

export function cancelOpenOnOutsideInput(opener: HTMLElement, onCancel: () => void): void {
  removeListeners();
  // Previews render into a document of their own.
  const ownerDocument = opener.ownerDocument;
  const onInput = (event: PointerEvent | KeyboardEvent) => {
    const target = event.target as Element;
    const isIgnored = 'key' in event ? event.key !== 'Escape' : opener.contains(target);
    if (isIgnored) return;
    removeListeners();
    // Pressing inside the opened panel does not close it.
    if (!target.closest('[data-focus-scope]')) onCancel();
  };
  removeListeners = () => {
    ownerDocument.removeEventListener('pointerdown', onInput, { capture: true });
    ownerDocument.removeEventListener('keydown', onInput, { capture: true });
  };
  ownerDocument.addEventListener('pointerdown', onInput, { capture: true });
  ownerDocument.addEventListener('keydown', onInput, { capture: true });
}
