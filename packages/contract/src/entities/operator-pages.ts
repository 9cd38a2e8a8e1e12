// Pages that operators write themselves, and small programs of theirs that live in a frame.
import { z } from 'zod';

/** What a written page may be made of. Everything else is left out when its realm file is applied. */
export const richTags = [
  'p',
  'h2',
  'h3',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'a',
  'blockquote',
  'br',
  'hr',
] as const;
export type RichTag = (typeof richTags)[number];

export interface RichElement {
  tag: RichTag;
  /** Of a link: https, mailto, tel, or a path of this service. */
  href?: string | undefined;
  children: RichNode[];
}
/** Text, or an element with more of it. */
export type RichNode = string | RichElement;

export const richNode: z.ZodType<RichNode> = z.lazy(() =>
  z.union([
    z.string(),
    z.object({ tag: z.enum(richTags), href: z.string().optional(), children: z.array(richNode) }),
  ]),
);

/** Either `text`, or the address of a page elsewhere, to be shown in a sandboxed frame. */
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
  /** Address of the frame. */
  url: z.string(),
  /** CSS pixels that the frame has before it says otherwise. */
  height: z.number().int(),
});
export type Plugin = z.infer<typeof plugin>;
