// A row of channels with what they show now and next. Made in the browser alone: the server does not know the viewer's
// clock.
import type { Bucket } from '@matinee/contract';
import { Rail } from '@matinee/ui';
import { useCallback } from 'react';
import { useNow } from '../../../../shared/browser/use-current-time.ts';
import { useNowNext } from '../../state/use-now-next.ts';
import { NowNextCard } from './now-next-card.tsx';
import type { RowLook } from './row-variant.ts';

const lookEveryMs = 10_000;

export interface NowNextRowProps {
  section: string;
  bucket: Bucket;
  look: RowLook;
}

export default function NowNextRow({ section, bucket, look }: NowNextRowProps) {
  const { channels, places, turnTo } = useNowNext(section, bucket);
  const now = useNow(lookEveryMs);
  const item = useCallback(
    (index: number) => {
      const channel = channels[index];
      return channel && <NowNextCard channel={channel} now={now} />;
    },
    [channels, now],
  );
  return <Rail {...look} count={places} known={channels.length} item={item} onNearEnd={turnTo} />;
}
