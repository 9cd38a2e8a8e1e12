// The metadata of a page for search engines and link previews.
import type { Artwork } from '@matinee/contract';
import type { RouteTarget } from '@matinee/rules';

/** A JSON-LD node; its URLs start with the origin. */
export type LinkedData = Readonly<Record<string, unknown>>;

/** Makes a path absolute. */
export type ToAbsoluteUrl = (path: string) => string;

/** A parent page, from home down. */
export interface Breadcrumb {
  name: string;
  target: RouteTarget;
}

export interface PageMetadata {
  /** The canonical page, if it is another one: `/home` for `/`. */
  target?: RouteTarget;
  title?: string;
  description?: string;
  image?: Artwork;
  /** Open Graph type. */
  kind?: 'website' | 'video.movie' | 'video.episode' | 'video.tv_show' | 'article' | 'profile';
  /** Duration in seconds. */
  duration?: number;
  crumbs?: readonly Breadcrumb[];
  linkedData?: (toAbsoluteUrl: ToAbsoluteUrl) => LinkedData[];
  /** Closed in a way that signing in or buying cannot change: `noindex`. */
  isUnavailable?: boolean;
  /** Its content may be withdrawn at any time: the document is not cached, not even for guests. */
  isUncacheable?: true;
}
