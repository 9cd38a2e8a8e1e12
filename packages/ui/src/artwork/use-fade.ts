// Decides how an image appears: at once when it is in the server's markup, cached or outside the viewport,
// otherwise with a fade. Fades outside the viewport would halve the frame rate while scrolling.
import { useEffect, useRef, useState } from 'react';
import { isFirstPageHydrated } from './first-page-hydration.ts';

export interface Fade {
  phase: 'hidden' | 'fading' | 'visible';
  /** The `ref` of the `img`. */
  attachImage: (image: HTMLImageElement | null) => void;
  onLoad: (() => void) | undefined;
}

export function useFade(url: string | undefined, isInstant: boolean): Fade {
  const [canFadeIn] = useState(() => !isInstant && isFirstPageHydrated());
  const [loadedImage, setLoadedImage] = useState<{ url: string | undefined; isFading: boolean }>();
  const image = useRef<HTMLImageElement>(null);
  const isVisible = !canFadeIn || loadedImage?.url === url;
  useEffect(() => {
    if (!isVisible && image.current) return observeViewport(image.current);
  }, [isVisible]);
  const visiblePhase = loadedImage?.isFading ? 'fading' : 'visible';
  return {
    phase: isVisible ? visiblePhase : 'hidden',
    attachImage: (element) => {
      image.current = element;
      if (!isVisible && element?.complete && element.naturalWidth > 0)
        setLoadedImage({ url, isFading: false });
    },
    onLoad: canFadeIn
      ? () => setLoadedImage({ url, isFading: image.current !== null && imagesInViewport.has(image.current) })
      : undefined,
  };
}

const imagesInViewport = new WeakSet<Element>();
let observer: IntersectionObserver | undefined;

function observeViewport(image: Element): () => void {
  observer ??= new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) imagesInViewport.add(target);
      else imagesInViewport.delete(target);
    }
  });
  observer.observe(image);
  return () => observer?.unobserve(image);
}
