// Parses HTML into rich text blocks. Inline content outside a block becomes a paragraph.
import type { RichNode, RichTag } from '@matinee/contract';
import { toRichText } from '../../platform/rich-text/index.ts';

const blockTags: ReadonlySet<RichTag> = new Set(['p', 'h2', 'h3', 'ul', 'ol', 'blockquote', 'hr']);

export function parseRichBlocks(html: string): RichNode[] {
  const blocks: RichNode[] = [];
  let inlineNodes: RichNode[] = [];
  const closeParagraph = () => {
    if (toPlainText(inlineNodes) !== '') blocks.push({ tag: 'p', children: inlineNodes });
    inlineNodes = [];
  };
  for (const node of toRichText(html)) {
    if (typeof node === 'string' || !blockTags.has(node.tag)) {
      inlineNodes.push(node);
      continue;
    }
    closeParagraph();
    if (node.tag === 'hr' || toPlainText([node]) !== '') blocks.push(node);
  }
  closeParagraph();
  return blocks;
}

/** Returns the text without markup. */
export function toPlainText(nodes: readonly RichNode[]): string {
  const extractText = (node: RichNode): string =>
    typeof node === 'string'
      ? node
      : `${node.children.map(extractText).join('')}${blockTags.has(node.tag) ? ' ' : ''}`;
  return nodes.map(extractText).join('').replace(/\s+/g, ' ').trim();
}
