// What operators write becomes plain formatting: no script, style, picture, frame or form is left, and links lead to
// where a person would expect. Read and cleaned by unified's parser and sanitiser, never by hand.
import { type RichNode, type RichTag, richTags } from '@matinee/contract';
import { fromHtml } from 'hast-util-from-html';
import { type Schema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';

const schema: Schema = {
  tagNames: [...richTags],
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

function clean(html: string): Root {
  return sanitize(fromHtml(html, { fragment: true }), schema) as Root;
}

/** The part of the HTML that may stay. Cleaning it again changes nothing. */
export function sanitise(html: string): string {
  return toHtml(clean(html));
}

/** As nodes, so that no page ever has to put HTML into itself. */
export function richText(html: string): RichNode[] {
  return nodesOf(clean(html));
}

function nodesOf(parent: Parent): RichNode[] {
  return parent.children.flatMap((node): RichNode[] => {
    if (node.type === 'text') return [node.value];
    if (node.type !== 'element') return [];
    const { href } = node.properties;
    const isSafe = typeof href === 'string' && leadsSomewhere(href);
    return [{ tag: node.tagName as RichTag, ...(isSafe && { href }), children: nodesOf(node) }];
  });
}

/** A path of this service, or an address with a scheme that was let through. */
function leadsSomewhere(href: string): boolean {
  return /^(https:\/\/|mailto:|tel:)/i.test(href) || /^\/(?![/\\])/.test(href);
}
