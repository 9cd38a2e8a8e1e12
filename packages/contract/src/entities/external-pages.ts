// External pages (text by operators, or pages of other sites), and plugins: operators' HTML documents in a sandboxed frame.
import { z } from 'zod';

/** HTML elements that the text of an external page can contain. All others are removed when the realm file is applied. */
const richTags = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'blockquote', 'br', 'hr'] as const;
export type RichTag = (typeof richTags)[number];

export interface RichElement {
  tag: RichTag;
  /** Only for links: an https, mailto or tel URL, or a path of this service. */
  href?: string | undefined;
  children: RichNode[];
}
/** Text, or an element with children. */
export type RichNode = string | RichElement;

export const richNode: z.ZodType<RichNode> = z.lazy(() =>
  z.union([
    z.string(),
    z.object({ tag: z.enum(richTags), href: z.string().optional(), children: z.array(richNode) }),
  ]),
);

/** Has either `text`, or the `url` of a page on another site, which is shown in a sandboxed frame. */
export const externalPage = z.object({
  id: z.string(),
  title: z.string(),
  text: z.array(richNode).optional(),
  url: z.string().optional(),
});
export type ExternalPage = z.infer<typeof externalPage>;

export const plugin = z.object({
  id: z.string(),
  title: z.string(),
  /** URL of the document in the frame. */
  url: z.string(),
  /** Initial height of the frame in CSS pixels. */
  height: z.number().int(),
});
export type Plugin = z.infer<typeof plugin>;
