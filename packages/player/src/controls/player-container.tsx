// Renders the video, the subtitles and the controls over them.
import { type FocusEvent, type PointerEvent, type RefObject, useState } from 'react';
import { playerAttributes } from '../data-attributes.ts';
import { BottomBar } from './bottom-bar.tsx';
import type { PreviousTitle } from './buttons/previous-next-buttons.tsx';
import { ChangeAnnouncer } from './change-announcer.tsx';
import { useLabel, usePlayer, usePlayerContext } from './context.ts';
import { FailurePanel } from './failure-panel.tsx';
import { GestureLayer } from './gesture-layer.tsx';
import { useAutoHide } from './hooks/use-auto-hide.ts';
import { useControlsReady } from './hooks/use-controls-ready.ts';
import { useKeyboardShortcuts } from './hooks/use-keyboard-shortcuts.ts';
import { type OverlayAction, OverlayActions } from './overlay-actions.tsx';
import styles from './player-container.module.css';
import { StatusAnnouncer } from './status-announcer.tsx';
import { TopBar } from './top-bar.tsx';

interface Props {
  container: RefObject<HTMLElement | null>;
  video: RefObject<HTMLVideoElement | null>;
  captions: RefObject<HTMLDivElement | null>;
  poster: string | undefined;
  controls: boolean;
  shortcutScope: 'page' | 'focus';
  /** Keeps the controls visible. */
  isPinned: boolean;
  /** Text of the live region for screen readers. */
  announcement: string;
  onBack: (() => void) | undefined;
  pageAction: OverlayAction | undefined;
  next: { title: string } | undefined;
  onNext: (() => void) | undefined;
  previous: PreviousTitle | undefined;
  onPrevious: (() => void) | undefined;
  className: string | undefined;
}

export function PlayerContainer(props: Props) {
  const { container, video, captions, controls, onBack, onNext, onPrevious } = props;
  const { store } = usePlayerContext();
  const label = useLabel();
  const [hasKeyboardFocus, setHasKeyboardFocus] = useState(false);
  const isPausedOrLoading = usePlayer((state) => !state.isPlaying || state.status === 'loading');
  const isReady = useControlsReady(usePlayer((state) => state.status === 'loading'));
  const hasFailed = usePlayer((state) => state.status === 'failed');
  const isWaitingToStart = usePlayer((state) => state.isWaitingToStart);
  const hasStarted = usePlayer((state) => !state.isBeforeFirstFrame);
  const { isVisible, show, hide } = useAutoHide(props.isPinned || hasKeyboardFocus || isPausedOrLoading);
  const handlesPageKeys = controls && props.shortcutScope === 'page';
  const onKeyDown = useKeyboardShortcuts({
    root: container,
    store,
    isPageWide: handlesPageKeys,
    showControls: show,
    onBack,
    onNext,
    onPrevious,
  });

  const runForMouse = (event: PointerEvent, action: () => void) => {
    if (event.pointerType === 'mouse') action();
  };
  const onFocus = (event: FocusEvent<HTMLElement>) =>
    setHasKeyboardFocus(event.target !== event.currentTarget && event.target.matches(':focus-visible'));

  return (
    <section
      ref={container}
      className={props.className ? `${styles.container} ${props.className}` : styles.container}
      aria-label={label('videoPlayer')}
      tabIndex={-1}
      {...{
        [playerAttributes.controls]: controls && isVisible ? 'visible' : 'hidden',
        [playerAttributes.started]: hasStarted || undefined,
        [playerAttributes.pageKeys]: handlesPageKeys || undefined,
      }}
      onKeyDown={controls ? onKeyDown : undefined}
      onFocus={onFocus}
      onBlur={() => setHasKeyboardFocus(false)}
      onPointerMove={(event) => runForMouse(event, show)}
      onPointerEnter={() => store.requests.setHovered(true)}
      onPointerLeave={(event) => {
        store.requests.setHovered(false);
        runForMouse(event, hide);
      }}
    >
      {/* Each element has its own wrapper, because preloaded elements may replace it: React needs stable siblings. */}
      <div className={styles.slot}>
        {/* biome-ignore lint/a11y/useMediaCaption: the engine draws the captions into the layer below */}
        <video ref={video} className={styles.video} poster={props.poster} playsInline preload="auto" />
      </div>
      {controls && isReady && <div className={styles.scrim} />}
      <div className={styles.slot}>
        <div ref={captions} className={styles.captions} />
      </div>
      {controls && (
        <div className={styles.controls}>
          <GestureLayer areControlsVisible={isVisible} showControls={show} hideControls={hide} />
          {hasFailed && <FailurePanel onBack={onBack} />}
          <div className={styles.bars} onPointerDown={show}>
            <TopBar onBack={onBack} />
            {isReady && !hasFailed && (
              <BottomBar {...{ next: props.next, onNext, previous: props.previous, onPrevious }} />
            )}
          </div>
          {!hasFailed && <OverlayActions pageAction={props.pageAction} next={props.next} onNext={onNext} />}
          {isWaitingToStart && !hasFailed && <p className={styles.notice}>{label('waitingToStart')}</p>}
          <StatusAnnouncer />
          <ChangeAnnouncer />
          <div className={styles.liveRegion} role="status">
            {props.announcement}
          </div>
        </div>
      )}
    </section>
  );
}
