import { useLabel, usePlayer, usePlayerContext } from '../context.ts';
import { Icon } from '../icons.tsx';
import { IconButton } from './icon-button.tsx';
import styles from './volume-control.module.css';

export function VolumeControl() {
  const { store, locale } = usePlayerContext();
  const label = useLabel();
  const volume = usePlayer((state) => state.volume);
  const muted = usePlayer((state) => state.muted);
  const audibleVolume = muted ? 0 : volume;
  const percentFormat = new Intl.NumberFormat(locale, { style: 'percent' });
  return (
    <div className={styles.volume}>
      <IconButton label={label(muted ? 'unmute' : 'mute')} onPress={() => store.requests.setMuted(!muted)}>
        {audibleVolume === 0 ? (
          <Icon name="muted" />
        ) : audibleVolume < 50 ? (
          <Icon name="volumeLow" />
        ) : (
          <Icon name="volume" />
        )}
      </IconButton>
      <input
        className={styles.slider}
        type="range"
        min={0}
        max={100}
        step={5}
        value={audibleVolume}
        aria-label={label('volume')}
        aria-valuetext={percentFormat.format(audibleVolume / 100)}
        style={{ '--level': `${audibleVolume}%` } as React.CSSProperties}
        onChange={(event) => store.requests.setVolume(event.currentTarget.valueAsNumber)}
        onKeyDown={(event) => {
          const isHorizontalArrow = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
          if (isHorizontalArrow || event.key === 'Home' || event.key === 'End') event.stopPropagation();
        }}
      />
    </div>
  );
}
