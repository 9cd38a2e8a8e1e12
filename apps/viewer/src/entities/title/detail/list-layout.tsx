// The header of a series or playlist: artwork, text, and the main action.

import type { ContainerDetails } from '@matinee/contract';
import { type ArtworkImage, Badge, ButtonRow } from '@matinee/ui';
import type { ReactNode } from 'react';
import { useLabel } from '../../../shared/environment/environment.ts';
import { FactList } from './fact-list.tsx';
import { getHeaderImage } from './header-image.ts';
import styles from './list-layout.module.css';
import { TitleHeader } from './title-header.tsx';

export interface ListHeaderProps {
  facts: ContainerDetails;
  /** The size of the list: `2 seasons`. */
  sizeFacts: readonly string[];
  /** Used when the list has no image of its own. */
  fallbackImage: ArtworkImage | undefined;
  /** Buttons. */
  actions?: ReactNode;
}

export function ListHeader({ facts, sizeFacts, fallbackImage, actions }: ListHeaderProps) {
  const label = useLabel();
  const { description, ...headerFacts } = facts;
  const headerImage = getHeaderImage(facts) ?? fallbackImage;
  const factNodes = (
    <>
      <FactList facts={[facts.year, facts.genres?.slice(0, 2).join(' · '), ...sizeFacts]} />
      {facts.rating !== undefined && (
        <Badge variant="outline">{label('ageRating', { age: facts.rating })}</Badge>
      )}
    </>
  );
  const body = (
    <div className={styles.headerBody}>
      {description && <p className={styles.description}>{description}</p>}
      {actions && <ButtonRow>{actions}</ButtonRow>}
    </div>
  );
  if (!headerImage) {
    return (
      <header className={styles.plain}>
        <div className={styles.facts}>{factNodes}</div>
        <h1 className={styles.title}>{facts.title}</h1>
        {facts.tagline && <p className={styles.tagline}>{facts.tagline}</p>}
        {body}
      </header>
    );
  }
  return (
    <div className={styles.header}>
      <TitleHeader
        title={headerFacts}
        image={headerImage}
        facts={factNodes}
        vertical="bottom"
        actions={body}
      />
    </div>
  );
}

/** The content below the header, within the page's gutters. */
export function ListBody({ children }: { children: ReactNode }) {
  return <div className={styles.body}>{children}</div>;
}
