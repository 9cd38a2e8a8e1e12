import type { SkipKind } from '../engine/source.ts';
import type { PlayerLabelKey } from '../labels.ts';
import { useLabel, usePlayer, usePlayerContext } from './context.ts';
import { Icon } from './icons.tsx';
import styles from './overlay-actions.module.css';
import { findMarker } from './seek/seek-bar-maths.ts';

const skipLabelKeys: Record<SkipKind, PlayerLabelKey> = {
  intro: 'skipIntro',
  recap: 'skipRecap',
  credits: 'skipCredits',
};

/** An action that the page adds, such as starting over. */
export interface OverlayAction {
  label: string;
  onSelect: () => void;
}

export interface OverlayActionsProps {
  pageAction?: OverlayAction | undefined;
  next?: { title: string } | undefined;
  onNext?: (() => void) | undefined;
}

/** Seconds before the end at which the button for the next title appears, in titles without a credits marker. */
const nextActionLeadSeconds = 15;

/**
 * Buttons over the video for the current moment: unmute, the page's action, skip intro or credits, play the
 * next title. They stay visible while the controls are hidden.
 */
export function OverlayActions({ pageAction, next, onNext }: OverlayActionsProps) {
  const { requests } = usePlayerContext().store;
  const label = useLabel();
  const marker = usePlayer((state) => findMarker(state.skipMarkers, state.position));
  const isEnding = usePlayer(({ position, duration, skipMarkers, status }) => {
    if (status === 'ended') return true;
    const credits = skipMarkers.find(({ kind }) => kind === 'credits');
    return (
      duration > 2 * nextActionLeadSeconds && position >= (credits?.start ?? duration - nextActionLeadSeconds)
    );
  });
  const showsNext = isEnding && next !== undefined && onNext !== undefined;
  const showsUnmute = usePlayer((state) => state.isMutedByPolicy && state.muted);
  return (
    <div className={styles.actions} data-overlay-actions>
      {showsUnmute && (
        <button type="button" className={styles.action} onClick={() => requests.setMuted(false)}>
          <Icon name="muted" />
          <span className={styles.label}>{label('tapToUnmute')}</span>
        </button>
      )}
      {pageAction && (
        <button type="button" className={styles.action} onClick={pageAction.onSelect}>
          <span className={styles.label}>{pageAction.label}</span>
        </button>
      )}
      {marker && !(showsNext && marker.kind === 'credits') && (
        <button type="button" className={styles.action} onClick={() => requests.seek(marker.end)}>
          <span className={styles.label}>{label(skipLabelKeys[marker.kind])}</span>
        </button>
      )}
      {showsNext && (
        <button type="button" className={styles.action} onClick={onNext}>
          <Icon name="next" />
          <span className={styles.label}>{`${label('next')}: ${next.title}`}</span>
        </button>
      )}
    </div>
  );
}
