// The event that the toast announces. A newer event replaces it.
import { createGlobalState } from '../../../shared/query/global-state.ts';

export interface LiveToast {
  id: string;
  title: string;
  thumbnailUrl?: string | null | undefined;
  /** The video of a premiere. */
  videoId?: string | undefined;
  /** When the toast closes on every page, in epoch milliseconds. */
  expiresAt: number;
  /** Increases with each event, so that the same event restarts the toast. */
  number: number;
}

export const liveToastState = createGlobalState<LiveToast | null>('live-toast', null);

/** No toast on the page of the event or of the title it shows. */
export function isWatching({ id, videoId }: LiveToast, watching: string | undefined): boolean {
  return watching !== undefined && (watching === id || watching === videoId);
}
