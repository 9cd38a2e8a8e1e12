// The frame of the pages through which people come in.
import { Icon } from '@matinee/ui';
import type { ReactNode } from 'react';
import { useEnvironment } from '../../../environment/environment.ts';
import styles from './entrance.module.css';

export interface EntranceProps {
  title: string;
  /** One sentence under the title. */
  text?: string;
  /** Address of the way back; none on the first page. */
  back?: string;
  children: ReactNode;
  /** Below the form: the way to the other page. */
  foot?: ReactNode;
}

export function Entrance({ title, text, back, children, foot }: EntranceProps) {
  const { label, realm } = useEnvironment();
  return (
    <div className={styles.entrance}>
      <title>{`${title} · ${realm.name}`}</title>
      <div className={styles.glow} aria-hidden />
      <div className={styles.card}>
        {back && (
          <a className={styles.back} href={back}>
            <Icon name="back" />
            {label('back')}
          </a>
        )}
        <h1 className={styles.title}>{title}</h1>
        {text && <p className={styles.text}>{text}</p>}
        {children}
        {foot && <p className={styles.foot}>{foot}</p>}
      </div>
    </div>
  );
}
