// An image in a box of fixed aspect ratio, or one that fills its container, with a blurred placeholder until it has loaded.
import { imageWidths } from '@matinee/rules';
import type { CSSProperties, ReactNode } from 'react';
import { joinClassNames } from '../styles/class-names.ts';
import styles from './artwork.module.css';
import { buildPlaceholderGradient } from './placeholder.ts';
import { useFade } from './use-fade.ts';
import { useImageError } from './use-image-error.ts';

/** An image that the server resizes: `{url}/{width}`, in the best format that the browser accepts. */
export interface ArtworkImage {
  url: string;
  /** Width of the original in pixels. */
  width: number;
  height: number;
  /** ThumbHash, base64. */
  placeholder: string;
  /** The focal point, from 0 to 1 from the top left corner. */
  focus?: { x: number; y: number };
}

type ArtworkShape = 'landscape' | 'poster' | 'fill';

/** Returns the URL of an image at one width. */
export function buildResizedImageUrl(image: ArtworkImage, width: number): string {
  return `${image.url}/${width}`;
}

/** Returns the CSS `object-position` that keeps the focal point of an image visible. */
export function getObjectPosition(image: ArtworkImage | undefined): string | undefined {
  const { focus } = image ?? {};
  return focus && `${focus.x * 100}% ${focus.y * 100}%`;
}

/** Returns a `srcset` with the available widths from `minWidth` to `maxWidth` and that of a smaller original. */
export function buildSrcSet(image: ArtworkImage, minWidth: number, maxWidth: number): string {
  const largestWidth = Math.min(maxWidth, image.width);
  const widths: number[] = imageWidths.filter((width) => width >= minWidth && width <= largestWidth);
  if (widths.at(-1) !== largestWidth) widths.push(largestWidth);
  return widths.map((width) => `${buildResizedImageUrl(image, width)} ${width}w`).join(', ');
}

export interface ArtworkProps {
  image: ArtworkImage | undefined;
  shape: ArtworkShape;
  /** The `sizes` attribute of the image. */
  sizes: string;
  /** Smallest and largest width in the `srcset`, in pixels. */
  widthRange?: readonly [minWidth: number, maxWidth: number];
  /** Alternative text; empty when the text beside the image says the same. */
  alt?: string;
  /** `eager` for images on the first screen. */
  loading?: 'eager' | 'lazy';
  priority?: 'high' | 'low' | 'auto';
  /** Shows the image without a fade. */
  isInstant?: boolean;
  className?: string;
  /** Replaces an image that is missing or fails to load. */
  fallback?: ReactNode;
  /** Rendered over the image. */
  children?: ReactNode;
}

/** An image with placeholder, fade and fallback. */
export function Artwork({
  image,
  shape,
  sizes,
  widthRange = [240, 960],
  alt = '',
  loading = 'lazy',
  priority = 'auto',
  isInstant = false,
  className,
  fallback,
  children,
}: ArtworkProps) {
  const { hasFailed, imageProps } = useImageError(image?.url);
  const { phase, attachImage, onLoad } = useFade(image?.url, isInstant);
  const hasImage = image && !hasFailed;
  const style: CSSProperties | undefined = image
    ? { backgroundImage: buildPlaceholderGradient(image.placeholder) }
    : undefined;
  return (
    <div className={joinClassNames(styles.artwork, styles[shape], className)} style={style}>
      {hasImage ? (
        <img
          key={image.url}
          ref={(element) => {
            imageProps.ref(element);
            attachImage(element);
          }}
          className={joinClassNames(styles.image, styles[phase])}
          // `src` is last: the browser starts loading when it is set and needs the other attributes by then.
          alt={alt}
          loading={loading}
          fetchPriority={priority}
          decoding={priority === 'high' ? 'sync' : 'async'}
          sizes={sizes}
          style={{ objectPosition: getObjectPosition(image) }}
          srcSet={buildSrcSet(image, ...widthRange)}
          src={buildResizedImageUrl(image, Math.min(widthRange[1], image.width))}
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
