// The frame of the pages through which people come in.
import type { Artwork } from '@matinee/contract';
import { backgroundImageWidths, breakpoints } from '@matinee/rules';
import { classNames, Icon, pictureAddress, usePictureFault } from '@matinee/ui';
import type { ReactNode } from 'react';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import styles from './auth-layout.module.css';

export interface AuthLayoutProps {
  title: string;
  /** One sentence under the title. */
  text?: string;
  /** Address of the way back; none on the first page. */
  back?: string;
  children: ReactNode;
  /** Below the form: the way to the other page. */
  foot?: ReactNode;
}

export function AuthLayout({ title, text, back, children, foot }: AuthLayoutProps) {
  const { label, realm, direction } = useEnvironment();
  const { picture, rightToLeft } = realm.entrance ?? {};
  const behind = (direction === 'rtl' && rightToLeft) || picture;
  return (
    <div className={classNames(styles.entrance, behind && styles.pictured)}>
      <title>{`${title} · ${realm.name}`}</title>
      {behind ? <Behind key={behind.url} picture={behind} /> : <div className={styles.glow} aria-hidden />}
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

/** The operator's picture; when it cannot be had, the page is as one without. */
function Behind({ picture }: { picture: Artwork }) {
  const { didError, watch } = usePictureFault(picture.url);
  if (didError) return <div className={styles.glow} aria-hidden />;
  const { narrow, wide } = backgroundImageWidths;
  return (
    <picture className={styles.behind} aria-hidden>
      <source media={`(max-width: ${breakpoints.narrow}px)`} srcSet={pictureAddress(picture, narrow)} />
      <img {...watch} src={pictureAddress(picture, wide)} alt="" decoding="async" />
    </picture>
  );
}
