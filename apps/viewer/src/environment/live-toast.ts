// The event that has just gone live. Each takes the place of the one before.
import { pageState } from './page-state.ts';

export interface LiveToast {
  id: string;
  title: string;
  thumbnailUrl?: string | null | undefined;
  /** Rises with each event, so that the same one again counts anew. */
  number: number;
}

export const liveToastState = pageState<LiveToast | null>('live-toast', null);
