import type { Bucket } from '@matinee/contract';
import { chooseCardLayout } from '@matinee/rules';
import type { RailProps } from '@matinee/ui';
import type { Environment } from '../../../../shared/environment/environment.ts';

/** The appearance of a row, with or without cards. */
export type RowVariant = Omit<
  RailProps,
  | 'count'
  | 'loadedCount'
  | 'isBusy'
  | 'renderItem'
  | 'endItem'
  | 'renderPreview'
  | 'onNearEnd'
  | 'isFarFromViewport'
>;

type Features = Pick<Environment['realm']['features'], 'showTitles'>;

export function getRowVariant(
  { name, type, rowTypeData }: Bucket,
  features: Features,
): Omit<RowVariant, 'labels'> {
  const { rowType, rowCount, showItemPosition, description, textAlignment } = rowTypeData;
  const cardLayout = chooseCardLayout({ type, ...rowTypeData });
  const isFeatured = rowType === 'featured';
  const isLarge = cardLayout.kind !== 'section' && (isFeatured || type === 'CONTENT_HIGHLIGHT');
  const defaultSize = rowType === 'inline' ? 'inline' : undefined;
  return {
    title: rowTypeData.title ?? name,
    description,
    textAlignment,
    cardLayout,
    size: isLarge ? 'large' : defaultSize,
    isFeatured,
    rowCount,
    isNumbered: showItemPosition,
    textLines: getTextLines({ type, rowTypeData }, features),
  };
}

/** How much text is below the images. Posters contain their own text. */
function getTextLines(
  { type, rowTypeData }: Pick<Bucket, 'type' | 'rowTypeData'>,
  { showTitles }: Features,
): 'two' | 'many' | 'none' {
  if (type === 'EPG_NOW_NEXT') return 'many';
  const { hideMetadata, metadataDisplayMode = 'below' } = rowTypeData;
  const cardLayout = chooseCardLayout({ type, ...rowTypeData });
  if (!showTitles || hideMetadata || metadataDisplayMode !== 'below' || cardLayout.shape === 'poster')
    return 'none';
  if (cardLayout.kind === 'section') return 'none';
  return type === 'CONTENT_HIGHLIGHT' ? 'many' : 'two';
}
