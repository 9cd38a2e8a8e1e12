import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useLabel, usePlayer, usePlayerView } from './context.ts';
import { Icon } from './icons.tsx';
import styles from './surface.module.css';

const doubleTapWithin = 300;

interface Props {
  visible: boolean;
  wake(): void;
  sleep(): void;
}

/**
 * The picture itself. Mouse: a click plays or pauses, a double click fills the screen. Finger: a tap shows or hides
 * the controls, a double tap at a side jumps ten seconds. For everybody else the same is in the bar below.
 */
export function Surface({ visible, wake, sleep }: Props) {
  const { store, openMenu, setOpenMenu } = usePlayerView();
  const label = useLabel();
  const pointer = useRef('mouse');
  const lastTap = useRef<{ at: number; side: number }>({ at: 0, side: 0 });
  const [jump, setJump] = useState<{ side: number; count: number } | null>(null);
  const idleAtStart = usePlayer((state) => !state.isPlaying && state.beforeFirstFrame);
  const settled = usePlayer((state) => state.status === 'ready' || state.status === 'paused');
  const waiting = usePlayer((state) => state.status === 'loading' || state.status === 'waiting');

  useEffect(() => {
    if (!jump) return;
    const timer = setTimeout(() => setJump(null), 700);
    return () => clearTimeout(timer);
  }, [jump]);

  const tap = (event: MouseEvent) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const share = (event.clientX - left) / width;
    const side = share < 0.35 ? -1 : share > 0.65 ? 1 : 0;
    const again = event.timeStamp - lastTap.current.at < doubleTapWithin && lastTap.current.side === side;
    lastTap.current = { at: event.timeStamp, side };
    if (side !== 0 && (again || jump?.side === side)) {
      store.requests.seekBy(10 * side);
      setJump({ side, count: jump?.side === side ? jump.count + 1 : 1 });
    } else if (idleAtStart && settled) store.requests.play();
    else if (visible) sleep();
    else wake();
  };

  const onClick = (event: MouseEvent) => {
    if (openMenu) return setOpenMenu(null);
    if (pointer.current === 'mouse') store.requests.toggle();
    else tap(event);
  };

  return (
    // The keyboard has all of this in the bar; a second, invisible stop for it would only be in the way.
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for pointers
    // biome-ignore lint/a11y/useKeyWithClickEvents: a shortcut for pointers
    <div
      className={styles.surface}
      onPointerDown={(event) => {
        pointer.current = event.pointerType;
      }}
      onClick={onClick}
      onDoubleClick={() => {
        if (pointer.current === 'mouse') store.requests.fullscreen(!store.get().fullscreen);
      }}
    >
      {idleAtStart && settled && (
        <span className={styles.bigPlay} aria-hidden="true">
          <Icon name="play" />
        </span>
      )}
      {waiting && (
        <span className={styles.waiting} aria-hidden="true">
          <span className={styles.spinner} />
          <span className={styles.words}>{label('loading')}</span>
        </span>
      )}
      {jump && (
        <span key={jump.count} className={styles.jump} data-side={jump.side} aria-hidden="true">
          {jump.side < 0 ? <Icon name="seekBack" /> : <Icon name="seekForward" />}
        </span>
      )}
    </div>
  );
}
