// The window sizes at which layouts change, in CSS pixels: the only place that states them. Style sheets use the
// media queries by their names, such as `@media (--mobile-width)`; postcss.config.mjs inserts the queries.

export const breakpoints = {
  /** Maximum width of the smallest phones. */
  smallestPhone: 359,
  smallPhone: 400,
  twoColumns: 480,
  /** Windows of at most this width have the device class mobile, whatever their height. */
  mobile: 600,
  /** Windows of at most this height have the device class mobile, whatever their width. */
  mobileHeight: 500,
  small: 768,
  medium: 860,
  /** The widest window of narrow layouts and of the device class tablet. */
  narrow: 1024,
  wide: 1100,
  fourColumns: 1440,
  fiveColumns: 1680,
  /** The widest window of the device class desktop. */
  desktop: 1920,
  sixColumns: 2000,
  sevenColumns: 3000,
  eightColumns: 4000,
} as const;

const createAboveWidthQuery = (width: number) => `(width > ${width}px)`;
const createMaxWidthQuery = (width: number) => `(width <= ${width}px)`;
const createMinWidthQuery = (width: number) => `(width >= ${width}px)`;
const createMaxHeightQuery = (height: number) => `(height <= ${height}px)`;
const aboveMobileHeightQuery = `(height > ${breakpoints.mobileHeight}px)`;

/** A window so narrow for its height that a hero shows its portrait image. */
export const portraitMedia = '(max-aspect-ratio: 4 / 5)';

/** The custom media queries of style sheets, by name. */
export const customMedia: Readonly<Record<`--${string}`, string>> = {
  '--smallest-phone': createMaxWidthQuery(breakpoints.smallestPhone),
  '--small-phone': createMaxWidthQuery(breakpoints.smallPhone),
  '--mobile-width': createMaxWidthQuery(breakpoints.mobile),
  '--above-mobile-width': createAboveWidthQuery(breakpoints.mobile),
  '--small': createMaxWidthQuery(breakpoints.small),
  '--above-medium': createAboveWidthQuery(breakpoints.medium),
  '--narrow': createMaxWidthQuery(breakpoints.narrow),
  '--above-narrow': createAboveWidthQuery(breakpoints.narrow),
  '--up-to-wide': createMaxWidthQuery(breakpoints.wide),

  '--two-columns': createMinWidthQuery(breakpoints.twoColumns),
  '--three-columns': createAboveWidthQuery(breakpoints.narrow),
  '--four-columns': createMinWidthQuery(breakpoints.fourColumns),
  '--five-columns': createMinWidthQuery(breakpoints.fiveColumns),
  '--six-columns': createMinWidthQuery(breakpoints.sixColumns),
  '--seven-columns': createMinWidthQuery(breakpoints.sevenColumns),
  '--eight-columns': createMinWidthQuery(breakpoints.eightColumns),

  /** Device classes of `getDeviceClass`. */
  '--mobile': `(${createMaxWidthQuery(breakpoints.mobile)} or (height <= ${breakpoints.mobileHeight}px))`,
  '--from-tablet': `${createAboveWidthQuery(breakpoints.mobile)} and ${aboveMobileHeightQuery}`,
  '--from-desktop': `${createAboveWidthQuery(breakpoints.narrow)} and ${aboveMobileHeightQuery}`,
  '--tv': `${createAboveWidthQuery(breakpoints.desktop)} and ${aboveMobileHeightQuery}`,

  '--portrait': portraitMedia,
  /** A phone in landscape orientation. */
  '--low-landscape': `(${createMaxHeightQuery(breakpoints.mobileHeight)} and (not ${portraitMedia}))`,
};

/** Replaces the names of custom media queries in a media query by their definitions. */
export function expandCustomMedia(query: string): string {
  return query.replace(/\((--[\w-]+)\)/g, (_, name: `--${string}`) => {
    const mediaQuery = customMedia[name];
    if (!mediaQuery)
      throw new Error(`The custom media query ${name} is not in packages/rules/src/layout/breakpoints.ts`);
    return mediaQuery;
  });
}
