// Selects the next or previous hero when a finger or pen swipes over the header.
import { useEffect, useRef } from 'react';

/** A shorter movement is a tap, or the start of a scroll. */
const minSwipePixels = 40;

export interface HeroSwipeProps {
  /** Selects the next hero, or with -1 the previous one. */
  onStep: (step: 1 | -1) => void;
}

export default function HeroSwipe({ onStep }: HeroSwipeProps) {
  const marker = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const header = marker.current?.parentElement;
    return header ? observeSwipes(header, onStep) : undefined;
  }, [onStep]);
  return <span ref={marker} hidden />;
}

/** Returns a function that ends the observation. */
function observeSwipes(header: HTMLElement, onStep: HeroSwipeProps['onStep']): () => void {
  let start: PointerEvent | undefined;
  let hasSwiped = false;
  const onPointerDown = (event: PointerEvent) => {
    hasSwiped = false;
    start = event.pointerType === 'mouse' || !event.isPrimary ? undefined : event;
  };
  const onPointerMove = (event: PointerEvent) => {
    if (!start || event.pointerId !== start.pointerId) return;
    const distance = event.clientX - start.clientX;
    if (Math.abs(distance) < minSwipePixels || Math.abs(distance) < Math.abs(event.clientY - start.clientY))
      return;
    start = undefined;
    hasSwiped = true;
    const isRightToLeft = getComputedStyle(header).direction === 'rtl';
    onStep(distance < 0 === isRightToLeft ? -1 : 1);
  };
  const onPointerEnd = () => {
    start = undefined;
  };
  const onClick = (event: MouseEvent) => {
    if (!hasSwiped) return;
    hasSwiped = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const abort = new AbortController();
  const { signal } = abort;
  header.addEventListener('pointerdown', onPointerDown, { signal });
  header.addEventListener('pointermove', onPointerMove, { signal });
  header.addEventListener('pointerup', onPointerEnd, { signal });
  header.addEventListener('pointercancel', onPointerEnd, { signal });
  header.addEventListener('click', onClick, { signal, capture: true });
  return () => abort.abort();
}
