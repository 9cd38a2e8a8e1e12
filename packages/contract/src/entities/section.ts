// Pages made of heroes and rows.
import { z } from 'zod';
import { artwork, card, contentType } from './content.ts';

/** What a link does beyond leading somewhere; without one the other fields decide. */
export const linkType = z.enum([
  'WATCH_PLAYLIST',
  'WATCH_WATCHLIST',
  'ADD_TO_WATCHLIST',
  'ADD_TO_FAVOURITES',
]);
export type LinkType = z.infer<typeof linkType>;

/** An address outside, or the view of a route, or content; with `videoIds` the titles that are played first. */
export const link = z.object({
  type: linkType.optional(),
  /** What the link is called in analytics. */
  name: z.string().optional(),
  url: z.string().optional(),
  /** Key of a route: the type of a view. */
  route: z.string().optional(),
  params: z.record(z.string(), z.string()).optional(),
  query: z.record(z.string(), z.string()).optional(),
  event: z.object({ type: contentType, id: z.string(), owner: z.string().optional() }).optional(),
  videoIds: z.array(z.string()).optional(),
  /** Travels with the navigation, outside the address. */
  locationState: z.record(z.string(), z.boolean()).optional(),
});
export type Link = z.infer<typeof link>;

/** Of the title that a button is about: what decides where it leads, and whether it is kept. */
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
 * Which of an object's texts are moments, by the text's name. The text itself has them in UTC; whoever knows the
 * reader's zone writes them anew.
 */
const zonedTexts = z.record(z.string(), z.object({ value: z.string(), format: textFormat })).optional();

/** Without a text of its own a button is labelled "watch now". */
export const button = z.object({
  ctaText: z.string().optional(),
  link,
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

/** Of the writing: LEFT is where it begins. */
export const textAlignment = z.enum(['LEFT', 'CENTER', 'RIGHT']);

/** What moves behind a hero, as editors name it. */
export const animatedBackground = z.object({
  entityId: z.string(),
  entityType: contentType,
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
  /** The title that the hero is about, when it is about one. */
  content: card.optional(),
  background: z.object({
    imageUrl: z.string(),
    portraitImageUrl: z.string().optional(),
    image: artwork,
    portraitImage: artwork.optional(),
    ...gradientSides,
    animatedBackground: animatedBackground
      /** The title that is played: the first of a list, of a series or of a season. */
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

/** Where a page of a list ended: given out by the page before, opaque. It may hold a whole title of a title. */
export const lastSeen = z.string().max(4_000);

export const paging = z.object({ lastSeen: z.string().nullable(), moreDataAvailable: z.boolean() });
export type Paging = z.infer<typeof paging>;

/** A picture behind a row, and how it moves while the page is scrolled. */
export const rowBackground = z.object({
  imageUrl: z.string(),
  image: artwork,
  ...gradientSides,
  animationType: z.enum(['none', 'fade', 'parallax']),
});

export const rowTypeData = z.object({
  zonedTexts,
  rowType: z.enum(['basic', 'featured', 'inline']),
  rowCount: z.union([z.literal(1), z.literal(2)]),
  displayPosters: z.boolean(),
  showItemPosition: z.boolean(),
  hideMetadata: z.boolean(),
  /** Where the words of a card stand: below its picture, on it, or on it while the card is active. Below unless stated. */
  metadataDisplayMode: z.enum(['below', 'over', 'active']).optional(),
  /** Only for rows of playlists: which of their pictures is shown. */
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
  exid: z.string(),
  name: z.string(),
  zonedTexts,
  type: bucketType,
  /** What the editors made it; `type` is what it is for this viewer. */
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
  /** Rows of the page that this answer leaves out, if any: ask with `lastSeen`. */
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
