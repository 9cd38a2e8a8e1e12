// How a picture appears: at once in a page that the server sent, from the cache and where nobody sees it, with a fade
// before the viewer's eyes. Fades out of sight would cost a scrolled page every second frame.
import { useEffect, useRef, useState } from 'react';
import { isFirstScreenOver } from './first-screen.ts';

export interface Fade {
  phase: 'waiting' | 'fading' | 'there';
  /** For the `img`, when it has begun. */
  attach: (image: HTMLImageElement | null) => void;
  onLoad: (() => void) | undefined;
}

export function useFade(url: string | undefined, isInstant: boolean): Fade {
  const [isLate] = useState(() => !isInstant && isFirstScreenOver());
  const [loaded, setLoaded] = useState<{ url: string | undefined; fades: boolean }>();
  const image = useRef<HTMLImageElement>(null);
  const isVisible = !isLate || loaded?.url === url;
  useEffect(() => {
    if (!isVisible && image.current) return observeViewport(image.current);
  }, [isVisible]);
  const visiblePhase = loaded?.fades ? 'fading' : 'there';
  return {
    phase: isVisible ? visiblePhase : 'waiting',
    attach: (element) => {
      image.current = element;
      if (!isVisible && element?.complete && element.naturalWidth > 0) setLoaded({ url, fades: false });
    },
    onLoad: isLate
      ? () => setLoaded({ url, fades: image.current !== null && inViewport.has(image.current) })
      : undefined,
  };
}

const inViewport = new WeakSet<Element>();
let observer: IntersectionObserver | undefined;

function observeViewport(image: Element): () => void {
  observer ??= new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inViewport.add(target);
      else inViewport.delete(target);
    }
  });
  observer.observe(image);
  return () => observer?.unobserve(image);
}
