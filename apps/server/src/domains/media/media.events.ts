// Events of the media domain.

interface AssetPayload {
  assetId: string;
  /** Public ids of the titles that play the asset. */
  contentIds: string[];
}

export type MediaState = 'ready' | 'preparing' | 'failed' | 'none';

declare module '../../platform/events/event-types.ts' {
  interface EventTypes {
    /** The asset plays, perhaps only in its lowest rendition. */
    AssetPlayable: AssetPayload & { packageId: string };
    /** All renditions are available. */
    AssetCompleted: AssetPayload & { packageId: string };
    AssetFailed: AssetPayload & { reason: string };
    /** The media state of a title changed. Invalidates caches. */
    MediaChanged: { contentId: string; state: MediaState; progress: number; final: boolean };
  }
}
