// The backdrop of a hero, behind its text: image, video background and gradients. The image of the first hero is
// the largest contentful paint of a page, so the document preloads it and it does not fade in.
import { portraitMedia, shouldMirrorImage } from '@matinee/rules';
import type { CSSProperties, ReactNode } from 'react';
import {
  type ArtworkImage,
  buildResizedImageUrl,
  buildSrcSet,
  getObjectPosition,
} from '../artwork/artwork.tsx';
import { buildPlaceholderGradient } from '../artwork/placeholder.ts';
import { useImageError } from '../artwork/use-image-error.ts';
import { joinClassNames } from '../styles/class-names.ts';
import styles from './hero-backdrop.module.css';

const srcSetWidthRange = [480, 3840] as const;
const directions = ['ltr', 'rtl'] as const;

/**
 * Returns the `sizes` of an image that covers a hero. Where the hero is higher than the image would be at the
 * width of the window, the image is wider than the window. The heights are those of hero.module.css, in vh instead of
 * svh: for a preload in a response header, Chromium calculates svh before it knows the viewport of a phone.
 */
function getHeroImageSizes({ width, height }: ArtworkImage): string {
  const toWidth = (cssHeight: number) => Math.ceil((cssHeight * width) / height);
  const portraitSize = `max(100vw, ${toWidth(440)}px, min(${toWidth(172)}vw, ${toWidth(80)}vh))`;
  const landscapeSize = `max(100vw, min(${toWidth(300)}px + ${toWidth(24)}vw, ${toWidth(560)}px, ${toWidth(100)}vh))`;
  return `${portraitMedia} ${portraitSize}, ${landscapeSize}`;
}

export interface HeroBackdropProps {
  /** Without an image the background is plain. */
  image: ArtworkImage | undefined;
  /** Replaces the image in portrait windows. */
  portraitImage?: ArtworkImage;
  /** The horizontal position of the text. The image is mirrored when the text would cover its subject. */
  horizontalPosition: 'none' | 'left' | 'center' | 'right';
  /** Rendered between the image and the gradients. */
  videoBackground?: ReactNode;
  gradients: { top: boolean; right: boolean; bottom: boolean; left: boolean };
}

export function HeroBackdrop(props: HeroBackdropProps) {
  const { image, portraitImage, horizontalPosition, videoBackground, gradients } = props;
  const sides = Object.entries(gradients).filter(([, isShown]) => isShown);
  return (
    <>
      {image && (
        <HeroImage image={image} portraitImage={portraitImage} horizontalPosition={horizontalPosition} />
      )}
      {videoBackground && <div className={styles.videoBackground}>{videoBackground}</div>}
      <div className={styles.topBarScrim} aria-hidden />
      {sides.map(([side]) => (
        <div key={side} className={styles.gradient} data-side={side} aria-hidden />
      ))}
    </>
  );
}

interface HeroImageProps {
  image: ArtworkImage;
  portraitImage: ArtworkImage | undefined;
  horizontalPosition: HeroBackdropProps['horizontalPosition'];
}

function HeroImage({ image, portraitImage, horizontalPosition }: HeroImageProps) {
  const { hasFailed, imageProps } = useImageError(image.url);
  const mirroredDirections = directions.filter((direction) =>
    shouldMirrorImage(image.focus?.x, { direction, alignmentHorizontal: horizontalPosition }),
  );
  return (
    <picture
      className={joinClassNames(styles.image, portraitImage && styles.hasPortrait)}
      data-mirrored={mirroredDirections[0]}
      style={
        {
          backgroundImage: buildPlaceholderGradient(image.placeholder),
          '--focal-point': getObjectPosition(image),
          '--portrait-focal-point': getObjectPosition(portraitImage),
        } as CSSProperties
      }
    >
      {portraitImage && !hasFailed && (
        <source
          media={portraitMedia}
          srcSet={buildSrcSet(portraitImage, ...srcSetWidthRange)}
          sizes={getHeroImageSizes(portraitImage)}
        />
      )}
      {!hasFailed && (
        <img
          {...imageProps}
          srcSet={buildSrcSet(image, ...srcSetWidthRange)}
          sizes={getHeroImageSizes(image)}
          src={buildResizedImageUrl(image, Math.min(1920, image.width))}
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

/** The images that the document's head preloads, so that the browser requests them before it parses the hero. */
export function listHeroPreloads(
  image: ArtworkImage | undefined,
  portraitImage?: ArtworkImage,
): HeroPreload[] {
  if (!image) return [];
  const landscape = { srcSet: buildSrcSet(image, ...srcSetWidthRange), sizes: getHeroImageSizes(image) };
  if (!portraitImage) return [landscape];
  const portrait = {
    srcSet: buildSrcSet(portraitImage, ...srcSetWidthRange),
    sizes: getHeroImageSizes(portraitImage),
  };
  return [
    { ...portrait, media: portraitMedia },
    { ...landscape, media: `not all and ${portraitMedia}` },
  ];
}
