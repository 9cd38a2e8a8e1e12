// Sizes of page elements, in CSS pixels.

/** Default card widths. */
export const cardWidths = { card: 320, poster: 220, section: 200, playlist: 260 } as const;

export const mobileCardImage = { width: 112, height: 63 } as const;
export const toastThumbnail = { width: 160, height: 90 } as const;

/** Scale factors of the active card of a row: of the card itself, and of the preview that covers it. */
export const cardScales = { card: 1.1, preview: 1.4 } as const;

export const heroSizes = { titleImageHeight: 150, channelLogoHeight: 400 } as const;

/** Height of the more menu: its list plus the area around it. */
export const moreMenuHeights = { list: 475, surroundings: 100, total: 575 } as const;

export const POPUP_EDGE_MARGIN = 10;

/** Options for IntersectionObserver. */
export const visibilityObserverOptions = { threshold: 1, rootMargin: '-200px 0px -100px 0px' } as const;
export const seasonListObserverOptions = { rootMargin: '50px' } as const;
