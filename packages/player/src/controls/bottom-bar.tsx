import styles from './bottom-bar.module.css';
import { FullscreenButton, PictureInPictureButton } from './buttons/screen-buttons.tsx';
import { StepButtons, type StepButtonsProps } from './buttons/step-buttons.tsx';
import { Transport } from './buttons/transport.tsx';
import { Volume } from './buttons/volume.tsx';
import { useLabel } from './context.ts';
import { QualityMenu } from './menus/quality-menu.tsx';
import { SpeedMenu } from './menus/speed-menu.tsx';
import { AudioMenu, SubtitlesMenu } from './menus/track-menus.tsx';
import { SeekBar } from './seek/seek-bar.tsx';
import { TimeDisplay } from './seek/time-display.tsx';

export function BottomBar(steps: StepButtonsProps) {
  const label = useLabel();
  return (
    <div className={styles.bottom}>
      <SeekBar />
      <div className={styles.row} role="toolbar" aria-label={label('controls')}>
        <Transport />
        <Volume />
        <TimeDisplay />
        <span className={styles.gap} />
        <StepButtons {...steps} />
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
