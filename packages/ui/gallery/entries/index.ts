import type { GalleryEntry } from '../entry.ts';
import { cardEntries } from './cards.tsx';
import { controlEntries } from './controls.tsx';
import { imageEntries } from './images.tsx';
import { overlayEntries } from './overlays.tsx';

/** Every component of the design system. */
export const entries: readonly GalleryEntry[] = [
  ...controlEntries,
  ...cardEntries,
  ...imageEntries,
  ...overlayEntries,
];
