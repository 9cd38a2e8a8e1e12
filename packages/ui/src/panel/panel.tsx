// What a page or a part of it shows when it has nothing to show: why, and what to do next.
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import { classNames } from '../styles/class-names.ts';
import styles from './panel.module.css';

export interface PanelProps {
  icon: IconName;
  title: string;
  text?: ReactNode;
  /** Buttons. */
  actions?: ReactNode;
  /** Small print: a request id. */
  detail?: string;
  /** Level of the title; 1 when the panel is the whole page. */
  level?: 1 | 2;
  /** `page` fills the height of the screen. */
  size?: 'page' | 'part';
  /** Reads the panel out when it appears. */
  announce?: boolean;
}

export function Panel({
  icon,
  title,
  text,
  actions,
  detail,
  level = 2,
  size = 'part',
  announce,
}: PanelProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={classNames(styles.panel, styles[size])} role={announce ? 'alert' : undefined}>
      <span className={styles.mark}>
        <Icon name={icon} />
      </span>
      <Heading className={styles.title}>{title}</Heading>
      {text && <div className={styles.text}>{text}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
      {detail && <p className={styles.detail}>{detail}</p>}
    </div>
  );
}
