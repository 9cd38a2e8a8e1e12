// A row of channels with their current and next programmes. Rendered in the browser only: the server does not
// know the viewer's clock.
import type { Bucket } from '@matinee/contract';
import { Rail } from '@matinee/ui';
import { useCallback } from 'react';
import { useCurrentTime } from '../../../../shared/browser/use-current-time.ts';
import { useNowNext } from '../../state/use-now-next.ts';
import { NowNextCard } from './now-next-card.tsx';
import type { RowVariant } from './row-variant.ts';

const clockIntervalMs = 10_000;

export interface NowNextRowProps {
  sectionKey: string;
  bucket: Bucket;
  variant: RowVariant;
}

export default function NowNextRow({ sectionKey, bucket, variant }: NowNextRowProps) {
  const { channels, slotCount, loadNext } = useNowNext(sectionKey, bucket);
  const now = useCurrentTime(clockIntervalMs);
  const renderCard = useCallback(
    (index: number) => {
      const channel = channels[index];
      return channel && <NowNextCard channel={channel} now={now} />;
    },
    [channels, now],
  );
  return (
    <Rail
      {...variant}
      count={slotCount}
      loadedCount={channels.length}
      renderItem={renderCard}
      onNearEnd={loadNext}
    />
  );
}
