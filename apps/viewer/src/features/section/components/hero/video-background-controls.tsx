// Stops and starts what moves behind a hero, and its sound. What moves by itself must be stoppable by whoever reads.
import type { Hero } from '@matinee/contract';
import type { HeroBackgroundMode } from '@matinee/rules';
import { IconButton } from '@matinee/ui';
import { useLabel } from '../../../../shared/environment/environment.ts';
import type { ChangeBackground } from '../../state/video-background-preferences.ts';
import styles from './hero-header.module.css';

export interface BackgroundControlsProps {
  mode: HeroBackgroundMode;
  background: NonNullable<Hero['background']['animatedBackground']>;
  onChange: ChangeBackground;
}

export function BackgroundControls({ mode, background, onChange }: BackgroundControlsProps) {
  const label = useLabel();
  const moves = mode !== 'none';
  const sounds = mode === 'audioAndVideo';
  return (
    <div className={styles.controls}>
      {moves && background.isPreviewAudioOn !== false && (
        <IconButton
          icon={sounds ? 'soundOn' : 'soundOff'}
          label={label(sounds ? 'mute' : 'unmute')}
          onClick={() => onChange({ videoBackgroundAutoPlayAudio: !sounds })}
        />
      )}
      <IconButton
        icon={moves ? 'pause' : 'play'}
        label={label(moves ? 'pause' : 'play')}
        onClick={() => onChange({ videoBackgroundAutoPlay: !moves })}
      />
    </div>
  );
}
