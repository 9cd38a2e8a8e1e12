// Previews of unsaved changes: drafts of a realm file or of a section page, and the data with which pages show them.
import { z } from 'zod';
import { languageCode } from '../fields/language-code.ts';
import { artwork, normaliseContentType } from './content.ts';
import { labelSet, realm } from './realm.ts';
import {
  animatedBackground,
  bucketType,
  hero,
  link,
  menuItem,
  promoItemList,
  rowBackground,
  rowTypeData,
  section,
  textAlignment,
  textFormat,
} from './section.ts';

const formattedText = z.strictObject({
  value: z.string().max(100),
  format: textFormat,
});
/** A text, or a date or language code that is formatted in the language of the viewer. */
const textBlock = z.union([z.string().max(2_000), formattedText]);
const localisedText = z.union([formattedText, z.record(languageCode, textBlock)]);
const localisedString = z.record(languageCode, z.string().min(1).max(2_000));
const id = z.string().min(1).max(60);
const gradientSides = z.strictObject({
  top: z.boolean(),
  right: z.boolean(),
  bottom: z.boolean(),
  left: z.boolean(),
});
const buttonInput = z.strictObject({ text: localisedText.optional(), link });

const heroInput = z.strictObject({
  /** The title that the hero promotes. */
  content: id.optional(),
  texts: z
    .record(
      languageCode,
      z.strictObject({
        title: textBlock.optional(),
        tagline: textBlock.optional(),
        description: textBlock.optional(),
      }),
    )
    .optional(),
  titleImage: artwork.optional(),
  channelLogo: artwork.optional(),
  primaryButton: buttonInput.optional(),
  secondaryButton: buttonInput.optional(),
  background: artwork.optional(),
  portraitBackground: artwork.optional(),
  gradients: gradientSides.optional(),
  animatedBackground: animatedBackground.optional(),
  display: hero.shape.heroComponentsDisplay.optional(),
  alignmentHorizontal: hero.shape.alignmentHorizontal.optional(),
  alignmentVertical: hero.shape.alignmentVertical.optional(),
  textAlignment: textAlignment.optional(),
});

const ruleSource = z.strictObject({
  kind: z.literal('rule'),
  type: z.preprocess(
    (type) => (typeof type === 'string' ? normaliseContentType(type) : type),
    z.enum(['VIDEO', 'SEASON_VIDEO', 'SERIES', 'SEASON', 'PLAYLIST']),
  ),
  genre: z.string().max(60).optional(),
  tag: z.string().max(60).optional(),
  access: z.enum(['open', 'signIn', 'licence']).optional(),
  sort: z.enum(['newest', 'added', 'title']),
  limit: z.number().int().min(1).max(200).optional(),
});

/** An image, or the hero artwork of a title. */
const backgroundInput = z
  .strictObject({
    content: id.optional(),
    image: artwork.optional(),
    gradients: gradientSides.optional(),
    animationType: rowBackground.shape.animationType.optional(),
  })
  .refine(({ content, image }) => (content === undefined) !== (image === undefined), {
    message: 'needs either content or image',
  });

const rowInput = z.strictObject({
  name: localisedText,
  type: bucketType.default('VOD_PLAYLIST'),
  descriptions: localisedText.optional(),
  rowType: rowTypeData.shape.rowType.default('basic'),
  rowCount: rowTypeData.shape.rowCount.default(1),
  displayPosters: z.boolean().default(false),
  showItemPosition: z.boolean().default(false),
  hideMetadata: z.boolean().default(false),
  metadataDisplayMode: rowTypeData.shape.metadataDisplayMode,
  playlistImageType: rowTypeData.shape.playlistImageType,
  textAlignment: textAlignment.optional(),
  background: backgroundInput.optional(),
  primaryCta: buttonInput.optional(),
  secondaryCta: buttonInput.optional(),
  /**
   * Titles in the listed order, titles that match a rule, live and upcoming events, the items of a news feed, or the
   * titles in the continue-watching list of the viewer.
   */
  source: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('list'), items: z.array(id).max(200) }),
    ruleSource,
    z.strictObject({ kind: z.literal('events') }),
    z.strictObject({ kind: z.literal('feed'), feed: z.string().max(60) }),
    z.strictObject({ kind: z.literal('continueWatching') }),
  ]),
});

/** Maximum number of rows in a draft. The server copies at most this many rows of a stored section into a draft. */
const MAX_ROWS = 200;

export const sectionDraft = z.strictObject({
  title: localisedString,
  heroes: z.array(heroInput).max(20).default([]),
  rows: z.array(rowInput).max(MAX_ROWS).default([]),
});
export type SectionDraft = z.output<typeof sectionDraft>;

/** A validation issue of a draft: its path and a sentence. */
export const draftIssue = z.object({ path: z.string(), message: z.string() });
export type DraftIssue = z.infer<typeof draftIssue>;

/** A plugin of a draft: an HTML document or the URL of an external one. */
const pluginDraft = z.object({
  id: z.string(),
  title: z.string(),
  height: z.number(),
  html: z.string().optional(),
  url: z.string().optional(),
  /** Whether the content security policy of the published realm permits the frame. */
  isFrameAllowed: z.boolean(),
});

export const preview = z.object({
  issues: z.object({ realmFile: z.array(draftIssue), section: z.array(draftIssue) }),
  /** Absent when the draft has issues. */
  realm: realm.optional(),
  menus: z.object({ WEB: z.array(menuItem), MOBILE_WEB: z.array(menuItem) }).optional(),
  labels: labelSet.optional(),
  plugins: z.array(pluginDraft).optional(),
  /** Promo items for the viewer's audience in the language of the preview, whatever their period. */
  promoItems: promoItemList.shape.promoItems.optional(),
  section: section.optional(),
});
export type Preview = z.infer<typeof preview>;
export type PluginDraft = z.infer<typeof pluginDraft>;

export const previewDefaults = z.object({
  /** The published realm file. */
  realmFile: z.record(z.string(), z.unknown()),
  /** Keys of the published section pages. */
  sections: z.array(z.string()),
});
export type PreviewDefaults = z.infer<typeof previewDefaults>;
