// The metadata of a page for search engines and link previews.
import type { Artwork } from '@matinee/contract';
import type { RouteTarget } from '@matinee/rules';

/** A JSON-LD node with absolute URLs. */
export type LinkedData = Readonly<Record<string, unknown>>;

/** Makes a path absolute. */
export type ToAbsoluteUrl = (path: string) => string;

/** An ancestor of the page, other than home. */
export interface Breadcrumb {
  name: string;
  target: RouteTarget;
}

export interface PageMetadata {
  /** The canonical page, if it differs from the requested one: `/home` for `/`. */
  target?: RouteTarget;
  title?: string;
  description?: string;
  image?: Artwork;
  /** Open Graph type. */
  kind?: 'website' | 'video.movie' | 'video.episode' | 'video.tv_show' | 'article' | 'profile';
  /** Duration in seconds. */
  duration?: number;
  crumbs?: readonly Breadcrumb[];
  buildLinkedData?: (toAbsoluteUrl: ToAbsoluteUrl) => LinkedData[];
  /** Neither signing in nor buying gives access: the page gets `noindex`. */
  isUnavailable?: boolean;
  /** The owner may withdraw the content at any time, so the document is not cached, not even for guests. */
  isUncacheable?: true;
}
