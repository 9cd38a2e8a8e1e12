// The banner at the top of a page: an image, the title, and the page's call-to-action.
import { breakpoints } from '@matinee/rules';
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { type ArtworkImage, buildResizedImageUrl, buildSrcSet } from '../artwork/artwork.tsx';
import { getLetteringTone } from '../artwork/placeholder.ts';
import { useImageError } from '../artwork/use-image-error.ts';
import { joinClassNames } from '../styles/class-names.ts';
import { VisuallyHidden } from '../styles/visually-hidden.tsx';
import styles from './hero.module.css';
import { HeroBackdrop, type HeroBackdropProps } from './hero-backdrop.tsx';
import scrimStyles from './hero-scrim.module.css';

/** Longer titles are smaller, so that the actions fit below them. */
const longTitleLength = 40;

/**
 * Returns the `sizes` of a title image: its width in hero.module.css. Lengths in `rem` grow on televisions, whose root
 * font size is larger.
 */
function getTitleImageSizes({ width, height }: ArtworkImage): string {
  const ratio = width / height;
  const desktopSize = `min(70vw, 576px, clamp(84px, 11vw, 150px) * ${ratio})`;
  const televisionFactor = 'clamp(1px, 0.35px + 0.03375vw, 1.75px)';
  const televisionSize = `min(576 * ${televisionFactor}, ${150 * ratio} * ${televisionFactor})`;
  return `(width > ${breakpoints.desktop}px) ${televisionSize}, ${desktopSize}`;
}

export interface HeroProps extends HeroBackdropProps, HeroTitleProps {
  tagline?: string;
  description?: string;
  /** Year, rating and length, above the title. */
  metadata?: ReactNode;
  logo?: ArtworkImage;
  verticalPosition: 'none' | 'top' | 'center' | 'bottom';
  textAlignment: 'LEFT' | 'CENTER' | 'RIGHT';
  /** Buttons below the text. */
  actions?: ReactNode;
  /** Whether the video in the background plays: all text except the title fades out. */
  isPlaying?: boolean;
  children?: ReactNode;
}

export function Hero(props: HeroProps) {
  const { tagline, description, metadata, logo, actions, isPlaying } = props;
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isPlaying && text.current) storeHiddenTextHeight(text.current);
  }, [isPlaying]);
  return (
    <div
      className={joinClassNames(styles.hero, isPlaying && styles.playing)}
      data-hero
      data-horizontal-position={props.horizontalPosition}
      data-vertical-position={props.verticalPosition}
      data-text-alignment={props.textAlignment}
      data-auto-height={props.level === 1 || undefined}
    >
      <HeroBackdrop {...props} />
      <div ref={text} className={joinClassNames(styles.text, scrimStyles.scrim)}>
        {logo && <Logo logo={logo} />}
        {metadata && <div className={joinClassNames(styles.metadata, styles.fadesOut)}>{metadata}</div>}
        <HeroTitle {...props} />
        {tagline && <p className={joinClassNames(styles.tagline, styles.fadesOut)}>{tagline}</p>}
        {description && <p className={joinClassNames(styles.description, styles.fadesOut)}>{description}</p>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {props.children}
    </div>
  );
}

/** Stores how far the title moves down while the text below it is hidden. */
function storeHiddenTextHeight(text: HTMLElement): void {
  const title = text.querySelector<HTMLElement>('h1, h2');
  const lastParagraph = [...text.querySelectorAll<HTMLElement>(':scope > p')].at(-1);
  const height = title && lastParagraph ? getBottom(lastParagraph) - getBottom(title) : 0;
  text.style.setProperty('--hidden-text-height', `${height}px`);
}

const getBottom = ({ offsetTop, offsetHeight }: HTMLElement) => offsetTop + offsetHeight;

interface HeroTitleProps {
  title: string;
  /** The title as lettering; the text replaces it when it fails to load. */
  titleImage?: ArtworkImage;
  /** Heading level; 1 when the page has no other title. */
  level?: 1 | 2;
  /** Hides text and lettering; screen readers still read the title. */
  isTitleHidden?: boolean;
}

function HeroTitle({ title, titleImage, level = 2, isTitleHidden }: HeroTitleProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  const { hasFailed, imageProps } = useImageError(titleImage?.url);
  const shownTitleImage = hasFailed ? undefined : titleImage;
  return (
    <Heading
      className={joinClassNames(
        styles.title,
        title.length > longTitleLength && styles.longTitle,
        shownTitleImage && styles.hasTitleImage,
      )}
    >
      {isTitleHidden ? (
        <VisuallyHidden>{title}</VisuallyHidden>
      ) : shownTitleImage ? (
        <img
          {...imageProps}
          className={styles.titleImage}
          data-tone={getLetteringTone(shownTitleImage.placeholder)}
          srcSet={buildSrcSet(shownTitleImage, 240, 1280)}
          sizes={getTitleImageSizes(shownTitleImage)}
          src={buildResizedImageUrl(shownTitleImage, Math.min(960, shownTitleImage.width))}
          style={{ '--ratio': shownTitleImage.width / shownTitleImage.height } as CSSProperties}
          alt={title}
          fetchPriority="high"
          draggable={false}
        />
      ) : (
        title
      )}
    </Heading>
  );
}

function Logo({ logo }: { logo: ArtworkImage }) {
  const { hasFailed, imageProps } = useImageError(logo.url);
  if (hasFailed) return null;
  return (
    <img
      {...imageProps}
      className={styles.logo}
      style={{ '--ratio': logo.width / logo.height } as CSSProperties}
      src={buildResizedImageUrl(logo, Math.min(960, logo.width))}
      alt=""
      draggable={false}
    />
  );
}
