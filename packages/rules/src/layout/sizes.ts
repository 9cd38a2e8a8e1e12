// Sizes of page elements, in CSS pixels.

/** Default card widths. */
export const cardWidths = { card: 320, poster: 220, section: 200, playlist: 260 } as const;

export const mobileCardImage = { width: 112, height: 63 } as const;
export const toastThumbnail = { width: 160, height: 90 } as const;

/** Scale factors for the active card of a row: one for the card, and one for the preview that covers the card. */
export const cardScales = { card: 1.1, preview: 1.4 } as const;

export const heroSizes = { titleImageHeight: 150, channelLogoHeight: 400 } as const;

/** Heights of the menu “More”: of its list, of the area around the list, and of both together. */
export const moreMenuHeights = { list: 475, surroundings: 100, total: 575 } as const;

export const POPUP_EDGE_MARGIN = 10;

/** Options for IntersectionObserver. */
export const visibilityObserverOptions = { threshold: 1, rootMargin: '-200px 0px -100px 0px' } as const;
export const seasonListObserverOptions = { rootMargin: '50px' } as const;
