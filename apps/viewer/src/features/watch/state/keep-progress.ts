// Tells the server how far a title was watched: while it plays, and once more while the page goes away.
import type { Client } from '@matinee/client';
import type { OnProgress } from '@matinee/player';

export function keepProgress(client: Client, id: string): OnProgress {
  return (position, duration, reason) => {
    if (!(duration > 0) || !Number.isFinite(duration)) return;
    const args = { params: { id }, body: { position: Math.max(0, position), duration } };
    const isLeaving = reason === 'hidden' || reason === 'stop';
    if (isLeaving && client.beacon('putProgress', args)) return;
    // The next report makes good for one that was lost.
    client.call('putProgress', { ...args, keepalive: isLeaving }).catch(() => {});
  };
}
