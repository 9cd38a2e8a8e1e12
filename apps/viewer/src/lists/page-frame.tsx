// A plain page: its title, and what it is about, within the gutters.
import { Icon } from '@matinee/ui';
import type { ReactNode } from 'react';
import { useEnvironment } from '../environment/environment.ts';
import styles from './page-frame.module.css';

export interface PageFrameProps {
  title: string;
  text?: string;
  /** The address of the list's beginning, where the page shows a later part of it. */
  fromStart?: string | undefined;
  children: ReactNode;
}

export function PageFrame({ title, text, fromStart, children }: PageFrameProps) {
  const { label, realm } = useEnvironment();
  return (
    <div className={styles.frame}>
      <title>{`${title} · ${realm.name}`}</title>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {text && <p className={styles.text}>{text}</p>}
        {fromStart !== undefined && (
          <a className={styles.back} href={fromStart} rel="prev" data-focus-item>
            <Icon name="back" />
            <span>{label('listFromStart')}</span>
          </a>
        )}
      </header>
      {children}
    </div>
  );
}
