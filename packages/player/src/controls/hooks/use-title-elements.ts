// Gives the store the elements that it plays in: those of the page, or those in which the title was begun already.
import { type RefObject, useLayoutEffect } from 'react';
import { type TitleElements, takePreloadedElements } from '../../engine/preloaded-elements.ts';
import { type PlayerSource, signUrl } from '../../engine/source.ts';
import type { PlayerStore } from '../../store/player-store.ts';

interface Shown {
  stage: RefObject<HTMLElement | null>;
  video: RefObject<HTMLVideoElement | null>;
  captions: RefObject<HTMLDivElement | null>;
}

export function useTitleElements(
  store: PlayerStore,
  source: PlayerSource,
  { stage, video, captions }: Shown,
): void {
  // Before the first paint: every millisecond until the engine may begin is one more until the first picture.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a later source plays in the elements that are there
  useLayoutEffect(() => {
    if (!stage.current || !video.current || !captions.current) return;
    const own = { video: video.current, captions: captions.current };
    const [first] = source.sources;
    const begun = first ? takePreloadedElements(signUrl(first.url, source.token)) : null;
    if (begun) takePlace(own, begun);
    return store.attach({ container: stage.current, ...(begun ?? own) });
  }, [store]);

  // React knows the elements that it made; the picture has to reach the one that is shown.
  useLayoutEffect(() => {
    const shown = stage.current?.querySelector('video');
    if (source.thumb === undefined) shown?.removeAttribute('poster');
    else shown?.setAttribute('poster', source.thumb);
  }, [source.thumb, stage]);
}

/** React lets go of all of the stage at once, whatever stands in it by then. */
function takePlace(own: TitleElements, begun: TitleElements): void {
  begun.video.playsInline = true;
  begun.video.preload = 'auto';
  begun.video.className = own.video.className;
  begun.captions.className = own.captions.className;
  own.video.replaceWith(begun.video);
  own.captions.replaceWith(begun.captions);
}
