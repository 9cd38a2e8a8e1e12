// The background image of a row. With `parallax` or `fade` it follows the scroll position by CSS alone, where
// the browser supports it.
import type { RowTypeData } from '@matinee/contract';
import {
  buildPlaceholderGradient,
  buildResizedImageUrl,
  buildSrcSet,
  getObjectPosition,
  useImageError,
} from '@matinee/ui';
import styles from './row-background.module.css';

export function RowBackground({ background }: { background: NonNullable<RowTypeData['background']> }) {
  const { image, animationType } = background;
  const { hasFailed, imageProps } = useImageError(image.url);
  return (
    <div className={styles.background} data-animation={animationType} aria-hidden>
      {/* A failed image is hidden: browsers would show a broken-image icon. */}
      <img
        {...imageProps}
        hidden={hasFailed}
        className={styles.image}
        style={{
          backgroundImage: buildPlaceholderGradient(image.placeholder),
          objectPosition: getObjectPosition(image),
        }}
        alt=""
        loading="lazy"
        decoding="async"
        sizes="100vw"
        srcSet={buildSrcSet(image, 480, 3840)}
        src={buildResizedImageUrl(image, Math.min(1920, image.width))}
        draggable={false}
      />
      {Object.entries(background.gradient).map(
        ([side, hasGradient]) =>
          hasGradient && <div key={side} className={styles.gradient} data-side={side} />,
      )}
    </div>
  );
}
