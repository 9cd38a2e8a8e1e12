import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import { joinClassNames } from '../styles/class-names.ts';
import styles from './badge.module.css';

/** A small label of one or two words. `outline` is for ratings and premieres, `alert` for live titles. */
export function Badge({
  icon,
  variant = 'solid',
  children,
}: {
  icon?: IconName;
  variant?: 'solid' | 'outline' | 'alert';
  children: ReactNode;
}) {
  return (
    <span className={joinClassNames(styles.badge, styles[variant])}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}
