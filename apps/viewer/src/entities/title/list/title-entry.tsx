// A title in a list or a grid: its still, and more words about it than a card has. The link is the title alone, for
// those who listen; its target covers the whole entry.

import type { Card } from '@matinee/contract';
import { getLockBadge, getPositionIcon, type LinkContext } from '@matinee/rules';
import { classNames, Icon, VisuallyHidden } from '@matinee/ui';
import { type ReactNode, useId } from 'react';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { useCardLinks } from '../../../shared/navigation/card-links.ts';
import { EntryImage, WatchedPart } from './entry-image.tsx';
import styles from './title-list.module.css';

export interface TitleEntryProps {
  title: Card;
  /** Stands before the title. */
  number?: number;
  /** The place in a list whose places are shown. */
  position?: number;
  /** One line under the title. */
  facts?: string;
  context?: LinkContext;
  sizes: string;
  loading: 'eager' | 'lazy';
  /** Buttons, pressed beside the entry's own link. */
  actions?: ReactNode;
}

export function TitleEntry({
  title,
  number,
  position,
  facts,
  context,
  sizes,
  loading,
  actions,
}: TitleEntryProps) {
  const { label } = useEnvironment();
  const id = useId();
  const target = useCardLinks().ofTitle(title, context);
  const lock = getLockBadge(title.accessLevel);
  const icon = position === undefined ? null : getPositionIcon(position);
  return (
    <li className={classNames(styles.entry, position !== undefined && styles.placed)}>
      <div className={styles.frame}>
        {position !== undefined && (
          <span className={styles.position} data-position={icon ?? undefined} aria-hidden>
            {icon}
          </span>
        )}
        <EntryImage title={title} sizes={sizes} loading={loading}>
          <span className={styles.play} aria-hidden>
            <Icon name={lock ? 'lock' : 'play'} filled={!lock} />
          </span>
        </EntryImage>
        <div className={styles.text}>
          <a
            className={styles.title}
            href={target.href}
            data-card={title.id}
            data-focus-item
            data-granted-on-sign-in={target.grantedOnSignIn || undefined}
            aria-describedby={`${id}-notes`}
          >
            {number !== undefined && <span className={styles.number}>{number}</span>}
            <span>{title.title}</span>
          </a>
          <span id={`${id}-notes`} className={styles.notes}>
            {facts && <span className={styles.facts}>{facts}</span>}
            {title.description && <span className={styles.description}>{title.description}</span>}
            {lock && <VisuallyHidden>{label(lock)}</VisuallyHidden>}
            <WatchedPart title={title} />
          </span>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      </div>
    </li>
  );
}

/** The line below a title in a list: what is told first of it, its year, and its first genres. */
export function formatEntryFacts({ year, genres = [] }: Card, first: string | undefined): string {
  return [first, year, ...genres.slice(0, 2)].filter(Boolean).join(' · ');
}
