import type { Bucket, Card } from '@matinee/contract';
import { opensProgramme } from '@matinee/rules';
import { type CardWords, isRowOfEntries, Rail } from '@matinee/ui';
import { lazy, Suspense, useCallback } from 'react';
import { TitleCard } from '../../../../entities/title/card/title-card.tsx';
import { useEnvironment } from '../../../../shared/environment/environment.ts';
import { useTargets } from '../../../../shared/navigation/card-links.ts';
import { useRow } from '../../state/use-row.ts';
import { FailedPlace } from './card-error.tsx';
import type { RowLook } from './row-variant.ts';

const PreviewCard = lazy(() =>
  import('../preview/preview-card.tsx').then(({ PreviewCard }) => ({ default: PreviewCard })),
);

/** A row with its cards. */
export function NearRow({ section, bucket, look }: { section: string; bucket: Bucket; look: RowLook }) {
  const { cards, places, isFetchingNext, failed, retry, turnTo } = useRow(section, bucket);
  const targets = useTargets();
  const { shape, kind } = look.cards;
  const entry = isRowOfEntries(look) ? 'entry' : 'normal';
  const size = look.size === 'large' ? 'large' : entry;
  const words = wordsOf(bucket, look);
  const { numbered } = look;
  const item = useCallback(
    (index: number) => {
      const title = cards[index];
      return (
        title && (
          <TitleCard
            title={title}
            shape={shape}
            kind={kind}
            size={size}
            position={numbered ? index + 1 : undefined}
            words={words}
            targets={targets}
          />
        )
      );
    },
    [cards, shape, kind, size, numbered, words, targets],
  );
  const preview = useCallback(
    (index: number) => {
      const title = cards[index];
      return (
        title && (
          <Suspense>
            <PreviewCard title={title} shape={shape} targets={targets} />
          </Suspense>
        )
      );
    },
    [cards, shape, targets],
  );
  const { epgPlayback } = useEnvironment().realm.features;
  // A channel that opens nothing here does not grow either.
  const staysClosed = ({ type, accessLevel }: Card) =>
    type === 'EPG' && !opensProgramme({ accessLevel, epgPlayback });
  if (places === 0 && !failed) return null;
  // Sections say all there is to say, and large cards are large enough.
  const grows = kind !== 'section' && size !== 'large' && !cards.some(staysClosed);
  return (
    <Rail
      {...look}
      count={failed ? places + 1 : places}
      known={cards.length}
      busy={isFetchingNext}
      end={failed ? <FailedPlace onRetry={retry} /> : undefined}
      item={item}
      preview={grows ? preview : undefined}
      onNearEnd={turnTo}
    />
  );
}

function wordsOf({ rowTypeData }: Bucket, { cards, text }: RowLook): CardWords {
  if (cards.kind === 'section') return 'over';
  if (text === 'many') return 'more';
  if (text !== 'none') return 'below';
  const { hideMetadata, metadataDisplayMode = 'below' } = rowTypeData;
  return hideMetadata || metadataDisplayMode === 'below' ? 'none' : metadataDisplayMode;
}
