// The layout of the authentication pages.
import type { Artwork } from '@matinee/contract';
import { authBackgroundWidths, breakpoints } from '@matinee/rules';
import { buildResizedImageUrl, getObjectPosition, Icon, joinClassNames, useImageError } from '@matinee/ui';
import type { ReactNode } from 'react';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import styles from './auth-layout.module.css';

export interface AuthLayoutProps {
  title: string;
  /** One sentence below the title. */
  text?: string;
  /** The target of the back link. The sign-in and sign-up pages have none. */
  backHref?: string;
  /** The URL contains a token, which no other site may receive. */
  hasSecretUrl?: boolean;
  children: ReactNode;
  /** A link to the other authentication page, below the form. */
  footer?: ReactNode;
}

export function AuthLayout({ title, text, backHref, hasSecretUrl, children, footer }: AuthLayoutProps) {
  const { label, realm, direction } = useEnvironment();
  const { image, rightToLeftImage } = realm.authBackground ?? {};
  const backgroundImage = (direction === 'rtl' && rightToLeftImage) || image;
  return (
    <div className={joinClassNames(styles.layout, backgroundImage && styles.withImage)}>
      <title>{`${title} · ${realm.name}`}</title>
      {hasSecretUrl && <meta name="referrer" content="no-referrer" />}
      {backgroundImage ? (
        <BackgroundImage key={backgroundImage.url} image={backgroundImage} />
      ) : (
        <div className={styles.glow} aria-hidden />
      )}
      <div className={styles.card}>
        {backHref && (
          <a className={styles.backLink} href={backHref}>
            <Icon name="back" />
            {label('back')}
          </a>
        )}
        <h1 className={styles.title}>{title}</h1>
        {text && <p className={styles.text}>{text}</p>}
        {children}
        {footer && <p className={styles.footer}>{footer}</p>}
      </div>
    </div>
  );
}

/** The operator's image, or the glow if the image fails to load. */
function BackgroundImage({ image }: { image: Artwork }) {
  const { hasFailed, imageProps } = useImageError(image.url);
  if (hasFailed) return <div className={styles.glow} aria-hidden />;
  const { narrow, wide } = authBackgroundWidths;
  return (
    <picture className={styles.background} aria-hidden>
      <source media={`(width <= ${breakpoints.narrow}px)`} srcSet={buildResizedImageUrl(image, narrow)} />
      <img
        {...imageProps}
        src={buildResizedImageUrl(image, wide)}
        style={{ objectPosition: getObjectPosition(image) }}
        alt=""
        decoding="async"
      />
    </picture>
  );
}
