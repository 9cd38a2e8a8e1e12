import type { ReactNode } from 'react';
import type * as components from '../src/index.ts';

interface GalleryState {
  name: string;
  render: () => ReactNode;
  /** The component reaches from edge to edge of the window. */
  isWide?: boolean;
}

/** A component of the design system with all its states. */
export interface GalleryEntry {
  name: keyof typeof components;
  /** Parts that are shown as part of this component. */
  parts?: readonly (keyof typeof components)[];
  states: readonly GalleryState[];
}
