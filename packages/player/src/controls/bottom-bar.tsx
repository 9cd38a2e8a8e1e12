import styles from './bottom-bar.module.css';
import { PreviousNextButtons, type PreviousNextButtonsProps } from './buttons/previous-next-buttons.tsx';
import { FullscreenButton, PictureInPictureButton } from './buttons/screen-buttons.tsx';
import { TransportButtons } from './buttons/transport-buttons.tsx';
import { VolumeControl } from './buttons/volume-control.tsx';
import { useLabel } from './context.ts';
import { QualityMenu } from './menus/quality-menu.tsx';
import { SpeedMenu } from './menus/speed-menu.tsx';
import { AudioMenu, SubtitlesMenu } from './menus/track-menus.tsx';
import { SeekBar } from './seek/seek-bar.tsx';
import { TimeDisplay } from './seek/time-display.tsx';

export function BottomBar(props: PreviousNextButtonsProps) {
  const label = useLabel();
  return (
    <div className={styles.bottomBar}>
      <SeekBar />
      <div className={styles.toolbar} role="toolbar" aria-label={label('controls')}>
        <TransportButtons />
        <VolumeControl />
        <TimeDisplay />
        <span className={styles.spacer} />
        <PreviousNextButtons {...props} />
        <SubtitlesMenu />
        <AudioMenu />
        <SpeedMenu />
        <QualityMenu />
        <PictureInPictureButton />
        <FullscreenButton />
      </div>
    </div>
  );
}
