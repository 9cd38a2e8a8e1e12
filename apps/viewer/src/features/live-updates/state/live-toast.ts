// The event that has just gone live. Each takes the place of the one before.
import { createGlobalState } from '../../../shared/query/global-state.ts';

export interface LiveToast {
  id: string;
  title: string;
  thumbnailUrl?: string | null | undefined;
  /** Of a premiere: the video that it shows. */
  videoId?: string | undefined;
  /** When it is said no more: epoch milliseconds, whatever page is open then. */
  until: number;
  /** Rises with each event, so that the same one again counts anew. */
  number: number;
}

export const liveToastState = createGlobalState<LiveToast | null>('live-toast', null);

/** Whoever is on the page of the event, or watches what it shows, need not be told. */
export function isWatching({ id, videoId }: LiveToast, watching: string | undefined): boolean {
  return watching !== undefined && (watching === id || watching === videoId);
}
