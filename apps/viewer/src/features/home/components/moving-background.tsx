// The moving background of a hero. It begins long after the page has come to rest, and never for people who asked
// for less motion or less data.
import type { Hero } from '@matinee/contract';
import { heroBackgroundMode } from '@matinee/rules';
import { lazy, Suspense, useEffect, useState } from 'react';

const Preview = lazy(() => import('./preview.tsx').then(({ Preview }) => ({ default: Preview })));

const restMs = 4000;
const preferences = { videoBackgroundAutoPlay: true, videoBackgroundAutoPlayAudio: false };

export interface MovingBackgroundProps {
  background: Hero['background']['animatedBackground'];
  onPlaying: (playing: boolean) => void;
}

export function MovingBackground({ background, onPlaying }: MovingBackgroundProps) {
  const [begun, setBegun] = useState(false);
  const moves = heroBackgroundMode(background, preferences) !== 'none';
  useEffect(() => {
    if (!moves || !wantsMotion()) return;
    return afterRest(() => setBegun(true));
  }, [moves]);
  if (!background || !begun) return null;
  return (
    <Suspense fallback={null}>
      <Preview id={background.entityId} onPlaying={onPlaying} />
    </Suspense>
  );
}

function wantsMotion(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return !connection?.saveData && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Calls back once the page has loaded, some seconds have passed and nothing else is going on. */
function afterRest(begin: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(() => {
      if ('requestIdleCallback' in window) window.requestIdleCallback(begin);
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
