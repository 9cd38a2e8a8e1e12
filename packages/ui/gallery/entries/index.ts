import { cardEntries } from './cards.tsx';
import type { ComponentEntry } from './component-entry.ts';
import { controlEntries } from './controls.tsx';
import { formFieldEntries } from './form-fields.tsx';
import { imageEntries } from './images.tsx';
import { overlayEntries } from './overlays.tsx';

/** The entries of all components of the design system. */
export const entries: readonly ComponentEntry[] = [
  ...controlEntries,
  ...formFieldEntries,
  ...cardEntries,
  ...imageEntries,
  ...overlayEntries,
];
