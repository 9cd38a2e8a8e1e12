// Collects what the viewer types while the code of the search overlay loads, until the search box has the focus.

let typedText = '';
let stop = () => {};

export function collectTypedText(): void {
  stop();
  typedText = '';
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Backspace') typedText = typedText.slice(0, -1);
    else if (event.key.length === 1) typedText += event.key;
    // On the focused button, Enter would open the search again.
    else if (event.key !== 'Enter') return;
    event.preventDefault();
  };
  const events = ['pointerdown', 'focusin', 'popstate'] as const;
  stop = () => {
    window.removeEventListener('keydown', onKeyDown, { capture: true });
    for (const type of events) window.removeEventListener(type, stop);
  };
  window.addEventListener('keydown', onKeyDown, { capture: true });
  for (const type of events) window.addEventListener(type, stop);
}

/** Returns the collected text and ends collecting. */
export function takeTypedText(): string {
  stop();
  const text = typedText;
  typedText = '';
  return text;
}
