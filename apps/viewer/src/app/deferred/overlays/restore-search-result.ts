// Brings somebody back to the result they opened, as soon as it is found again. Whoever goes on by themselves in the
// meantime is left alone.

const longestWaitMs = 4000;
const moves = ['keydown', 'pointerdown', 'wheel'] as const;

export interface SearchPosition {
  /** The address of the result; null: none was opened. */
  opened: string | null;
  /** How far down. */
  scrolled: number;
}

/** Gives back how to stop. Until the result is there, the focus is in the box. */
export function restoreSearchResult(root: HTMLElement, { opened, scrolled }: SearchPosition): () => void {
  root.scrollTop = scrolled;
  const attempt = () => {
    const link = opened === null ? undefined : linkIn(root, opened);
    if (!link) return false;
    root.scrollTop = scrolled;
    link.focus({ preventScroll: true });
    return true;
  };
  if (attempt()) return () => {};
  root.querySelector('input')?.focus({ preventScroll: true });
  if (opened === null) return () => {};
  const found = new MutationObserver(() => {
    if (attempt()) stop();
  });
  const patience = setTimeout(() => stop(), longestWaitMs);
  function stop(): void {
    found.disconnect();
    clearTimeout(patience);
    for (const move of moves) root.removeEventListener(move, stop);
  }
  found.observe(root, { childList: true, subtree: true });
  for (const move of moves) root.addEventListener(move, stop, { passive: true });
  return stop;
}

function linkIn(root: HTMLElement, address: string): HTMLElement | undefined {
  return [...root.querySelectorAll<HTMLElement>('a[href]')].find(
    (link) => link.getAttribute('href') === address,
  );
}
