// One row of a section. Near the viewport it renders cards; elsewhere it renders its text and reserves its
// exact height.
import type { Bucket } from '@matinee/contract';
import { joinClassNames, Rail } from '@matinee/ui';
import { useRef } from 'react';
import { ChunkSuspense, lazyChunk } from '../../../../shared/chunks/lazy-chunk.tsx';
import { useEnvironment } from '../../../../shared/environment/environment.ts';
import { useIsRowNearViewport } from '../../state/use-is-row-near-viewport.ts';
import { CtaButtons } from '../hero/cta-buttons.tsx';
import styles from './bucket-row.module.css';
import { GuideRow } from './guide-row.tsx';
import { RowBackground } from './row-background.tsx';
import { getRowVariant, type RowVariant } from './row-variant.ts';
import { SeeAllLink } from './see-all-link.tsx';
import { WindowedRow } from './windowed-row.tsx';

const NowNextRow = lazyChunk(() => import('./now-next-row.tsx'));

export interface BucketRowProps {
  sectionKey: string;
  bucket: Bucket;
  /** Whether the row is on the first screen of most windows. */
  isOnFirstScreen: boolean;
}

export function BucketRow({ sectionKey, bucket, isOnFirstScreen }: BucketRowProps) {
  const { label, realm } = useEnvironment();
  const container = useRef<HTMLDivElement>(null);
  const isGuide = bucket.type === 'EPG';
  // The current programme depends on the viewer's clock: the server only reserves the space.
  const dependsOnClock = isGuide || bucket.type === 'EPG_NOW_NEXT';
  const isNear = useIsRowNearViewport(container, {
    isOnFirstScreen: isOnFirstScreen && !dependsOnClock,
    hasCards: !dependsOnClock && bucket.contentList.length > 0,
  });
  if (bucket.contentList.length === 0 && !bucket.paging.moreDataAvailable) return null;
  if (isGuide) {
    return (
      <div
        ref={container}
        className={styles.row}
        data-bucket={bucket.bucketId}
        data-without-cards={isNear ? undefined : ''}
      >
        <GuideRow sectionKey={sectionKey} bucket={bucket} isNear={isNear} />
      </div>
    );
  }
  const { background, primaryCta, secondaryCta } = bucket.rowTypeData;
  const variant: RowVariant = {
    ...getRowVariant(bucket, realm.features),
    labels: { previous: label('railPrevious'), next: label('railNext') },
    ...((primaryCta || secondaryCta) && {
      actions: <CtaButtons primary={primaryCta} secondary={secondaryCta} />,
    }),
    ...(bucket.paging.moreDataAvailable && { endAction: <SeeAllLink bucket={bucket} /> }),
  };
  return (
    <div
      ref={container}
      className={joinClassNames(styles.row, background && styles.withBackground)}
      data-bucket={bucket.bucketId}
      data-without-cards={isNear ? undefined : ''}
    >
      {background && <RowBackground background={background} />}
      <RowContent sectionKey={sectionKey} bucket={bucket} variant={variant} isNear={isNear} />
    </div>
  );
}

const renderNothing = () => null;

interface RowContentProps {
  sectionKey: string;
  bucket: Bucket;
  variant: RowVariant;
  isNear: boolean;
}

function RowContent({ sectionKey, bucket, variant, isNear }: RowContentProps) {
  const placeholder = <Rail {...variant} isFarFromViewport count={0} renderItem={renderNothing} />;
  if (!isNear) return placeholder;
  if (bucket.type !== 'EPG_NOW_NEXT')
    return <WindowedRow sectionKey={sectionKey} bucket={bucket} variant={variant} />;
  return (
    <ChunkSuspense fallback={placeholder}>
      <NowNextRow sectionKey={sectionKey} bucket={bucket} variant={variant} />
    </ChunkSuspense>
  );
}
