// Gives the store the elements that it plays in: those of the page, or those in which the title was begun already.
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
  // Before the first paint: every millisecond until the engine may begin is one more until the first picture.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a later source plays in the elements that are there
  useLayoutEffect(() => {
    if (!container.current || !video.current || !captions.current) return;
    const rendered = { video: video.current, captions: captions.current };
    const [first] = source.sources;
    const preloaded = first ? takePreloadedElements(signUrl(first.url, source.token)) : null;
    if (preloaded) replaceElements(rendered, preloaded);
    return store.attach({ container: container.current, ...(preloaded ?? rendered) });
  }, [store]);

  // React knows the elements that it made; the picture has to reach the one that is shown.
  useLayoutEffect(() => {
    const visibleVideo = container.current?.querySelector('video');
    if (source.thumb === undefined) visibleVideo?.removeAttribute('poster');
    else visibleVideo?.setAttribute('poster', source.thumb);
  }, [source.thumb, container]);
}

/** React lets go of all of the stage at once, whatever stands in it by then. */
function replaceElements(rendered: TitleElements, preloaded: TitleElements): void {
  preloaded.video.playsInline = true;
  preloaded.video.preload = 'auto';
  preloaded.video.className = rendered.video.className;
  preloaded.captions.className = rendered.captions.className;
  rendered.video.replaceWith(preloaded.video);
  rendered.captions.replaceWith(preloaded.captions);
}
