// One title of a list; in a list that the viewer can change, with a drag handle and a remove button.
import type { WatchlistEntry } from '@matinee/contract';
import { breakpoints, getLockLabelKey } from '@matinee/rules';
import { getImageLoading, IconButton } from '@matinee/ui';
import { memo } from 'react';
import { formatTitleMetadata } from '../../../entities/title/card/title-metadata.ts';
import { EntryImage, WatchProgressText } from '../../../entities/title/list/entry-image.tsx';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { useCardLinks } from '../../../shared/navigation/card-links.ts';
import type { DragHandlers } from '../state/use-drag-reorder.ts';
import styles from './watchlist-entries.module.css';

export interface WatchlistEntryItemProps {
  entry: WatchlistEntry;
  index: number;
  /** The list, for links that continue within it. */
  linkContext: { watchlistId: string; owner: string };
  /** Undefined when the viewer cannot change the list. */
  dragHandlers?: DragHandlers | undefined;
  onActivate: (id: string | null) => void;
  onRemove: (entry: WatchlistEntry, index: number) => void;
}

const imageSizes = `(width <= ${breakpoints.mobile}px) 112px, 200px`;

export const WatchlistEntryItem = memo(function WatchlistEntryItem({
  entry,
  index,
  linkContext,
  dragHandlers,
  onActivate,
  onRemove,
}: WatchlistEntryItemProps) {
  const { label } = useEnvironment();
  const titleLink = useCardLinks().getTitleLink(entry, linkContext);
  const lock = getLockLabelKey(entry.accessLevel);
  const metadataItems = [formatTitleMetadata(entry, label), lock && label(lock)];
  return (
    <>
      {dragHandlers ? (
        <button
          type="button"
          className={styles.dragHandle}
          data-moved-by-arrows
          aria-label={label('watchlistMove', { title: entry.title })}
          onFocus={() => onActivate(entry.id)}
          onBlur={() => onActivate(null)}
          onPointerDown={(event) => {
            onActivate(entry.id);
            dragHandlers.onPointerDown(event, index);
          }}
          onPointerMove={dragHandlers.onPointerMove}
          onPointerUp={dragHandlers.onPointerUp}
          onPointerCancel={dragHandlers.onPointerCancel}
          onKeyDown={(event) => dragHandlers.onKeyDown(event, index)}
        />
      ) : (
        <span />
      )}
      <a
        className={styles.title}
        href={titleLink.href}
        data-card={entry.id}
        data-focus-item
        data-granted-on-sign-in={titleLink.isGrantedOnSignIn || undefined}
      >
        <EntryImage title={entry} sizes={imageSizes} loading={getImageLoading(index)} isLockIconOnly />
        <span className={styles.text}>
          <strong>{entry.title}</strong>
          <span className={styles.metadata}>{metadataItems.filter(Boolean).join(' · ')}</span>
          <WatchProgressText title={entry} />
        </span>
      </a>
      {dragHandlers && (
        <IconButton
          icon="close"
          label={label('watchlistRemove', { title: entry.title })}
          onClick={() => onRemove(entry, index)}
        />
      )}
    </>
  );
});
