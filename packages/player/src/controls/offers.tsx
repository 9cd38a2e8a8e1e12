import type { SkipKind } from '../engine/source.ts';
import type { PlayerLabelKey } from '../labels.ts';
import { useLabel, usePlayer, usePlayerView } from './context.ts';
import { Icon } from './icons.tsx';
import styles from './offers.module.css';
import { markerAt } from './seek/seek-bar-maths.ts';

const labelOf: Record<SkipKind, PlayerLabelKey> = {
  intro: 'skipIntro',
  recap: 'skipRecap',
  credits: 'skipCredits',
};

/** Something of the page's own. */
export interface Offer {
  text: string;
  onTake: () => void;
}

export interface OffersProps {
  offer?: Offer | undefined;
  next?: { title: string } | undefined;
  onNext?: (() => void) | undefined;
}

/** So many seconds before the end of a title without credits, what follows is offered. */
const farewell = 15;

/**
 * What one may want to do just now: skip the intro, turn the sound on, go on to what follows. There whether or not the
 * controls are.
 */
export function Offers({ offer, next, onNext }: OffersProps) {
  const { requests } = usePlayerView().store;
  const label = useLabel();
  const marker = usePlayer((state) => markerAt(state.skipMarkers, state.position));
  const isEnding = usePlayer(({ position, duration, skipMarkers, status }) => {
    if (status === 'ended') return true;
    const credits = skipMarkers.find(({ kind }) => kind === 'credits');
    return duration > 2 * farewell && position >= (credits?.start ?? duration - farewell);
  });
  const goesOn = isEnding && next !== undefined && onNext !== undefined;
  const muted = usePlayer((state) => state.mutedByPolicy && state.muted);
  return (
    <div className={styles.offers} data-offers>
      {muted && (
        <button type="button" className={styles.offer} onClick={() => requests.mute(false)}>
          <Icon name="muted" />
          <span className={styles.words}>{label('tapToUnmute')}</span>
        </button>
      )}
      {offer && (
        <button type="button" className={styles.offer} onClick={offer.onTake}>
          <span className={styles.words}>{offer.text}</span>
        </button>
      )}
      {marker && !(goesOn && marker.kind === 'credits') && (
        <button type="button" className={styles.offer} onClick={() => requests.seek(marker.end)}>
          <span className={styles.words}>{label(labelOf[marker.kind])}</span>
        </button>
      )}
      {goesOn && (
        <button type="button" className={styles.offer} onClick={onNext}>
          <Icon name="next" />
          <span className={styles.words}>{`${label('next')}: ${next.title}`}</span>
        </button>
      )}
    </div>
  );
}
