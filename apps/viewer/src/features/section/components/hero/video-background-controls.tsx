// Pauses, plays and mutes the video background. WCAG 2.2.2 requires a way to pause motion that starts by
// itself.
import type { Hero } from '@matinee/contract';
import type { HeroBackgroundMode } from '@matinee/rules';
import { IconButton } from '@matinee/ui';
import { useLabel } from '../../../../shared/environment/environment.ts';
import type { ChangeVideoBackgroundPreferences } from '../../state/video-background-preferences.ts';
import styles from './hero-header.module.css';

export interface VideoBackgroundControlsProps {
  mode: HeroBackgroundMode;
  animatedBackground: NonNullable<Hero['background']['animatedBackground']>;
  onChange: ChangeVideoBackgroundPreferences;
}

export function VideoBackgroundControls({
  mode,
  animatedBackground,
  onChange,
}: VideoBackgroundControlsProps) {
  const label = useLabel();
  const hasVideo = mode !== 'none';
  const hasAudio = mode === 'audioAndVideo';
  return (
    <div className={styles.controls}>
      {hasVideo && animatedBackground.isPreviewAudioOn !== false && (
        <IconButton
          icon={hasAudio ? 'soundOn' : 'soundOff'}
          label={label(hasAudio ? 'mute' : 'unmute')}
          onClick={() => onChange({ videoBackgroundAutoPlayAudio: !hasAudio })}
        />
      )}
      <IconButton
        icon={hasVideo ? 'pause' : 'play'}
        label={label(hasVideo ? 'pause' : 'play')}
        onClick={() => onChange({ videoBackgroundAutoPlay: !hasVideo })}
      />
    </div>
  );
}
