// The large picture at the top of the page of a list. Known before the page's code is there.
import type { ContainerFacts, PagePreload } from '@matinee/contract';
import { heroPreloads, type Picture } from '@matinee/ui';

export function getHeaderImage({ hero, thumbnail, poster }: ContainerFacts): Picture | undefined {
  return hero ?? thumbnail ?? poster;
}

/** What to ask for before the markup is read. */
export function getHeaderPreloads(facts: ContainerFacts | undefined): PagePreload[] {
  const picture = facts && getHeaderImage(facts);
  return picture ? heroPreloads(picture, facts.heroPortrait) : [];
}
