import { useLabel, usePlayer, usePlayerView } from '../context.ts';
import { Icon } from '../icons.tsx';
import { IconButton } from './button.tsx';
import styles from './volume.module.css';

export function Volume() {
  const { store, locale } = usePlayerView();
  const label = useLabel();
  const volume = usePlayer((state) => state.volume);
  const muted = usePlayer((state) => state.muted);
  const heard = muted ? 0 : volume;
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  return (
    <div className={styles.volume}>
      <IconButton label={label(muted ? 'unmute' : 'mute')} onPress={() => store.requests.mute(!muted)}>
        {heard === 0 ? (
          <Icon name="muted" />
        ) : heard < 50 ? (
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
        value={heard}
        aria-label={label('volume')}
        aria-valuetext={percent.format(heard / 100)}
        style={{ '--level': `${heard}%` } as React.CSSProperties}
        onChange={(event) => store.requests.volume(event.currentTarget.valueAsNumber)}
        onKeyDown={(event) => {
          const sideways = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
          if (sideways || event.key === 'Home' || event.key === 'End') event.stopPropagation();
        }}
      />
    </div>
  );
}
