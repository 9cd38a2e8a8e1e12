// The window sizes at which layouts change, in CSS pixels: the only place that states them. Style sheets use the
// media queries by their names, such as `@media (--mobile-width)`; postcss.config.mjs inserts the queries.

export const breakpoints = {
  /** Maximum width of the smallest phones. */
  smallestPhone: 359,
  smallPhone: 400,
  twoColumns: 480,
  /** The widest window of the device class mobile. */
  mobile: 600,
  /** The highest window of the device class mobile. */
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

const above = (width: number) => `(width > ${width}px)`;
const upTo = (width: number) => `(width <= ${width}px)`;
const from = (width: number) => `(width >= ${width}px)`;
const aboveMobileHeight = `(height > ${breakpoints.mobileHeight}px)`;

/** A window so narrow for its height that a hero shows its portrait image. */
export const portraitMedia = '(max-aspect-ratio: 4 / 5)';

/** Media queries of style sheets by the name of their custom medium. */
export const customMedia: Readonly<Record<`--${string}`, string>> = {
  '--smallest-phone': upTo(breakpoints.smallestPhone),
  '--small-phone': upTo(breakpoints.smallPhone),
  '--mobile-width': upTo(breakpoints.mobile),
  '--above-mobile-width': above(breakpoints.mobile),
  '--small': upTo(breakpoints.small),
  '--above-medium': above(breakpoints.medium),
  '--narrow': upTo(breakpoints.narrow),
  '--above-narrow': above(breakpoints.narrow),
  '--up-to-wide': upTo(breakpoints.wide),

  '--two-columns': from(breakpoints.twoColumns),
  '--three-columns': above(breakpoints.narrow),
  '--four-columns': from(breakpoints.fourColumns),
  '--five-columns': from(breakpoints.fiveColumns),
  '--six-columns': from(breakpoints.sixColumns),
  '--seven-columns': from(breakpoints.sevenColumns),
  '--eight-columns': from(breakpoints.eightColumns),

  /** Device classes of `getDeviceClass`. */
  '--mobile': `(${upTo(breakpoints.mobile)} or (height <= ${breakpoints.mobileHeight}px))`,
  '--from-tablet': `${above(breakpoints.mobile)} and ${aboveMobileHeight}`,
  '--from-desktop': `${above(breakpoints.narrow)} and ${aboveMobileHeight}`,
  '--tv': `${above(breakpoints.desktop)} and ${aboveMobileHeight}`,

  '--portrait': portraitMedia,
};

/** Replaces the names of custom media in a media query by their queries. */
export function expandCustomMedia(query: string): string {
  return query.replace(/\((--[\w-]+)\)/g, (_, name: `--${string}`) => {
    const expanded = customMedia[name];
    if (!expanded)
      throw new Error(`Unknown custom medium ${name}: packages/rules/src/layout/breakpoints.ts has all`);
    return expanded;
  });
}
