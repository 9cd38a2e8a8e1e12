/**
 * Calls `onMeasure` at once and after each resize, debounced, because dragging a window edge resizes it every
 * frame.
 * @param debounceMs time without a resize before the next call, in milliseconds
 * @returns a function that stops observing
 */
export function observeSize(element: Element, debounceMs: number, onMeasure: () => void): () => void {
  let isFirst = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new ResizeObserver(() => {
    clearTimeout(timer);
    if (isFirst) onMeasure();
    else timer = setTimeout(onMeasure, debounceMs);
    isFirst = false;
  });
  observer.observe(element);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
