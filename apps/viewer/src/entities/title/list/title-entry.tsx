// A title in a list or grid: a still and more text than a card. For screen readers only the title is the
// link; its click target covers the whole entry.

import type { Card } from '@matinee/contract';
import { getDisplayedPosition, getLockLabelKey, type LinkContext } from '@matinee/rules';
import { joinClassNames, OutlinedNumeral, VisuallyHidden } from '@matinee/ui';
import { type ReactNode, useId } from 'react';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { useCardLinks } from '../../../shared/navigation/card-links.ts';
import { EntryImage, WatchProgressText } from './entry-image.tsx';
import styles from './title-list.module.css';

export interface TitleEntryProps {
  title: Card;
  /** Shown before the title. */
  episodeNumber?: number;
  /** The position in a numbered list. */
  position?: number;
  /** One line below the title. */
  metadata?: string;
  context?: LinkContext;
  sizes: string;
  loading: 'eager' | 'lazy';
  /** Buttons beside the entry's own link. */
  actions?: ReactNode;
}

export function TitleEntry({
  title,
  episodeNumber,
  position,
  metadata,
  context,
  sizes,
  loading,
  actions,
}: TitleEntryProps) {
  const { label } = useEnvironment();
  const id = useId();
  const titleLink = useCardLinks().getTitleLink(title, context);
  const lock = getLockLabelKey(title.accessLevel);
  const displayedPosition = position === undefined ? null : getDisplayedPosition(position);
  return (
    <li className={joinClassNames(styles.entry, position !== undefined && styles.numbered)}>
      <div className={styles.frame} data-entry>
        {position !== undefined && (
          <span className={styles.position} aria-hidden>
            <OutlinedNumeral value={displayedPosition} />
          </span>
        )}
        <EntryImage title={title} sizes={sizes} loading={loading} hasPlayButton />
        <div className={styles.text}>
          <a
            className={styles.title}
            href={titleLink.href}
            data-card={title.id}
            data-focus-item
            data-granted-on-sign-in={titleLink.isGrantedOnSignIn || undefined}
            aria-describedby={`${id}-details`}
          >
            {episodeNumber !== undefined && <span className={styles.episodeNumber}>{episodeNumber}</span>}
            <span>{title.title}</span>
          </a>
          <span id={`${id}-details`} className={styles.details}>
            {metadata && <span className={styles.metadata}>{metadata}</span>}
            {title.description && <span className={styles.description}>{title.description}</span>}
            {lock && <VisuallyHidden>{label(lock)}</VisuallyHidden>}
            <WatchProgressText title={title} />
          </span>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      </div>
    </li>
  );
}

/** The line below a title in a list: the leading item, the year, and the first genres. */
export function formatEntryMetadata({ year, genres = [] }: Card, leadingItem: string | undefined): string {
  return [leadingItem, year, ...genres.slice(0, 2)].filter(Boolean).join(' · ');
}
