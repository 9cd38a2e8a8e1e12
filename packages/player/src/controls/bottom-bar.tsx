import styles from './bottom-bar.module.css';
import { IconButton } from './button.tsx';
import { useLabel } from './context.ts';
import { Icon } from './icons.tsx';
import { QualityMenu } from './menus/quality-menu.tsx';
import { SpeedMenu } from './menus/speed-menu.tsx';
import { AudioMenu, SubtitlesMenu } from './menus/track-menus.tsx';
import { FullscreenButton, PictureInPictureButton } from './screen-buttons.tsx';
import { SeekBar } from './seek-bar.tsx';
import { TimeDisplay } from './time-display.tsx';
import { Transport } from './transport.tsx';
import { Volume } from './volume.tsx';

interface Props {
  next?: { title: string };
  onNext?: () => void;
}

export function BottomBar({ next, onNext }: Props) {
  const label = useLabel();
  return (
    <div className={styles.bottom}>
      <SeekBar />
      <div className={styles.row} role="toolbar" aria-label={label('controls')}>
        <Transport />
        <Volume />
        <TimeDisplay />
        <span className={styles.gap} />
        {onNext && (
          <IconButton
            label={next ? `${label('next')}: ${next.title}` : label('next')}
            onPress={onNext}
            className={styles.next}
          >
            <Icon name="next" />
          </IconButton>
        )}
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
