// Restores scroll position and focus to the result that was opened, as soon as it is rendered again. User
// input cancels it.
import { focusTextField } from '../../../shared/browser/focus-text-field.ts';

const timeoutMs = 4000;
const userInputs = ['keydown', 'pointerdown', 'wheel'] as const;

export interface SearchPosition {
  /** The URL of the result; null if none was opened. */
  openedHref: string | null;
  /** Scroll offset. */
  scrollTop: number;
}

/** Returns a cancel function. Until the result is rendered the search box has the focus. */
export function restoreSearchPosition(
  root: HTMLElement,
  { openedHref, scrollTop }: SearchPosition,
): () => void {
  root.scrollTop = scrollTop;
  const attempt = () => {
    const link = openedHref === null ? undefined : findLink(root, openedHref);
    if (!link) return false;
    root.scrollTop = scrollTop;
    link.focus({ preventScroll: true });
    return true;
  };
  if (attempt()) return () => {};
  focusTextField(root.querySelector('input'));
  if (openedHref === null) return () => {};
  const observer = new MutationObserver(() => {
    if (attempt()) stop();
  });
  const timeout = setTimeout(() => stop(), timeoutMs);
  function stop(): void {
    observer.disconnect();
    clearTimeout(timeout);
    for (const input of userInputs) root.removeEventListener(input, stop);
  }
  observer.observe(root, { childList: true, subtree: true });
  for (const input of userInputs) root.addEventListener(input, stop, { passive: true });
  return stop;
}

function findLink(root: HTMLElement, href: string): HTMLElement | undefined {
  return [...root.querySelectorAll<HTMLElement>('a[href]')].find(
    (link) => link.getAttribute('href') === href,
  );
}
