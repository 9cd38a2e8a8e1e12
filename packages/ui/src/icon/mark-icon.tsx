// Icons for what people do with titles. Apart from the others: the first page has none of them.
import { Heart, type IconNode, Share2, Star, Trash } from 'lucide';
import { createElement } from 'react';
import styles from './icon.module.css';

const icons = { heart: Heart, share: Share2, remove: Trash, star: Star } as const satisfies Record<
  string,
  IconNode
>;

export type MarkIconName = keyof typeof icons;

/** A decorative icon of 1.25 em; the words stand beside it or in the control's label. */
export function MarkIcon({ name, filled = false }: { name: MarkIconName; filled?: boolean }) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 24 24"
      width="1.25em"
      height="1.25em"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.9}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      className={styles.icon}
    >
      {icons[name].map(([shape, attributes], key) => createElement(shape, { ...attributes, key }))}
    </svg>
  );
}
