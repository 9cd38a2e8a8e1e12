import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Reads what the viewer typed or selected before hydration. React leaves it in the fields, but calls no `onChange`, and
 * the next render would replace it by the component's value.
 */
export function useEarlyInput<T extends Element>(
  container: RefObject<T | null>,
  readInput: (container: T) => void,
): void {
  const read = useRef(readInput);
  useLayoutEffect(() => {
    if (container.current) read.current(container.current);
  }, [container]);
}
