// What a link is made from, and what it is.
import type { AccessLevel } from '../access/access-types.ts';
import type { ContentKind } from '../content/content-kind.ts';
import type { PremiereContent } from '../content/releases.ts';
import type { LooseParams } from '../routes/route-params.ts';
import type { RouteKey } from '../routes/route-table.ts';

export interface LinkableContent extends PremiereContent {
  readonly id: string;
  /** A constant of the server, or a kind. */
  readonly type: string;
  readonly title?: string;
  readonly accessLevel?: AccessLevel;
  readonly seriesId?: string;
  readonly seriesTitle?: string;
  /** EPG: the live event of the channel. */
  readonly eventId?: string;
  /** Data feed: the feed the item is in. */
  readonly feedName?: string;
  /** Watchlist: whose it is. */
  readonly ownerExternalId?: string;
}

/** Where the viewer stands: the list the item is in and how playback should begin. */
export interface LinkContext {
  readonly seasonId?: string;
  readonly seriesId?: string;
  readonly playlistId?: string;
  readonly watchlistId?: string;
  readonly owner?: string;
  /** Seconds to start at; made whole. */
  readonly start?: number;
  readonly trailerFrom?: string;
  /** Straight to the video page, for example from the interstitial's own Play. */
  readonly direct?: boolean;
}

export interface LinkOptions {
  readonly settings: {
    readonly features: { readonly seriesInterstitial: boolean; readonly videoInterstitial: boolean };
  };
  readonly viewer: { readonly isGuest: boolean };
  readonly context?: LinkContext;
  /** Language of the path in `from`. */
  readonly language?: string;
}

export interface Link {
  readonly route: RouteKey;
  readonly params: LooseParams;
  readonly query: Readonly<Record<string, string>>;
  /** Travels with the navigation, outside the address. */
  readonly state: { readonly accessGrantedOnSignIn: true } | null;
}

/** A link before access is looked at. */
export interface LinkTarget {
  readonly kind: ContentKind;
  readonly route: RouteKey;
  readonly params: LooseParams;
  readonly query: Readonly<Record<string, string>>;
}
