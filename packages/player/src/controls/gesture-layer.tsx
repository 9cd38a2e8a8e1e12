import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useLabel, usePlayer, usePlayerContext } from './context.ts';
import styles from './gesture-layer.module.css';
import { Icon } from './icons.tsx';

const doubleTapMs = 300;
const seekFlashMs = 700;

interface Props {
  areControlsVisible: boolean;
  showControls(): void;
  hideControls(): void;
}

/**
 * Receives clicks and taps on the video. Mouse: click plays or pauses, double click toggles full screen. Touch: tap starts the video,
 * then shows or hides the controls, double tap at a side seeks ten seconds. The bottom bar offers the same to keyboards.
 */
export function GestureLayer({ areControlsVisible, showControls, hideControls }: Props) {
  const { store, openMenu, setOpenMenu } = usePlayerContext();
  const label = useLabel();
  const pointerType = useRef('mouse');
  const { seekFlash, seekByDoubleTap } = useDoubleTapSeek();
  const isBeforeStart = usePlayer((state) => !state.isPlaying && state.isBeforeFirstFrame);
  const isPlayable = usePlayer((state) => state.status === 'ready' || state.status === 'paused');
  const isLoadingOrWaiting = usePlayer((state) => state.status === 'loading' || state.status === 'waiting');

  const handleTap = (event: MouseEvent) => {
    if (seekByDoubleTap(event)) return;
    if (isBeforeStart && isPlayable) store.requests.play();
    else if (areControlsVisible) hideControls();
    else showControls();
  };

  const onClick = (event: MouseEvent) => {
    if (openMenu) return setOpenMenu(null);
    if (pointerType.current === 'mouse') store.requests.toggle();
    else handleTap(event);
  };

  return (
    // Not focusable: the bottom bar has the same actions, so another tab stop would only be in the way.
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for pointers
    // biome-ignore lint/a11y/useKeyWithClickEvents: a shortcut for pointers
    <div
      className={styles.layer}
      onPointerDown={(event) => {
        pointerType.current = event.pointerType;
      }}
      onClick={onClick}
      onDoubleClick={() => {
        if (pointerType.current === 'mouse') store.requests.setFullscreen(!store.get().fullscreen);
      }}
    >
      {isBeforeStart && isPlayable && (
        <span className={styles.playIcon} aria-hidden="true">
          <Icon name="play" />
        </span>
      )}
      {isLoadingOrWaiting && (
        <span className={styles.waiting} aria-hidden="true">
          <span className={styles.spinner} />
          <span className={styles.loadingText}>{label('loading')}</span>
        </span>
      )}
      {seekFlash && (
        <span
          key={seekFlash.count}
          className={styles.seekFlash}
          data-side={seekFlash.side}
          aria-hidden="true"
        >
          {seekFlash.side < 0 ? <Icon name="seekBack" /> : <Icon name="seekForward" />}
        </span>
      )}
    </div>
  );
}

/** Seeks when a tap follows another one at the same side. `seekFlash` describes the icon that confirms the seek. */
function useDoubleTapSeek() {
  const { store } = usePlayerContext();
  const lastTap = useRef<{ timeStamp: number; side: number }>({ timeStamp: 0, side: 0 });
  const [seekFlash, setSeekFlash] = useState<{ side: number; count: number } | null>(null);

  useEffect(() => {
    if (!seekFlash) return;
    const timer = setTimeout(() => setSeekFlash(null), seekFlashMs);
    return () => clearTimeout(timer);
  }, [seekFlash]);

  const seekByDoubleTap = ({ currentTarget, clientX, timeStamp }: MouseEvent): boolean => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const fraction = (clientX - left) / width;
    const side = fraction < 0.35 ? -1 : fraction > 0.65 ? 1 : 0;
    const isDoubleTap = timeStamp - lastTap.current.timeStamp < doubleTapMs && lastTap.current.side === side;
    lastTap.current = { timeStamp, side };
    const isSameFlash = seekFlash?.side === side;
    if (side === 0 || !(isDoubleTap || isSameFlash)) return false;
    store.requests.seekBy(10 * side);
    setSeekFlash({ side, count: isSameFlash ? seekFlash.count + 1 : 1 });
    return true;
  };

  return { seekFlash, seekByDoubleTap };
}
