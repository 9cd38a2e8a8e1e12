// The banner at the top of a page: one picture, one thing to do next. The first hero is the largest paint of a page,
// so its picture is asked for early and shown without a fade.
import { breakpoints, portraitMedia, shouldMirrorImage } from '@matinee/rules';
import type { CSSProperties, ReactNode } from 'react';
import { type ArtworkImage, buildSrcSet, getImageAddress } from '../artwork/artwork.tsx';
import { placeholderImage } from '../artwork/placeholder.ts';
import { useImageError } from '../artwork/use-image-error.ts';
import { classNames } from '../styles/class-names.ts';
import { VisuallyHidden } from '../styles/visually-hidden.tsx';
import styles from './hero.module.css';

const widths = [480, 3840] as const;
const letteringSizes = `(width <= ${breakpoints.mobile}px) 70vw, 480px`;
const directions = ['ltr', 'rtl'] as const;
/** The banner is darkened towards its edges: a picture a little smaller than its box is not told from a larger one. */
const heroSizes = '85vw';

export interface HeroProps {
  title: string;
  /** The title as lettering; the words are then its description, and stand in when it cannot be loaded. */
  titlePicture?: ArtworkImage;
  tagline?: string;
  description?: string;
  /** Year, rating, length … above the title. */
  facts?: ReactNode;
  logo?: ArtworkImage;
  /** Without one the ground stays plain. */
  picture: ArtworkImage | undefined;
  portrait?: ArtworkImage;
  gradients: { top: boolean; right: boolean; bottom: boolean; left: boolean };
  horizontal: 'none' | 'left' | 'center' | 'right';
  vertical: 'none' | 'top' | 'center' | 'bottom';
  text: 'LEFT' | 'CENTER' | 'RIGHT';
  /** Level of the title in the outline of the page. */
  level?: 1 | 2;
  /** Neither title nor lettering is seen; the title is still read out. */
  untitled?: boolean;
  /** Buttons. */
  actions?: ReactNode;
  /** Lies between the picture and the gradients: a moving background. */
  moving?: ReactNode;
  /** The moving background plays: the words beyond the title make room. */
  isPlaying?: boolean;
  children?: ReactNode;
}

export function Hero(props: HeroProps) {
  const {
    title,
    titlePicture,
    tagline,
    description,
    facts,
    logo,
    actions,
    level = 2,
    gradients,
    isPlaying,
    untitled,
  } = props;
  const Heading = level === 1 ? 'h1' : 'h2';
  const { didError, imageProps: watch } = useImageError(titlePicture?.url);
  const lettering = didError ? undefined : titlePicture;
  const sides = Object.entries(gradients).filter(([, on]) => on);
  return (
    <div
      className={classNames(styles.hero, isPlaying && styles.quiet)}
      data-horizontal={props.horizontal}
      data-vertical={props.vertical}
      data-text={props.text}
      data-grows={props.level === 1 || undefined}
    >
      {props.picture && (
        <HeroPicture picture={props.picture} portrait={props.portrait} horizontal={props.horizontal} />
      )}
      {props.moving && <div className={styles.moving}>{props.moving}</div>}
      <div className={styles.shade} aria-hidden />
      {sides.map(([side]) => (
        <div key={side} className={styles.gradient} data-side={side} aria-hidden />
      ))}
      <div className={styles.text}>
        {logo && <Logo logo={logo} />}
        {facts && <div className={classNames(styles.facts, styles.leaves)}>{facts}</div>}
        <Heading className={classNames(styles.title, lettering && styles.lettered)}>
          {untitled ? (
            <VisuallyHidden>{title}</VisuallyHidden>
          ) : lettering ? (
            <img
              {...watch}
              className={styles.lettering}
              srcSet={buildSrcSet(lettering, 480, 960)}
              sizes={letteringSizes}
              src={getImageAddress(lettering, Math.min(960, lettering.width))}
              style={{ '--ratio': lettering.width / lettering.height } as CSSProperties}
              alt={title}
              fetchPriority="high"
              draggable={false}
            />
          ) : (
            title
          )}
        </Heading>
        {tagline && <p className={classNames(styles.tagline, styles.leaves)}>{tagline}</p>}
        {description && <p className={classNames(styles.description, styles.leaves)}>{description}</p>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {props.children}
    </div>
  );
}

function Logo({ logo }: { logo: ArtworkImage }) {
  const { didError, imageProps: watch } = useImageError(logo.url);
  if (didError) return null;
  return (
    <img
      {...watch}
      className={styles.logo}
      style={{ '--ratio': logo.width / logo.height } as CSSProperties}
      src={getImageAddress(logo, Math.min(960, logo.width))}
      alt=""
      draggable={false}
    />
  );
}

interface HeroPictureProps {
  picture: ArtworkImage;
  portrait: ArtworkImage | undefined;
  horizontal: HeroProps['horizontal'];
}

function HeroPicture({ picture, portrait, horizontal }: HeroPictureProps) {
  const { didError, imageProps: watch } = useImageError(picture.url);
  const placeholder = placeholderImage(picture.placeholder);
  const mirrored = directions.filter((direction) =>
    shouldMirrorImage(picture.focus?.x, { direction, alignmentHorizontal: horizontal }),
  );
  return (
    <picture
      className={classNames(styles.picture, portrait && styles.hasPortrait)}
      // Where words run in these directions the picture is shown as in a mirror: they would cover what it is about.
      data-mirrored={mirrored[0]}
      style={{ backgroundImage: placeholder }}
    >
      {portrait && !didError && (
        <source media={portraitMedia} srcSet={buildSrcSet(portrait, ...widths)} sizes="100vw" />
      )}
      {!didError && (
        <img
          {...watch}
          srcSet={buildSrcSet(picture, ...widths)}
          sizes={heroSizes}
          src={getImageAddress(picture, Math.min(1920, picture.width))}
          alt=""
          fetchPriority="high"
          decoding="sync"
          draggable={false}
        />
      )}
    </picture>
  );
}

export interface HeroPreload {
  srcSet: string;
  sizes: string;
  media?: string;
}

/** What the document's head announces, so that the picture is asked for before the markup is read. */
export function heroPreloads(picture: ArtworkImage, portrait?: ArtworkImage): HeroPreload[] {
  const wide = { srcSet: buildSrcSet(picture, ...widths), sizes: heroSizes };
  if (!portrait) return [wide];
  const tall = { srcSet: buildSrcSet(portrait, ...widths), sizes: '100vw' };
  return [
    { ...tall, media: portraitMedia },
    { ...wide, media: `not all and ${portraitMedia}` },
  ];
}
