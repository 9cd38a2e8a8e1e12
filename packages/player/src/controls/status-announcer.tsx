import { useEffect } from 'react';
import type { PlayerLabelKey } from '../labels.ts';
import type { PlayerStatus } from '../store/state.ts';
import { usePlayer, usePlayerContext } from './context.ts';

const statusLabels: Partial<Record<PlayerStatus, PlayerLabelKey>> = {
  loading: 'loading',
  waiting: 'loading',
  playing: 'playing',
  paused: 'paused',
  ended: 'ended',
};

/**
 * Announces the playback status to screen readers after 300 ms, so that short stalls are not announced.
 * Errors have their own alert.
 */
export function StatusAnnouncer() {
  const { labels, announce } = usePlayerContext();
  const status = usePlayer((state) => state.status);
  const isWaitingToStart = usePlayer((state) => state.isWaitingToStart);
  const key = isWaitingToStart ? 'waitingToStart' : statusLabels[status];
  const text = key ? labels[key] : '';
  useEffect(() => {
    const timer = setTimeout(() => announce(text), 300);
    return () => clearTimeout(timer);
  }, [announce, text]);
  return null;
}
