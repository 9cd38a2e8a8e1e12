// A page with a title and content within the gutters.
import type { ReactNode } from 'react';
import { useEnvironment } from '../environment/environment.ts';
import { FirstPageLink } from '../paging/first-page-link.tsx';
import styles from './page-frame.module.css';

export interface PageFrameProps {
  title: string;
  /** A viewer wrote the title, in any language. */
  isUserText?: boolean;
  text?: string;
  /** The URL of the first page of the list, set while a later page of the list is shown. */
  firstPageHref?: string | undefined;
  children: ReactNode;
}

export function PageFrame({ title, isUserText, text, firstPageHref, children }: PageFrameProps) {
  const { realm } = useEnvironment();
  return (
    <div className={styles.frame}>
      <title>{`${title} · ${realm.name}`}</title>
      <header className={styles.header}>
        <h1 className={styles.title}>{isUserText ? <bdi>{title}</bdi> : title}</h1>
        {text && <p className={styles.text}>{text}</p>}
        <FirstPageLink href={firstPageHref} />
      </header>
      {children}
    </div>
  );
}
