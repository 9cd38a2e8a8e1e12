/**
 * Measures an element at once and whenever its size has come to rest again: a window that is being drawn larger
 * changes size with every frame.
 */
export function observeSize(element: Element, debounceMs: number, measure: () => void): () => void {
  let isFirst = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new ResizeObserver(() => {
    clearTimeout(timer);
    if (isFirst) measure();
    else timer = setTimeout(measure, debounceMs);
    isFirst = false;
  });
  observer.observe(element);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
