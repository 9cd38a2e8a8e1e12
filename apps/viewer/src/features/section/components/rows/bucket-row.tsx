// One row of a page. Near the screen it has cards; elsewhere it has its words and exactly the height that it will have.
import type { Bucket } from '@matinee/contract';
import { classNames, Rail } from '@matinee/ui';
import { lazy, Suspense, useRef } from 'react';
import { useEnvironment } from '../../../../shared/environment/environment.ts';
import { useNearRow } from '../../state/use-windowed-row.ts';
import styles from './bucket-row.module.css';
import { GuideRow } from './guide-row.tsx';
import { RowCalls } from './row-actions.tsx';
import { RowBackground } from './row-background.tsx';
import { lookOf, type RowLook } from './row-variant.ts';
import { SeeAll } from './see-all.tsx';
import { NearRow } from './windowed-row.tsx';

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
  const isNear = useNearRow(box, {
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
  const look: RowLook = {
    ...lookOf(bucket, realm.features),
    labels: { previous: label('railPrevious'), next: label('railNext') },
    ...((primaryCta || secondaryCta) && { calls: <RowCalls bucket={bucket} /> }),
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

const nothing = () => null;

interface NearOrFarProps {
  section: string;
  bucket: Bucket;
  look: RowLook;
  near: boolean;
}

function NearOrFar({ section, bucket, look, near }: NearOrFarProps) {
  const far = <Rail {...look} far count={0} item={nothing} />;
  if (!near) return far;
  if (bucket.type !== 'EPG_NOW_NEXT') return <NearRow section={section} bucket={bucket} look={look} />;
  return (
    <Suspense fallback={far}>
      <NowNextRow section={section} bucket={bucket} look={look} />
    </Suspense>
  );
}
