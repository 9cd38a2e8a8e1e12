// Attaches the player's elements to the store. When the title was preloaded, its elements replace the
// rendered ones.
import { type RefObject, useLayoutEffect } from 'react';
import { type TitleElements, takePreloadedElements } from '../../engine/preloaded-elements.ts';
import { type PlayerSource, signUrl } from '../../engine/source.ts';
import type { PlayerStore } from '../../store/player-store.ts';

interface ElementRefs {
  container: RefObject<HTMLElement | null>;
  video: RefObject<HTMLVideoElement | null>;
  captions: RefObject<HTMLDivElement | null>;
}

export function usePlayerElements(
  store: PlayerStore,
  source: PlayerSource,
  { container, video, captions }: ElementRefs,
): void {
  // A layout effect runs before the first paint, so that the engine starts as early as possible.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a later source plays in the same elements
  useLayoutEffect(() => {
    if (!container.current || !video.current || !captions.current) return;
    const renderedElements = { video: video.current, captions: captions.current };
    const [firstStream] = source.sources;
    const preloadedElements = firstStream
      ? takePreloadedElements(signUrl(firstStream.url, source.token))
      : null;
    if (preloadedElements) replaceElements(renderedElements, preloadedElements);
    return store.attach({ container: container.current, ...(preloadedElements ?? renderedElements) });
  }, [store]);

  // React only updates the video element that it rendered, so the poster is set on the visible one.
  useLayoutEffect(() => {
    const visibleVideo = container.current?.querySelector('video');
    if (source.posterUrl === undefined) visibleVideo?.removeAttribute('poster');
    else visibleVideo?.setAttribute('poster', source.posterUrl);
  }, [source.posterUrl, container]);
}

/** React removes the whole container on unmount, so replaced children cause no errors. */
function replaceElements(renderedElements: TitleElements, preloadedElements: TitleElements): void {
  preloadedElements.video.playsInline = true;
  preloadedElements.video.preload = 'auto';
  preloadedElements.video.className = renderedElements.video.className;
  preloadedElements.captions.className = renderedElements.captions.className;
  renderedElements.video.replaceWith(preloadedElements.video);
  renderedElements.captions.replaceWith(preloadedElements.captions);
}
