import { Icon } from '../icon/icon.tsx';
import { classNames } from '../styles/class-names.ts';
import styles from './rail.module.css';

export interface RailArrowProps {
  side: 'previous' | 'next';
  label: string;
  onPress: () => void;
}

/** Turns a row by almost a window. For the mouse: keys walk through the cards themselves. */
export function RailArrow({ side, label, onPress }: RailArrowProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden
      title={label}
      className={classNames(styles.arrow, styles[side])}
      onClick={onPress}
    >
      <Icon name={side} />
    </button>
  );
}
