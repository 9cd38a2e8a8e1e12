import { buttonEntries } from './buttons.tsx';
import { cardEntries } from './cards.tsx';
import type { ComponentEntry } from './component-entry.ts';
import { formFieldEntries } from './form-fields.tsx';
import { heroEntries } from './heroes.tsx';
import { imageEntries } from './images.tsx';
import { messageEntries } from './messages.tsx';
import { overlayEntries } from './overlays.tsx';

/** The entries of all components of the design system. */
export const entries: readonly ComponentEntry[] = [
  ...buttonEntries,
  ...formFieldEntries,
  ...cardEntries,
  ...heroEntries,
  ...imageEntries,
  ...messageEntries,
  ...overlayEntries,
];
