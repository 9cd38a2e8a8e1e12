import type { ReactNode } from 'react';

/** English is shown left-to-right, Arabic right-to-left. */
export type GalleryLanguage = 'en' | 'ar';

export interface GalleryState {
  name: string;
  render: (language: GalleryLanguage) => ReactNode;
  /** The component reaches from edge to edge of the window. */
  isWide?: boolean;
}

/** A component with all its states. */
export interface GalleryEntry<Name extends string = string> {
  name: Name;
  /** Names of the components that are shown as parts of this component. */
  parts?: readonly Name[];
  states: readonly GalleryState[];
}

/** The components of a package or an app. */
export interface GalleryGroup {
  name: string;
  entries: readonly GalleryEntry[];
}
