// Device classes by window size, and values that depend on them. Sizes are CSS pixels.
import { breakpoints } from './breakpoints.ts';

type DeviceClass = 'mobile' | 'tablet' | 'desktop' | 'tv';

/** Returns the device class of a window. A low window is mobile at any width. */
export function getDeviceClass({ width, height }: { width: number; height: number }): DeviceClass {
  if (width <= breakpoints.mobile || height <= breakpoints.mobileHeight) return 'mobile';
  if (width <= breakpoints.narrow) return 'tablet';
  return width <= breakpoints.desktop ? 'desktop' : 'tv';
}

/**
 * Whether the narrow layout applies: playlist cards navigate, the header shows an icon, sign-in has its
 * mobile background.
 */
export function isNarrow(width: number): boolean {
  return width <= breakpoints.narrow;
}

/** Returns the platform whose menu the viewer requests. */
export function getMenuPlatform(width: number): 'WEB' | 'MOBILE_WEB' {
  return isNarrow(width) ? 'MOBILE_WEB' : 'WEB';
}

/** Returns the horizontal page margin on each side. */
export function getGutter(device: DeviceClass): number {
  return device === 'mobile' ? 20 : 70;
}

const topBarHeights: Record<DeviceClass, number> = { mobile: 80, tablet: 80, desktop: 110, tv: 150 };

/** Returns the height of the top bar in CSS pixels. */
export function getTopBarHeight(device: DeviceClass): number {
  return topBarHeights[device];
}
