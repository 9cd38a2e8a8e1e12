// Section pages: heroes and rows (buckets) of cards; the menu; promo items.
import { z } from 'zod';
import { artwork, card, contentTypeInput } from './content.ts';

/** `WATCH_*` plays a list from its first title; `ADD_TO_*` saves a title. A link without a type opens its target. */
export const linkType = z.enum([
  'WATCH_PLAYLIST',
  'WATCH_WATCHLIST',
  'ADD_TO_WATCHLIST',
  'ADD_TO_FAVOURITES',
]);
export type LinkType = z.infer<typeof linkType>;

/** A link to an external URL, to a route or to content. Only the first of `videoIds` is used: the video to play. */
export const link = z.object({
  type: linkType.optional(),
  /** Name of the link in analytics events. */
  name: z.string().optional(),
  url: z.string().optional(),
  /** Key of a route, such as `GRID`. */
  route: z.string().optional(),
  params: z.record(z.string(), z.string()).optional(),
  query: z.record(z.string(), z.string()).optional(),
  event: z.object({ type: contentTypeInput, id: z.string(), owner: z.string().optional() }).optional(),
  videoIds: z.array(z.string()).optional(),
  /** State of the history entry, not part of the URL. */
  locationState: z.record(z.string(), z.boolean()).optional(),
});
export type EditorialLink = z.infer<typeof link>;

/** Fields of the title that the button is for. They determine the button's link and favourite state. */
export const buttonContent = card.pick({
  id: true,
  type: true,
  title: true,
  accessLevel: true,
  seriesId: true,
  eventId: true,
  computedReleases: true,
  premiereRelease: true,
  favourite: true,
});
export type ButtonContent = z.infer<typeof buttonContent>;

export const textFormat = z.enum(['date', 'short-month', 'date-time', 'language']);

/**
 * Texts of the object that are formatted times, by field name. The server formats them in UTC; the viewer formats
 * `value` again in its own time zone.
 */
const zonedTexts = z.record(z.string(), z.object({ value: z.string(), format: textFormat })).optional();

/** The default of `ctaText` is the label of the action of `link.type` when a click runs it, else "Watch now". */
export const button = z.object({
  ctaText: z.string().optional(),
  link,
  /** Whether a click runs the action of `link.type` on the title instead of following the link. */
  handleClick: z.boolean(),
  content: buttonContent.optional(),
  zonedTexts,
});
export type CtaButton = z.infer<typeof button>;

const gradientSides = {
  gradientTop: z.boolean(),
  gradientRight: z.boolean(),
  gradientBottom: z.boolean(),
  gradientLeft: z.boolean(),
};

/** LEFT means the start of the line: the right side in right-to-left languages. */
export const textAlignment = z.enum(['LEFT', 'CENTER', 'RIGHT']);

/** The video that plays behind a hero: a title, or a list, series or season that contains it. */
export const animatedBackground = z.object({
  entityId: z.string(),
  entityType: contentTypeInput,
  isPreviewAudioOn: z.boolean().optional(),
});

export const hero = z.object({
  heroId: z.string(),
  zonedTexts,
  title: z.string(),
  titleImage: artwork.optional(),
  tagline: z.string().optional(),
  description: z.string().optional(),
  channelLogo: artwork.optional(),
  primaryButton: button.optional(),
  secondaryButton: button.optional(),
  /** The title that the hero promotes, if any. */
  content: card.optional(),
  background: z.object({
    /** Without an image the background is plain. */
    imageUrl: z.string().optional(),
    portraitImageUrl: z.string().optional(),
    image: artwork.optional(),
    portraitImage: artwork.optional(),
    ...gradientSides,
    animatedBackground: animatedBackground
      /** The video that plays: the first of a list, series or season. */
      .extend({ videoId: z.string() })
      .optional(),
  }),
  heroComponentsDisplay: z.object({
    showTitle: z.boolean(),
    showDescription: z.boolean(),
    showPrimaryCta: z.boolean(),
  }),
  alignmentHorizontal: z.enum(['none', 'left', 'center', 'right']),
  alignmentVertical: z.enum(['none', 'top', 'center', 'bottom']),
  textAlignment,
});
export type Hero = z.infer<typeof hero>;

/** Opaque cursor to the next page of a list. Long, because it can contain the sort key of a title. */
export const lastSeen = z.string().max(4_000);

export const paging = z.object({ lastSeen: z.string().nullable(), moreDataAvailable: z.boolean() });
export type Paging = z.infer<typeof paging>;

/** Background image of a row, and its animation on scroll. */
export const rowBackground = z.object({
  imageUrl: z.string(),
  image: artwork,
  /** The sides from which a gradient covers the image. */
  gradient: z.object({ top: z.boolean(), right: z.boolean(), bottom: z.boolean(), left: z.boolean() }),
  animationType: z.enum(['none', 'fade', 'parallax']),
});

export const rowTypeData = z.object({
  zonedTexts,
  rowType: z.enum(['basic', 'featured', 'inline']),
  rowCount: z.union([z.literal(1), z.literal(2)]),
  displayPosters: z.boolean(),
  showItemPosition: z.boolean(),
  hideMetadata: z.boolean(),
  /** Position of the text of a card: below the image, over it, or over it while the card is active. Default: below. */
  metadataDisplayMode: z.enum(['below', 'over', 'active']).optional(),
  /** Only for rows of playlists: the image that a card shows. */
  playlistImageType: z.enum(['title', 'poster']).optional(),
  title: z.string().optional(),
  description: z.string().optional(),
  textAlignment: textAlignment.optional(),
  background: rowBackground.optional(),
  primaryCta: button.optional(),
  secondaryCta: button.optional(),
});
export type RowTypeData = z.infer<typeof rowTypeData>;

export const bucketType = z.enum([
  'EPG',
  'EPG_NOW_NEXT',
  'SECTION_LINK',
  'VOD_PLAYLIST',
  'CONTENT_HIGHLIGHT',
  'SECTION',
]);

export const bucket = z.object({
  bucketId: z.string(),
  /** External id: a readable key of the row, such as `new-films`. */
  exid: z.string(),
  name: z.string(),
  zonedTexts,
  type: bucketType,
  /**
   * Type set by the operator. `type` is how to show the row: VOD_PLAYLIST when the titles that this viewer sees do not
   * fit `originalType`, such as a film in a row of channels.
   */
  originalType: bucketType,
  contentList: z.array(card),
  paging,
  rowTypeData,
});
export type Bucket = z.infer<typeof bucket>;

export const section = z.object({
  section: z.string(),
  title: z.string(),
  heroes: z.array(hero),
  buckets: z.array(bucket),
  /** Paging of the rows: request the next ones with `lastSeen`. */
  paging,
});
export type Section = z.infer<typeof section>;

export const menuItem = z.object({
  id: z.string(),
  label: z.string(),
  link,
  placement: z.enum(['main', 'featured', 'nonFeatured']),
  isDefault: z.boolean(),
});
export type MenuItem = z.infer<typeof menuItem>;

/** `home`: among the rows of the home page. `accessDenied`: on the page of a title that the viewer may not watch. */
export const promoPlacement = z.enum(['home', 'accessDenied']);
export type PromoPlacement = z.infer<typeof promoPlacement>;

/** A short text by the operator with a link, shown in a strip. */
export const promoItem = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string().optional(),
  artwork: artwork.optional(),
  button,
  placements: z.array(promoPlacement),
});
export type PromoItem = z.infer<typeof promoItem>;

export const promoItemList = z.object({
  /** In the order of the realm file. */
  promoItems: z.array(promoItem),
});
export type PromoItemList = z.infer<typeof promoItemList>;
