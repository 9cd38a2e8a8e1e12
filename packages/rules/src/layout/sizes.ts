// Sizes of what stands on a page, in CSS pixels.

/** Default widths of cards. */
export const cardWidths = { card: 320, poster: 220, section: 200, playlist: 260 } as const;

export const mobileCardImage = { width: 112, height: 63 } as const;
export const toastThumbnail = { width: 160, height: 90 } as const;

/** How much a card grows: its rest in a carousel, and under the pointer in a row. */
export const cardScales = { carousel: 1.1, hover: 1.4 } as const;

export const heroSizes = { titleImageHeight: 150, channelLogoHeight: 400 } as const;

/** The list is 475 high; its surroundings add 100. */
export const moreMenuHeights = { list: 475, surroundings: 100, total: 575 } as const;

export const TOOLTIP_EDGE_MARGIN = 10;

/** Options for IntersectionObserver. */
export const visibilityObserver = { threshold: 1, rootMargin: '-200px 0px -100px 0px' } as const;
export const seasonDropdownObserver = { rootMargin: '50px' } as const;
