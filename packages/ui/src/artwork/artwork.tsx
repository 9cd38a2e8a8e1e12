// A picture in its box: the box has its size before anything is loaded, a blurred colour stands in until then.
import { imageWidths } from '@matinee/rules';
import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import styles from './artwork.module.css';
import { placeholderImage } from './placeholder.ts';
import { useFade } from './use-fade.ts';
import { useImageError } from './use-image-error.ts';

/** A picture that comes in the widths of the ladder, `{url}/{width}`, in the best form that the browser takes. */
export interface ArtworkImage {
  url: string;
  /** Pixels of the master. */
  width: number;
  height: number;
  /** ThumbHash, base64. */
  placeholder: string;
  /** What it is about, 0 to 1 from its left upper corner. */
  focus?: { x: number; y: number };
}

type ArtworkShape = 'landscape' | 'poster' | 'fill';

/** Address of one width of a picture. */
export function getImageAddress(picture: ArtworkImage, width: number): string {
  return `${picture.url}/${width}`;
}

/** `srcset` with the widths from `least` to `most` that the master has. */
export function buildSrcSet(picture: ArtworkImage, minWidth: number, maxWidth: number): string {
  const widths: number[] = imageWidths.filter(
    (width) => width >= minWidth && width <= Math.min(maxWidth, picture.width),
  );
  if (widths.length === 0) widths.push(Math.min(maxWidth, picture.width));
  return widths.map((width) => `${getImageAddress(picture, width)} ${width}w`).join(', ');
}

export interface ArtworkProps {
  picture: ArtworkImage | undefined;
  shape: ArtworkShape;
  /** CSS `sizes` of the box. */
  sizes: string;
  /** Widths of the ladder worth asking for. */
  widths?: readonly [least: number, most: number];
  /** Text for those who cannot see it; empty when the words stand beside it. */
  alt?: string;
  /** `eager` for what is on the first screen. */
  loading?: 'eager' | 'lazy';
  priority?: 'high' | 'low' | 'auto';
  /** Shows the picture without a fade: where something is about to cover it. */
  isInstant?: boolean;
  className?: string;
  /** Stands in when there is no picture or it fails to load. */
  fallback?: ReactNode;
  /** Lies over the picture. */
  children?: ReactNode;
}

/** A picture with placeholder, fade and fallback. */
export function Artwork({
  picture,
  shape,
  sizes,
  widths = [240, 960],
  alt = '',
  loading = 'lazy',
  priority = 'auto',
  isInstant = false,
  className,
  fallback,
  children,
}: ArtworkProps) {
  const { didError, imageProps } = useImageError(picture?.url);
  const { phase: look, attach, onLoad } = useFade(picture?.url, isInstant);
  const isShown = picture && !didError;
  const style: CSSProperties | undefined = picture
    ? { backgroundImage: placeholderImage(picture.placeholder) }
    : undefined;
  return (
    <div className={classNames(styles.artwork, styles[shape], className)} style={style}>
      {isShown ? (
        <img
          key={picture.url}
          ref={(image) => {
            imageProps.ref(image);
            attach(image);
          }}
          className={classNames(styles.image, styles[look])}
          // In this order: once an address is known the browser begins, and must know by then how.
          alt={alt}
          loading={loading}
          fetchPriority={priority}
          decoding={priority === 'high' ? 'sync' : 'async'}
          sizes={sizes}
          srcSet={buildSrcSet(picture, ...widths)}
          src={getImageAddress(picture, Math.min(widths[1], picture.width))}
          draggable={false}
          onLoad={onLoad}
          onError={imageProps.onError}
        />
      ) : (
        <div className={styles.fallback}>{fallback}</div>
      )}
      {children}
    </div>
  );
}
