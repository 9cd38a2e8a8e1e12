// Icons of actions on titles. In a module of their own, because the first page load needs none of them.
import { Heart, type IconNode, Share2, Star, Trash } from 'lucide';
import styles from './icon.module.css';
import { renderIcon } from './render-icon.ts';

const icons = { heart: Heart, share: Share2, remove: Trash, star: Star } as const satisfies Record<
  string,
  IconNode
>;

export type DeferredIconName = keyof typeof icons;

/** A decorative icon of 1.25 em; the text beside it or the control's label names it. */
export function DeferredIcon({ name, isFilled = false }: { name: DeferredIconName; isFilled?: boolean }) {
  return renderIcon(icons[name], isFilled, styles.icon);
}
