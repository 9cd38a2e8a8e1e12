// The video background of a hero. It starts some seconds after the page has loaded, when the main thread is idle.
import type { Hero } from '@matinee/contract';
import type { HeroBackgroundMode } from '@matinee/rules';
import { useEffect, useState } from 'react';
import { ChunkSuspense, lazyChunk } from '../../../../shared/chunks/lazy-chunk.tsx';

const BackgroundPlayer = lazyChunk(() =>
  import('./background-player.tsx').then(({ BackgroundPlayer }) => ({ default: BackgroundPlayer })),
);

const idleDelayMs = 4000;

export interface VideoBackgroundProps {
  animatedBackground: Hero['background']['animatedBackground'];
  mode: HeroBackgroundMode;
  onPlaying: (isPlaying: boolean) => void;
}

export function VideoBackground({ animatedBackground, mode, onPlaying }: VideoBackgroundProps) {
  const [isStarted, setStarted] = useState(false);
  const hasVideo = mode !== 'none';
  useEffect(() => {
    if (!hasVideo) return;
    return scheduleWhenIdle(() => setStarted(true));
  }, [hasVideo]);
  if (!animatedBackground || !isStarted || !hasVideo) return null;
  // Browsers block sound before the first user gesture.
  const hasAudio = mode === 'audioAndVideo' && navigator.userActivation?.hasBeenActive !== false;
  return (
    <ChunkSuspense>
      <BackgroundPlayer
        key={`${hasAudio}`}
        id={animatedBackground.videoId}
        muted={!hasAudio}
        onPlaying={onPlaying}
      />
    </ChunkSuspense>
  );
}

/**
 * Waits until the page has loaded, then for `idleDelayMs`, then until the main thread is idle, but at most for
 * `idleDelayMs` more. Returns a function that cancels the wait.
 */
function scheduleWhenIdle(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const startTimer = () => {
    timer = setTimeout(() => {
      if ('requestIdleCallback' in window) window.requestIdleCallback(callback, { timeout: idleDelayMs });
      else callback();
    }, idleDelayMs);
  };
  if (document.readyState === 'complete') startTimer();
  else window.addEventListener('load', startTimer, { once: true });
  return () => {
    clearTimeout(timer);
    window.removeEventListener('load', startTimer);
  };
}
