// Restores scroll position and focus to the result that was opened, as soon as it is rendered again. User
// input cancels it.

const longestWaitMs = 4000;
const moves = ['keydown', 'pointerdown', 'wheel'] as const;

export interface SearchPosition {
  /** The URL of the result; null if none was opened. */
  opened: string | null;
  /** Scroll offset. */
  scrolled: number;
}

/** Returns a cancel function. Until the result is rendered the search box has the focus. */
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
