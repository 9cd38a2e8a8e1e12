import { useLabel, usePlayer, usePlayerView } from '../context.ts';
import { Icon } from '../icons.tsx';
import { IconButton } from './button.tsx';
import styles from './transport.module.css';

/** Play, and ten seconds to either side. Never mirrored: it moves along the bar, which is not mirrored either. */
export function Transport() {
  const { requests } = usePlayerView().store;
  const label = useLabel();
  const isPlaying = usePlayer((state) => state.isPlaying);
  const ended = usePlayer((state) => state.status === 'ended');
  return (
    <div className={styles.transport} dir="ltr">
      <IconButton
        label={label(ended ? 'replay' : isPlaying ? 'pause' : 'play')}
        onPress={requests.toggle}
        className={styles.play}
      >
        {ended ? <Icon name="replay" /> : isPlaying ? <Icon name="pause" /> : <Icon name="play" />}
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
