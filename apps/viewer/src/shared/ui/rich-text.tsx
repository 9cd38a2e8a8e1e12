// Rich text of the operator. Nodes become React elements: no HTML string enters the page.
import type { RichNode } from '@matinee/contract';
import { createElement, type ReactNode } from 'react';
import styles from './rich-text.module.css';

export function RichText({ nodes }: { nodes: readonly RichNode[] }) {
  return <div className={styles.text}>{renderNodes(nodes)}</div>;
}

const voidTags: ReadonlySet<string> = new Set(['br', 'hr']);

function renderNodes(nodes: readonly RichNode[]): ReactNode[] {
  return nodes.map((node, index) => {
    if (typeof node === 'string') return node;
    const { tag, href, children } = node;
    if (voidTags.has(tag)) return createElement(tag, { key: index });
    const isExternal = href?.startsWith('https:');
    const linkProps = isExternal ? { href, target: '_blank', rel: 'noopener noreferrer' } : { href };
    return createElement(tag, { key: index, ...(href !== undefined && linkProps) }, renderNodes(children));
  });
}
