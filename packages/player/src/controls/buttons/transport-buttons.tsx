import { useLabel, usePlayer, usePlayerContext } from '../context.ts';
import { Icon } from '../icons.tsx';
import { IconButton } from './icon-button.tsx';
import styles from './transport-buttons.module.css';

/** Play or pause, and seek ten seconds back or forward. Not mirrored on right-to-left pages, like the seek bar. */
export function TransportButtons() {
  const { requests } = usePlayerContext().store;
  const label = useLabel();
  const isPlaying = usePlayer((state) => state.isPlaying);
  const hasEnded = usePlayer((state) => state.status === 'ended');
  return (
    <div className={styles.transport} dir="ltr">
      <IconButton
        label={label(hasEnded ? 'replay' : isPlaying ? 'pause' : 'play')}
        onPress={requests.toggle}
        className={styles.play}
      >
        {hasEnded ? <Icon name="replay" /> : isPlaying ? <Icon name="pause" /> : <Icon name="play" />}
      </IconButton>
      <IconButton label={label('seekBack')} onPress={() => requests.seekBy(-10)} className={styles.back}>
        <Icon name="seekBack" />
      </IconButton>
      <IconButton label={label('seekForward')} onPress={() => requests.seekBy(10)} className={styles.forward}>
        <Icon name="seekForward" />
      </IconButton>
    </div>
  );
}
