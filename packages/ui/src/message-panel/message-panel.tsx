// Replaces a page or section that has no content: says why, and what to do next.
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import { joinClassNames } from '../styles/class-names.ts';
import styles from './message-panel.module.css';

export interface MessagePanelProps {
  icon: IconName;
  title: string;
  text?: ReactNode;
  /** Buttons below the text. */
  actions?: ReactNode;
  /** Small print, for example a request id. */
  detail?: string;
  /** Heading level; 1 when the panel is the whole page. */
  level?: 1 | 2;
  /** `page` takes at least three quarters of the height of the window. */
  size?: 'page' | 'part';
  /** Screen readers announce the panel when it appears. */
  isAlert?: boolean;
}

export function MessagePanel({
  icon,
  title,
  text,
  actions,
  detail,
  level = 2,
  size = 'part',
  isAlert,
}: MessagePanelProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={joinClassNames(styles.panel, styles[size])} role={isAlert ? 'alert' : undefined}>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <Heading className={styles.title}>{title}</Heading>
      {text && <div className={styles.text}>{text}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
      {detail && <p className={styles.detail}>{detail}</p>}
    </div>
  );
}
