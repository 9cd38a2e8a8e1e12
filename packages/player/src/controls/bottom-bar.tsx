import styles from './bottom-bar.module.css';
import { useLabel } from './context.ts';
import { QualityMenu } from './menus/quality-menu.tsx';
import { SpeedMenu } from './menus/speed-menu.tsx';
import { AudioMenu, SubtitlesMenu } from './menus/track-menus.tsx';
import { FullscreenButton, PictureInPictureButton } from './screen-buttons.tsx';
import { SeekBar } from './seek-bar.tsx';
import { StepButtons, type StepButtonsProps } from './step-buttons.tsx';
import { TimeDisplay } from './time-display.tsx';
import { Transport } from './transport.tsx';
import { Volume } from './volume.tsx';

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
