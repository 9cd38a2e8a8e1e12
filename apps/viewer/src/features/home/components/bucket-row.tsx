// One row of the page. Rows that the document does not carry hold their height and fill when they come near.
import type { Bucket } from '@matinee/contract';
import { classNames, isFirstScreenOver, Rail, RailItem, RailPlaces } from '@matinee/ui';
import { startTransition, useCallback, useRef, useState } from 'react';
import { useLabel } from '../../../environment/environment.ts';
import { useNear } from '../../../environment/use-near.ts';
import { TitleCard } from '../../../titles/title-card.tsx';
import { useRow } from '../state/use-row.ts';
import styles from './bucket-row.module.css';

export interface BucketRowProps {
  section: string;
  bucket: Bucket;
  /** Whether the row is on the first screen of most windows. */
  early: boolean;
}

const placesAhead = 6;

export function BucketRow({ section, bucket, early }: BucketRowProps) {
  const label = useLabel();
  const box = useRef<HTMLDivElement>(null);
  const row = useRow(section, bucket);
  const { rowType, rowCount, displayPosters, showItemPosition, hideMetadata, description } =
    bucket.rowTypeData;
  const isEmpty = row.cards.length === 0;
  // What the document carries is shown as it came; later, cards are made when somebody comes near them.
  const [isShown, setShown] = useState(early || (!isEmpty && !isFirstScreenOver()));
  const { turnTo } = row;
  const comeNear = useCallback(() => {
    startTransition(() => setShown(true));
    if (isEmpty) turnTo();
  }, [isEmpty, turnTo]);
  useNear(box, !isShown || (isEmpty && row.expectsMore), comeNear);
  if (isEmpty && !row.expectsMore) return null;
  const cards = isShown ? row.cards : [];
  const shape = displayPosters ? 'poster' : 'landscape';
  const size = rowType === 'featured' ? 'large' : 'normal';
  const hideText = hideMetadata || displayPosters;
  return (
    <div
      ref={box}
      className={classNames(styles.row, rowType === 'inline' && styles.inline, !early && styles.later)}
    >
      <Rail
        title={bucket.name}
        description={description}
        shape={shape}
        size={size}
        rows={rowCount}
        numbered={showItemPosition}
        bare={hideText}
        labels={{ previous: label('railPrevious'), next: label('railNext') }}
        onNearEnd={row.turnTo}
      >
        {cards.map((card, index) => (
          <RailItem key={card.id}>
            <TitleCard
              title={card}
              shape={shape}
              size={size}
              position={showItemPosition ? index + 1 : undefined}
              hideText={hideText}
            />
          </RailItem>
        ))}
        {cards.length === 0 && <RailPlaces count={placesAhead * rowCount} />}
      </Rail>
    </div>
  );
}
