import type { ContainerDetails } from '@matinee/contract';
import { type ArtworkImage, Hero } from '@matinee/ui';
import type { ReactNode } from 'react';

export interface TitleHeaderProps {
  title: Pick<ContainerDetails, 'title' | 'titleImage' | 'tagline' | 'description' | 'heroPortrait'>;
  image: ArtworkImage | undefined;
  /** Year, duration … in one line. */
  metadata: ReactNode;
  /** `bottom` places the text at the bottom of the image. */
  verticalPosition?: 'none' | 'bottom';
  /** Buttons. */
  actions: ReactNode;
}

const gradients = { top: false, right: false, bottom: true, left: true };

/** The header of a page about one title: its artwork and its text. */
export function TitleHeader({
  title,
  image,
  metadata,
  verticalPosition = 'none',
  actions,
}: TitleHeaderProps) {
  return (
    <Hero
      level={1}
      title={title.title}
      titleImage={title.titleImage}
      tagline={title.tagline}
      description={title.description}
      metadata={metadata}
      image={image}
      portraitImage={title.heroPortrait}
      gradients={gradients}
      horizontalPosition="none"
      verticalPosition={verticalPosition}
      textAlignment="LEFT"
      actions={actions}
    />
  );
}
