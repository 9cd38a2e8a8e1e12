// The moving background of a hero. It begins long after the page has come to rest.
import type { Hero } from '@matinee/contract';
import type { HeroBackgroundMode } from '@matinee/rules';
import { lazy, Suspense, useEffect, useState } from 'react';

const Preview = lazy(() =>
  import('../preview/preview-player.tsx').then(({ Preview }) => ({ default: Preview })),
);

const restMs = 4000;

export interface MovingBackgroundProps {
  background: Hero['background']['animatedBackground'];
  mode: HeroBackgroundMode;
  onPlaying: (playing: boolean) => void;
}

export function MovingBackground({ background, mode, onPlaying }: MovingBackgroundProps) {
  const [begun, setBegun] = useState(false);
  const moves = mode !== 'none';
  useEffect(() => {
    if (!moves) return;
    return afterRest(() => setBegun(true));
  }, [moves]);
  if (!background || !begun || !moves) return null;
  // Browsers let nothing sound before somebody has done something.
  const sounds = mode === 'audioAndVideo' && navigator.userActivation?.hasBeenActive !== false;
  return (
    <Suspense fallback={null}>
      <Preview key={`${sounds}`} id={background.videoId} muted={!sounds} onPlaying={onPlaying} />
    </Suspense>
  );
}

/** Calls back once the page has loaded, some seconds have passed and nothing else is going on. */
function afterRest(begin: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(() => {
      if ('requestIdleCallback' in window) window.requestIdleCallback(begin, { timeout: restMs });
      else begin();
    }, restMs);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    clearTimeout(timer);
    window.removeEventListener('load', wait);
  };
}
