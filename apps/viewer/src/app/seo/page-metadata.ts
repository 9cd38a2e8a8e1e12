// What a page says of itself to machines: search engines, and programs that show a preview of a link.
import type { Artwork } from '@matinee/contract';
import type { RouteTarget } from '@matinee/rules';

/** A JSON-LD node; addresses in it begin with the origin. */
export type LinkedData = Readonly<Record<string, unknown>>;

/** Makes an address of this service absolute. */
export type ToAbsoluteUrl = (path: string) => string;

/** A page above this one, from home downwards. */
export interface Breadcrumb {
  name: string;
  target: RouteTarget;
}

export interface PageMetadata {
  /** The page whose address stands for this one, when it is another: `/home` for `/`. */
  target?: RouteTarget;
  title?: string;
  description?: string;
  picture?: Artwork;
  /** In the vocabulary of Open Graph. */
  kind?: 'website' | 'video.movie' | 'video.episode' | 'video.tv_show' | 'article' | 'profile';
  /** Seconds of what plays here. */
  duration?: number;
  crumbs?: readonly Breadcrumb[];
  linkedData?: (absolute: ToAbsoluteUrl) => LinkedData[];
  /** Closed in a way that the visitor cannot open by signing in or buying: nothing to find here. */
  isClosed?: boolean;
  /** What it shows may be taken back at any moment: no document of it is kept, not even for guests. */
  isPassing?: true;
}
