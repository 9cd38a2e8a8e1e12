// The header of a series or playlist (artwork, text and buttons), and the body below it.

import type { ContainerDetails } from '@matinee/contract';
import { type ArtworkImage, Badge, ButtonRow } from '@matinee/ui';
import type { ReactNode } from 'react';
import { useLabel } from '../../../shared/environment/environment.ts';
import styles from './container-layout.module.css';
import { getHeaderImage } from './header-image.ts';
import { MetadataList } from './metadata-list.tsx';
import { TitleHeader } from './title-header.tsx';

export interface ContainerHeaderProps {
  details: ContainerDetails;
  /** The size of the series or playlist: `2 seasons`. */
  sizeMetadata: readonly string[];
  /** Used when the series or playlist has no image of its own. */
  fallbackImage: ArtworkImage | undefined;
  /** Buttons. */
  actions?: ReactNode;
}

export function ContainerHeader({ details, sizeMetadata, fallbackImage, actions }: ContainerHeaderProps) {
  const label = useLabel();
  const { description, ...headerDetails } = details;
  const headerImage = getHeaderImage(details) ?? fallbackImage;
  const metadata = (
    <>
      <MetadataList items={[details.year, details.genres?.slice(0, 2).join(' · '), ...sizeMetadata]} />
      {details.rating !== undefined && (
        <Badge variant="outline">{label('ageRating', { age: details.rating })}</Badge>
      )}
    </>
  );
  const descriptionAndActions = (
    <div className={styles.descriptionAndActions}>
      {description && <p className={styles.description}>{description}</p>}
      {actions && <ButtonRow>{actions}</ButtonRow>}
    </div>
  );
  if (!headerImage) {
    return (
      <header className={styles.headerWithoutImage}>
        <div className={styles.metadata}>{metadata}</div>
        <h1 className={styles.title}>{details.title}</h1>
        {details.tagline && <p className={styles.tagline}>{details.tagline}</p>}
        {descriptionAndActions}
      </header>
    );
  }
  return (
    <div className={styles.header}>
      <TitleHeader
        title={headerDetails}
        image={headerImage}
        metadata={metadata}
        verticalPosition="bottom"
        actions={descriptionAndActions}
      />
    </div>
  );
}

/** The content below the header, within the page's gutters. */
export function ContainerBody({ children }: { children: ReactNode }) {
  return <div className={styles.body}>{children}</div>;
}
