import type { ContainerFacts } from '@matinee/contract';
import { Hero, type Picture } from '@matinee/ui';
import type { ReactNode } from 'react';

export interface TitleHeaderProps {
  title: Pick<ContainerFacts, 'title' | 'titleImage' | 'tagline' | 'description' | 'heroPortrait'>;
  picture: Picture | undefined;
  /** Year, length … in one line. */
  facts: ReactNode;
  /** `bottom`: the words stand at the foot of the picture. */
  vertical?: 'none' | 'bottom';
  /** What can be done. */
  actions: ReactNode;
}

const gradients = { top: false, right: false, bottom: true, left: true };

/** The top of a page that is about one title: its picture and its words. */
export function TitleHeader({ title, picture, facts, vertical = 'none', actions }: TitleHeaderProps) {
  return (
    <Hero
      level={1}
      title={title.title}
      titlePicture={title.titleImage}
      tagline={title.tagline}
      description={title.description}
      facts={facts}
      picture={picture}
      portrait={title.heroPortrait}
      gradients={gradients}
      horizontal="none"
      vertical={vertical}
      text="LEFT"
      actions={actions}
    />
  );
}
