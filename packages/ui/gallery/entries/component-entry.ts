import type * as components from '../../src/index.ts';
import type { GalleryEntry } from '../entry.ts';

/** A component of the design system. */
export type ComponentEntry = GalleryEntry<keyof typeof components>;
