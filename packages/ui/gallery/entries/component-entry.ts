import type * as components from '../../src/index.ts';
import type { GalleryEntry } from '../entry.ts';

/** The gallery entry of a component of the design system. */
export type ComponentEntry = GalleryEntry<keyof typeof components>;
