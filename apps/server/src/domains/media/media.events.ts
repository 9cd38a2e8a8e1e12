// What the media domain tells the others.

interface AssetPayload {
  assetId: string;
  /** Public ids of the content that the asset is the media of. */
  contentIds: string[];
}

export type MediaState = 'ready' | 'preparing' | 'failed' | 'none';

declare module '../../platform/events/event-types.ts' {
  interface EventTypes {
    /** It plays, though perhaps only in its lowest rendition. */
    AssetPlayable: AssetPayload & { packageId: string };
    /** Everything of it is made. */
    AssetCompleted: AssetPayload & { packageId: string };
    AssetFailed: AssetPayload & { reason: string };
    /** For caches: the media of one title is in another state. */
    MediaChanged: { contentId: string; state: MediaState; progress: number; final: boolean };
  }
}
