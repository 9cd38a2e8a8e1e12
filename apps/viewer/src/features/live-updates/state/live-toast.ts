// The event that has just gone live. Each replaces the one before.
import { createGlobalState } from '../../../shared/query/global-state.ts';

export interface LiveToast {
  id: string;
  title: string;
  thumbnailUrl?: string | null | undefined;
  /** For a premiere: its video. */
  videoId?: string | undefined;
  /** When the toast disappears on any page: epoch milliseconds. */
  expiresAt: number;
  /** Increases with each event, so that the same event restarts the toast. */
  number: number;
}

export const liveToastState = createGlobalState<LiveToast | null>('live-toast', null);

/** No toast on the page of the event or of the title it shows. */
export function isWatching({ id, videoId }: LiveToast, watching: string | undefined): boolean {
  return watching !== undefined && (watching === id || watching === videoId);
}
