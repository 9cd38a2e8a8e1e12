// Pages made of heroes and rows.
import { z } from 'zod';
import { artwork, card, contentType } from './content.ts';

export const link = z.object({
  url: z.string().optional(),
  route: z.string().optional(),
  params: z.record(z.string(), z.string()).optional(),
  event: z.object({ type: contentType, id: z.string() }).optional(),
  videoIds: z.array(z.string()).optional(),
});
export type Link = z.infer<typeof link>;

export const button = z.object({ ctaText: z.string(), link });

export const hero = z.object({
  heroId: z.string(),
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
    image: artwork,
    portraitImage: artwork.optional(),
    gradientTop: z.boolean(),
    gradientRight: z.boolean(),
    gradientBottom: z.boolean(),
    gradientLeft: z.boolean(),
    animatedBackground: z
      .object({ entityId: z.string(), entityType: contentType, isPreviewAudioOn: z.boolean().optional() })
      .optional(),
  }),
  heroComponentsDisplay: z.object({
    showTitle: z.boolean(),
    showDescription: z.boolean(),
    showPrimaryCta: z.boolean(),
  }),
  alignmentHorizontal: z.enum(['none', 'left', 'center', 'right']),
  alignmentVertical: z.enum(['none', 'top', 'center', 'bottom']),
  textAlignment: z.enum(['LEFT', 'CENTER', 'RIGHT']),
});
export type Hero = z.infer<typeof hero>;

export const paging = z.object({ lastSeen: z.string().nullable(), moreDataAvailable: z.boolean() });
export type Paging = z.infer<typeof paging>;

export const rowTypeData = z.object({
  rowType: z.enum(['basic', 'featured', 'inline']),
  rowCount: z.union([z.literal(1), z.literal(2)]),
  displayPosters: z.boolean(),
  showItemPosition: z.boolean(),
  hideMetadata: z.boolean(),
  title: z.string().optional(),
  description: z.string().optional(),
});

export const bucket = z.object({
  bucketId: z.string(),
  exid: z.string(),
  name: z.string(),
  type: z.enum(['EPG', 'EPG_NOW_NEXT', 'SECTION_LINK', 'VOD_PLAYLIST', 'CONTENT_HIGHLIGHT', 'SECTION']),
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
