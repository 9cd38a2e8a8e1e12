import type { GalleryLanguage, GalleryState } from '@matinee/ui/gallery';
import type { ReactNode } from 'react';
import { SampleEnvironment, type SampleResponses } from './sample-environment.tsx';

interface SampleStateOptions {
  isWide?: boolean;
  getResponses?: (language: GalleryLanguage) => SampleResponses;
}

/** A state of a component that uses the environment of the viewer. */
export function createState(
  name: string,
  render: (language: GalleryLanguage) => ReactNode,
  { isWide = false, getResponses }: SampleStateOptions = {},
): GalleryState {
  return {
    name,
    isWide,
    render: (language) => (
      <SampleEnvironment language={language} {...(getResponses && { responses: getResponses(language) })}>
        {render(language)}
      </SampleEnvironment>
    ),
  };
}

/** A state that reaches from edge to edge of the window. */
export const createWideState = (
  name: string,
  render: (language: GalleryLanguage) => ReactNode,
  options: Omit<SampleStateOptions, 'isWide'> = {},
): GalleryState => createState(name, render, { ...options, isWide: true });
