// The event that the toast announces. A newer event replaces it.
import { createGlobalState } from '../../../shared/query/global-state.ts';

export interface ToastEvent {
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

export const liveToastState = createGlobalState<ToastEvent | null>('live-toast', null);

/** Whether the current page already shows the event or its video, so that the toast is not needed. */
export function isShownOnPage({ id, videoId }: ToastEvent, currentContentId: string | undefined): boolean {
  return currentContentId !== undefined && (currentContentId === id || currentContentId === videoId);
}
