// Types of links to content: the content, the options and the resulting link.
import type { AccessLevel } from '../access/access-types.ts';
import type { ContentKind } from '../content/content-kind.ts';
import type { PremiereContent } from '../content/releases.ts';
import type { LooseParams } from '../routes/route-params.ts';
import type { RouteKey } from '../routes/route-table.ts';

export interface LinkableContent extends PremiereContent {
  readonly id: string;
  /** A content type of the API, or a content kind. */
  readonly type: string;
  readonly title?: string;
  readonly accessLevel?: AccessLevel;
  readonly seriesId?: string;
  readonly seriesTitle?: string;
  /** Channels: id of the live event that they show. */
  readonly eventId?: string;
  /** Data feed items: name of the feed. */
  readonly feedName?: string;
  /** Watchlists: id of the owner. */
  readonly ownerExternalId?: string;
}

/** The list that the item is opened from, and how playback starts. */
export interface LinkContext {
  readonly seasonId?: string;
  readonly seriesId?: string;
  readonly playlistId?: string;
  readonly watchlistId?: string;
  readonly owner?: string;
  /** Start position in seconds; fractions are dropped. */
  readonly start?: number;
  readonly trailerFrom?: string;
  /** Skips the interstitial, for example from its own play button. */
  readonly shouldSkipInterstitial?: boolean;
}

export interface LinkOptions {
  readonly settings: {
    readonly features: { readonly seriesInterstitial: boolean; readonly videoInterstitial: boolean };
  };
  readonly viewer: { readonly isGuest: boolean };
  readonly context?: LinkContext;
  /** Language of the return path in `from`. */
  readonly language?: string;
}

export interface Link {
  readonly route: RouteKey;
  readonly params: LooseParams;
  readonly query: Readonly<Record<string, string>>;
  /** History state, not part of the URL. */
  readonly state: { readonly accessGrantedOnSignIn: true } | null;
}

/** A link before the access level is applied. */
export interface LinkTarget {
  readonly kind: ContentKind;
  readonly route: RouteKey;
  readonly params: LooseParams;
  readonly query: Readonly<Record<string, string>>;
}
