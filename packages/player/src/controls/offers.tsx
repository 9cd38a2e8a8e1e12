import type { SkipKind } from '../engine/source.ts';
import type { PlayerLabelKey } from '../labels.ts';
import { useLabel, usePlayer, usePlayerView } from './context.ts';
import { Icon } from './icons.tsx';
import styles from './offers.module.css';
import { markerAt } from './seek-bar-maths.ts';

const labelOf: Record<SkipKind, PlayerLabelKey> = {
  intro: 'skipIntro',
  recap: 'skipRecap',
  credits: 'skipCredits',
};

/** What one may want to do just now: skip the intro, turn the sound on. There whether or not the controls are. */
export function Offers() {
  const { requests } = usePlayerView().store;
  const label = useLabel();
  const marker = usePlayer((state) => markerAt(state.skipMarkers, state.position));
  const muted = usePlayer((state) => state.mutedByPolicy && state.muted);
  return (
    <div className={styles.offers}>
      {muted && (
        <button type="button" className={styles.offer} onClick={() => requests.mute(false)}>
          <Icon name="muted" />
          {label('tapToUnmute')}
        </button>
      )}
      {marker && (
        <button type="button" className={styles.offer} onClick={() => requests.seek(marker.end)}>
          {label(labelOf[marker.kind])}
        </button>
      )}
    </div>
  );
}
