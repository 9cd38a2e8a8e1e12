// What is on the screen: the picture, the subtitles, and the controls that come and go over them.
import { type FocusEvent, type PointerEvent, type RefObject, useState } from 'react';
import { BottomBar } from './bottom-bar.tsx';
import type { PreviousTitle } from './buttons/step-buttons.tsx';
import { ChangeAnnouncer } from './change-announcer.tsx';
import { useLabel, usePlayer, usePlayerView } from './context.ts';
import { FailurePanel } from './failure-panel.tsx';
import { useAutoHide } from './hooks/use-auto-hide.ts';
import { useDelayedFlag } from './hooks/use-delayed-flag.ts';
import { useKeys } from './hooks/use-keys.ts';
import { type Offer, Offers } from './offers.tsx';
import styles from './player-container.module.css';
import { StatusAnnouncer } from './status-announcer.tsx';
import { Surface } from './surface.tsx';
import { TopBar } from './top-bar.tsx';

interface Props {
  stage: RefObject<HTMLElement | null>;
  video: RefObject<HTMLVideoElement | null>;
  captions: RefObject<HTMLDivElement | null>;
  poster: string | undefined;
  controls: boolean;
  keys: 'page' | 'focus';
  /** Something is being done with the controls. */
  held: boolean;
  /** For the live region. */
  said: string;
  onBack: (() => void) | undefined;
  offer: Offer | undefined;
  next: { title: string } | undefined;
  onNext: (() => void) | undefined;
  previous: PreviousTitle | undefined;
  onPrevious: (() => void) | undefined;
  className: string | undefined;
}

export function PlayerContainer(props: Props) {
  const { stage, video, captions, controls, onBack, onNext, onPrevious } = props;
  const { store } = usePlayerView();
  const label = useLabel();
  const [keyboard, setKeyboard] = useState(false);
  const resting = usePlayer((state) => !state.isPlaying || state.status === 'loading');
  const late = useDelayedFlag(usePlayer((state) => state.status === 'loading'));
  const failed = usePlayer((state) => state.status === 'failed');
  const waitingToStart = usePlayer((state) => state.waitingToStart);
  const started = usePlayer((state) => !state.beforeFirstFrame);
  const { visible, wake, sleep } = useAutoHide(props.held || keyboard || resting);
  const page = controls && props.keys === 'page';
  const onKeyDown = useKeys({ root: stage, store, page, wake, onBack, onNext, onPrevious });

  const byMouse = (event: PointerEvent, act: () => void) => {
    if (event.pointerType === 'mouse') act();
  };
  const onFocus = (event: FocusEvent<HTMLElement>) =>
    setKeyboard(event.target !== event.currentTarget && event.target.matches(':focus-visible'));

  return (
    <section
      ref={stage}
      className={props.className ? `${styles.stage} ${props.className}` : styles.stage}
      aria-label={label('videoPlayer')}
      tabIndex={-1}
      data-controls={controls && visible ? 'visible' : 'hidden'}
      data-started={started || undefined}
      data-page-keys={page || undefined}
      onKeyDown={controls ? onKeyDown : undefined}
      onFocus={onFocus}
      onBlur={() => setKeyboard(false)}
      onPointerMove={(event) => byMouse(event, wake)}
      onPointerEnter={() => store.requests.hover(true)}
      onPointerLeave={(event) => {
        store.requests.hover(false);
        byMouse(event, sleep);
      }}
    >
      {/* In boxes of their own, since others may take their places: React counts on what it put beside them. */}
      <div className={styles.place}>
        {/* biome-ignore lint/a11y/useMediaCaption: the engine draws the captions into the layer below */}
        <video ref={video} className={styles.video} poster={props.poster} playsInline preload="auto" />
      </div>
      {controls && late && <div className={styles.scrim} />}
      <div className={styles.place}>
        <div ref={captions} className={styles.captions} />
      </div>
      {controls && (
        <div className={styles.controls}>
          <Surface visible={visible} wake={wake} sleep={sleep} />
          {failed && <FailurePanel onBack={onBack} />}
          <div className={styles.chrome} onPointerDown={wake}>
            <TopBar onBack={onBack} />
            {late && !failed && (
              <BottomBar {...{ next: props.next, onNext, previous: props.previous, onPrevious }} />
            )}
          </div>
          {!failed && <Offers offer={props.offer} next={props.next} onNext={onNext} />}
          {waitingToStart && !failed && <p className={styles.notice}>{label('waitingToStart')}</p>}
          <StatusAnnouncer />
          <ChangeAnnouncer />
          <div className={styles.said} role="status">
            {props.said}
          </div>
        </div>
      )}
    </section>
  );
}
