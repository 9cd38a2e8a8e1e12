// Icons for what people do with titles. Apart from the others: the first page has none of them.
import { Heart, type IconNode, Share2, Star, Trash } from 'lucide';
import { drawIcon } from './draw-icon.ts';
import styles from './icon.module.css';

const icons = { heart: Heart, share: Share2, remove: Trash, star: Star } as const satisfies Record<
  string,
  IconNode
>;

export type MarkIconName = keyof typeof icons;

/** A decorative icon of 1.25 em; the words stand beside it or in the control's label. */
export function DeferredIcon({ name, filled = false }: { name: MarkIconName; filled?: boolean }) {
  return drawIcon(icons[name], filled, styles.icon);
}
