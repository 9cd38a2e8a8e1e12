// How a picture appears: at once in a page that the server sent, from the cache and where nobody sees it, with a fade
// before the viewer's eyes. Fades out of sight would cost a scrolled page every second frame.
import { useEffect, useRef, useState } from 'react';
import { isFirstScreenOver } from './first-screen.ts';

export interface Fade {
  look: 'waiting' | 'fading' | 'there';
  /** For the `img`, when it has begun. */
  begin: (image: HTMLImageElement | null) => void;
  onLoad: (() => void) | undefined;
}

export function useFade(url: string | undefined, still: boolean): Fade {
  const [isLate] = useState(() => !still && isFirstScreenOver());
  const [loaded, setLoaded] = useState<{ url: string | undefined; fades: boolean }>();
  const image = useRef<HTMLImageElement>(null);
  const isThere = !isLate || loaded?.url === url;
  useEffect(() => {
    if (!isThere && image.current) return followSight(image.current);
  }, [isThere]);
  const lookThere = loaded?.fades ? 'fading' : 'there';
  return {
    look: isThere ? lookThere : 'waiting',
    begin: (element) => {
      image.current = element;
      if (!isThere && element?.complete && element.naturalWidth > 0) setLoaded({ url, fades: false });
    },
    onLoad: isLate
      ? () => setLoaded({ url, fades: image.current !== null && inSight.has(image.current) })
      : undefined,
  };
}

const inSight = new WeakSet<Element>();
let observer: IntersectionObserver | undefined;

function followSight(image: Element): () => void {
  observer ??= new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inSight.add(target);
      else inSight.delete(target);
    }
  });
  observer.observe(image);
  return () => observer?.unobserve(image);
}
