// The header image of a series or playlist page. The definitions of these pages preload it before the code of the page.
import type { ContainerDetails, PagePreload } from '@matinee/contract';
import { type ArtworkImage, listHeroPreloads } from '@matinee/ui';

export function getHeaderImage({ hero, thumbnail, poster }: ContainerDetails): ArtworkImage | undefined {
  return hero ?? thumbnail ?? poster;
}

/** Preload links for the document head. */
export function getHeaderPreloads(details: ContainerDetails | undefined): PagePreload[] {
  const image = details && getHeaderImage(details);
  return image ? listHeroPreloads(image, details.heroPortrait) : [];
}
