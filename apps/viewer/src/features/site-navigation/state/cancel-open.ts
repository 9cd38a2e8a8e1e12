// Opening a panel takes a moment while its code loads. A press elsewhere or Escape meanwhile cancels it.

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
    // A press inside the opened panel is not a dismissal.
    if (!target.closest('[data-focus-scope]')) onCancel();
  };
  removeListeners = () => {
    ownerDocument.removeEventListener('pointerdown', onInput, { capture: true });
    ownerDocument.removeEventListener('keydown', onInput, { capture: true });
  };
  ownerDocument.addEventListener('pointerdown', onInput, { capture: true });
  ownerDocument.addEventListener('keydown', onInput, { capture: true });
}
