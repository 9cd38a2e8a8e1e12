// Reduces operators' HTML to plain formatting: no scripts, styles, images, frames or forms, and only safe
// links. Parsing and sanitising use unified's libraries.
import type { RichNode, RichTag } from '@matinee/contract';
import { fromHtml } from 'hast-util-from-html';
import { type Schema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';

/** Only types come from the contract: loading its schemas takes longer than parsing a feed in a new thread. */
const tagNames = Object.keys({
  p: true,
  h2: true,
  h3: true,
  ul: true,
  ol: true,
  li: true,
  strong: true,
  em: true,
  a: true,
  blockquote: true,
  br: true,
  hr: true,
} satisfies Record<RichTag, true>);

const schema: Schema = {
  tagNames,
  attributes: { a: ['href'] },
  protocols: { href: ['https', 'mailto', 'tel'] },
  strip: [
    'script',
    'style',
    'template',
    'noscript',
    'iframe',
    'object',
    'svg',
    'math',
    'select',
    'textarea',
    'title',
  ],
  clobber: [],
  allowComments: false,
  allowDoctypes: false,
};

type Root = ReturnType<typeof fromHtml>;
type Parent = Root | Extract<Root['children'][number], { type: 'element' }>;

function parseAndSanitise(html: string): Root {
  return sanitize(fromHtml(html, { fragment: true }), schema) as Root;
}

/** Returns the allowed part of the HTML. Idempotent. */
export function sanitise(html: string): string {
  return toHtml(parseAndSanitise(html));
}

/** Returns the allowed part as nodes, so that pages never insert HTML. */
export function toRichText(html: string): RichNode[] {
  return toRichNodes(parseAndSanitise(html));
}

function toRichNodes(parent: Parent): RichNode[] {
  return parent.children.flatMap((node): RichNode[] => {
    if (node.type === 'text') return [node.value];
    if (node.type !== 'element') return [];
    const { href } = node.properties;
    const isSafe = typeof href === 'string' && isSafeLink(href);
    return [{ tag: node.tagName as RichTag, ...(isSafe && { href }), children: toRichNodes(node) }];
  });
}

/** True for a path of this service and for the allowed schemes. */
function isSafeLink(href: string): boolean {
  return /^(https:\/\/|mailto:|tel:)/i.test(href) || /^\/(?![/\\])/.test(href);
}
