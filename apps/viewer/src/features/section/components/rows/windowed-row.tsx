import type { Bucket, Card } from '@matinee/contract';
import { canOpenProgramme } from '@matinee/rules';
import { type CardTextVariant, isListOnPhones, Rail } from '@matinee/ui';
import { useCallback } from 'react';
import { TitleCard } from '../../../../entities/title/card/title-card.tsx';
import { preloadableChunk } from '../../../../shared/chunks/lazy-chunk.tsx';
import { useEnvironment } from '../../../../shared/environment/environment.ts';
import { useCardLinks } from '../../../../shared/navigation/card-links.ts';
import { useRow } from '../../state/use-row.ts';
import { CardError } from './row-errors.tsx';
import type { RowVariant } from './row-variant.ts';

const PreviewCard = preloadableChunk(async () => ({
  default: (await import('../preview/preview-card.tsx')).PreviewCard,
}));

/** A row with its cards. */
export function WindowedRow({
  sectionKey,
  bucket,
  variant,
}: {
  sectionKey: string;
  bucket: Bucket;
  variant: RowVariant;
}) {
  const { cards, slotCount, isFetchingNext, hasFailed, retry, loadNext } = useRow(sectionKey, bucket);
  const cardLinks = useCardLinks();
  const { shape, kind } = variant.cardLayout;
  const defaultSize = isListOnPhones(variant) ? 'listOnPhones' : 'normal';
  const size = variant.size === 'large' ? 'large' : defaultSize;
  const textVariant = getCardTextVariant(bucket, variant);
  const { isNumbered } = variant;
  const renderCard = useCallback(
    (index: number) => {
      const title = cards[index];
      return (
        title && (
          <TitleCard
            title={title}
            shape={shape}
            kind={kind}
            size={size}
            position={isNumbered ? index + 1 : undefined}
            textVariant={textVariant}
            cardLinks={cardLinks}
          />
        )
      );
    },
    [cards, shape, kind, size, isNumbered, textVariant, cardLinks],
  );
  const renderPreview = useCallback(
    (index: number) => {
      const title = cards[index];
      return title && <PreviewCard title={title} shape={shape} cardLinks={cardLinks} />;
    },
    [cards, shape, cardLinks],
  );
  const { epgPlayback } = useEnvironment().realm.features;
  // A row with a channel that cannot be opened has no previews.
  const isClosedChannel = ({ type, accessLevel }: Card) =>
    type === 'EPG' && !canOpenProgramme({ accessLevel, epgPlayback });
  if (slotCount === 0 && !hasFailed) return null;
  // Cards of sections already show everything, and large cards are large enough.
  const hasPreview = kind !== 'section' && size !== 'large' && !cards.some(isClosedChannel);
  return (
    <Rail
      {...variant}
      count={hasFailed ? slotCount + 1 : slotCount}
      loadedCount={cards.length}
      isBusy={isFetchingNext}
      endItem={hasFailed ? <CardError onRetry={retry} /> : undefined}
      renderItem={renderCard}
      renderPreview={hasPreview ? renderPreview : undefined}
      onNearEnd={loadNext}
    />
  );
}

function getCardTextVariant({ rowTypeData }: Bucket, { cardLayout, textLines }: RowVariant): CardTextVariant {
  if (cardLayout.kind === 'section') return 'over';
  if (textLines === 'many') return 'more';
  if (textLines !== 'none') return 'below';
  const { hideMetadata, metadataDisplayMode = 'below' } = rowTypeData;
  if (hideMetadata || metadataDisplayMode === 'below') return 'none';
  return metadataDisplayMode === 'active' ? 'overWhileActive' : metadataDisplayMode;
}
