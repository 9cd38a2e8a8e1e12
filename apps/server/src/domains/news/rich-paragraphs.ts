// Rich text as it stands on a page: words that stand in no block of their own become paragraphs.
import type { RichNode, RichTag } from '@matinee/contract';
import { richText } from '../realm/index.ts';

const blocks: ReadonlySet<RichTag> = new Set(['p', 'h2', 'h3', 'ul', 'ol', 'blockquote', 'hr']);

export function richParagraphs(html: string): RichNode[] {
  const whole: RichNode[] = [];
  let loose: RichNode[] = [];
  const close = () => {
    if (wordsOf(loose) !== '') whole.push({ tag: 'p', children: loose });
    loose = [];
  };
  for (const node of richText(html)) {
    if (typeof node === 'string' || !blocks.has(node.tag)) {
      loose.push(node);
      continue;
    }
    close();
    if (node.tag === 'hr' || wordsOf([node]) !== '') whole.push(node);
  }
  close();
  return whole;
}

/** The words alone. */
export function wordsOf(nodes: readonly RichNode[]): string {
  const words = (node: RichNode): string =>
    typeof node === 'string'
      ? node
      : `${node.children.map(words).join('')}${blocks.has(node.tag) ? ' ' : ''}`;
  return nodes.map(words).join('').replace(/\s+/g, ' ').trim();
}
