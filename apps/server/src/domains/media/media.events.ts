// What the media domain tells the others.

interface AssetFact {
  assetId: string;
  /** Public ids of the content that the asset is the media of. */
  contentIds: string[];
}

export type MediaState = 'ready' | 'preparing' | 'failed' | 'none';

declare module '../../platform/events/event-types.ts' {
  interface EventTypes {
    /** It plays, though perhaps only in its lowest rendition. */
    AssetPlayable: AssetFact & { packageId: string };
    /** Everything of it is made. */
    AssetCompleted: AssetFact & { packageId: string };
    AssetFailed: AssetFact & { reason: string };
    /** For caches: the media of one title is in another state. */
    MediaChanged: { contentId: string; state: MediaState; progress: number; final: boolean };
  }
}
