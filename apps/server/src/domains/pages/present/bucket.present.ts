// A row of a page with its first cards → contract shape.
import type { Bucket, Card, ContentType, Paging, RowTypeData } from '@matinee/contract';
import { type BucketType, formatLocalisedText } from '@matinee/rules';
import { getDefaultImageUrl, type LoadedCards, presentArtwork } from '../../titles/index.ts';
import type { BucketRow } from '../queries/section.queries.ts';
import type { RowBackground } from '../section-input.ts';
import { presentButton, type SectionContext } from './button.present.ts';
import { presentZonedTexts } from './zoned-texts.present.ts';

const noGradients = { top: false, right: false, bottom: false, left: false };

/**
 * Returns nothing for an empty row, except for a guide row, because clients request its programmes
 * separately.
 */
export function presentBucket(
  row: BucketRow,
  { cards: contentList, paging }: { cards: Card[]; paging: Paging },
  loadedCards: LoadedCards,
  context: SectionContext,
): Bucket[] {
  if (contentList.length === 0 && row.type !== 'EPG') return [];
  const name = formatLocalisedText(row.names, context.languages, null) ?? row.exid;
  return [
    {
      bucketId: row.publicId,
      exid: row.exid,
      name,
      ...presentZonedTexts({ name: row.names }, context.languages),
      type: chooseShownType(row.type, contentList),
      originalType: row.type,
      contentList,
      paging,
      rowTypeData: presentRowTypeData(row, name, contentList, loadedCards, context),
    },
  ];
}

/** The content type that all titles of a row must have, for the row types that require one. */
const requiredTypes: Partial<Record<BucketType, ContentType>> = {
  EPG: 'EPG',
  EPG_NOW_NEXT: 'EPG',
  SECTION: 'SECTION_LINK',
  SECTION_LINK: 'SECTION_LINK',
};

/** A row with a title that does not fit its type is shown as a row of titles. */
function chooseShownType(originalType: BucketType, cards: readonly Card[]): BucketType {
  const requiredType = requiredTypes[originalType];
  return requiredType === undefined || cards.every(({ type }) => type === requiredType)
    ? originalType
    : 'VOD_PLAYLIST';
}

function presentRowTypeData(
  { names, displaySettings, source }: BucketRow,
  title: string,
  cards: readonly Card[],
  loadedCards: LoadedCards,
  context: SectionContext,
): RowTypeData {
  const { descriptions, background, primaryCta, secondaryCta, playlistImageType, ...rest } = displaySettings;
  const description = formatLocalisedText(descriptions, context.languages, null);
  const hasPlaylistsOnly =
    source.kind === 'rule'
      ? source.type === 'PLAYLIST'
      : cards.length > 0 && cards.every(({ type }) => type === 'PLAYLIST');
  return {
    ...rest,
    title,
    ...(description && { description }),
    ...presentZonedTexts({ title: names, description: descriptions }, context.languages),
    ...(hasPlaylistsOnly && { playlistImageType: playlistImageType ?? 'title' }),
    ...(background && presentBackground(background, loadedCards)),
    ...(primaryCta && { primaryCta: presentButton(primaryCta, context) }),
    ...(secondaryCta && { secondaryCta: presentButton(secondaryCta, context) }),
  };
}

/** Returns nothing without an image, or when the title of the artwork is not visible. */
function presentBackground(
  { image: uploadedImage, contentId, gradients = noGradients, animationType = 'none' }: RowBackground,
  loadedCards: LoadedCards,
): Pick<RowTypeData, 'background'> {
  const artwork = contentId === undefined ? undefined : loadedCards.rows.get(contentId)?.artwork;
  const titleArtwork = artwork?.hero ?? artwork?.thumbnail;
  const image = uploadedImage ?? (titleArtwork && presentArtwork(titleArtwork));
  if (!image) return {};
  return {
    background: {
      imageUrl: getDefaultImageUrl(image),
      image,
      gradient: gradients,
      animationType,
    },
  };
}
