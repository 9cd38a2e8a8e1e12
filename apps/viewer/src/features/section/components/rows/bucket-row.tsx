// One row of a page. Near the screen it has cards; elsewhere it has its words and exactly the height that it will have.
import type { Bucket } from '@matinee/contract';
import { rowCards } from '@matinee/rules';
import { classNames, Rail, type RailProps } from '@matinee/ui';
import { lazy, Suspense, useRef } from 'react';
import { type Environment, useEnvironment } from '../../../../shared/environment/environment.ts';
import { useWindowedRow } from '../../state/use-windowed-row.ts';
import styles from './bucket-row.module.css';
import { GuideRow } from './guide-row.tsx';
import { RowActions } from './row-actions.tsx';
import { RowBackground } from './row-background.tsx';
import { SeeAll } from './see-all.tsx';
import { WindowedRow } from './windowed-row.tsx';

const NowNextRow = lazy(() => import('./now-next-row.tsx'));

export interface BucketRowProps {
  section: string;
  bucket: Bucket;
  /** Whether the row is on the first screen of most windows. */
  early: boolean;
}

export function BucketRow({ section, bucket, early }: BucketRowProps) {
  const { label, realm } = useEnvironment();
  const box = useRef<HTMLDivElement>(null);
  const isGuide = bucket.type === 'EPG';
  // What is on is for the viewer's clock: the server makes the room for it.
  const isOfTime = isGuide || bucket.type === 'EPG_NOW_NEXT';
  const isNear = useWindowedRow(box, {
    early: early && !isOfTime,
    carried: !isOfTime && bucket.contentList.length > 0,
  });
  if (bucket.contentList.length === 0 && !bucket.paging.moreDataAvailable) return null;
  if (isGuide) {
    return (
      <div ref={box} className={styles.row} data-unmade={isNear ? undefined : ''}>
        <GuideRow section={section} bucket={bucket} near={isNear} />
      </div>
    );
  }
  const { background, primaryCta, secondaryCta } = bucket.rowTypeData;
  const look: RowVariant = {
    ...lookOf(bucket, realm.features),
    labels: { previous: label('railPrevious'), next: label('railNext') },
    ...((primaryCta || secondaryCta) && { calls: <RowActions bucket={bucket} /> }),
    ...(bucket.paging.moreDataAvailable && { action: <SeeAll bucket={bucket} /> }),
  };
  return (
    <div
      ref={box}
      className={classNames(styles.row, background && styles.onPicture)}
      data-unmade={isNear ? undefined : ''}
    >
      {background && <RowBackground background={background} />}
      <NearOrFar section={section} bucket={bucket} look={look} near={isNear} />
    </div>
  );
}

interface NearOrFarProps {
  section: string;
  bucket: Bucket;
  look: RowVariant;
  near: boolean;
}

function NearOrFar({ section, bucket, look, near }: NearOrFarProps) {
  const far = <Rail {...look} far count={0} item={nothing} />;
  if (!near) return far;
  if (bucket.type !== 'EPG_NOW_NEXT') return <WindowedRow section={section} bucket={bucket} look={look} />;
  return (
    <Suspense fallback={far}>
      <NowNextRow section={section} bucket={bucket} look={look} />
    </Suspense>
  );
}

/** What a row looks like, whether or not it has cards. */
export type RowVariant = Omit<
  RailProps,
  'count' | 'known' | 'busy' | 'item' | 'end' | 'preview' | 'onNearEnd' | 'far'
>;

type Features = Pick<Environment['realm']['features'], 'showTitles'>;

const nothing = () => null;

function lookOf({ name, type, rowTypeData }: Bucket, features: Features): Omit<RowVariant, 'labels'> {
  const { rowType, rowCount, showItemPosition, description, textAlignment } = rowTypeData;
  const cards = rowCards({ type, ...rowTypeData });
  const featured = rowType === 'featured';
  const isLarge = cards.kind !== 'section' && (featured || type === 'CONTENT_HIGHLIGHT');
  const inlineSize = rowType === 'inline' ? 'inline' : undefined;
  return {
    title: rowTypeData.title ?? name,
    description,
    textAlignment,
    cards,
    size: isLarge ? 'large' : inlineSize,
    featured,
    rows: rowCount,
    numbered: showItemPosition,
    text: linesOf({ type, rowTypeData }, features),
  };
}

/** Words below the pictures: posters carry their own. */
function linesOf(
  { type, rowTypeData }: Pick<Bucket, 'type' | 'rowTypeData'>,
  { showTitles }: Features,
): 'two' | 'many' | 'none' {
  if (type === 'EPG_NOW_NEXT') return 'many';
  const { hideMetadata, metadataDisplayMode = 'below' } = rowTypeData;
  const cards = rowCards({ type, ...rowTypeData });
  if (!showTitles || hideMetadata || metadataDisplayMode !== 'below' || cards.shape === 'poster')
    return 'none';
  if (cards.kind === 'section') return 'none';
  return type === 'CONTENT_HIGHLIGHT' ? 'many' : 'two';
}
