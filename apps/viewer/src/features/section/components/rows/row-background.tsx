// The picture behind a row. It moves with the page's scrolling, where that is asked for and the browser can do it by
// itself.
import type { RowTypeData } from '@matinee/contract';
import { pictureAddress, pictureSet, placeholderImage, usePictureFault } from '@matinee/ui';
import { gradientsOf } from '../../state/gradients.ts';
import styles from './row-background.module.css';

export function RowBackground({ background }: { background: NonNullable<RowTypeData['background']> }) {
  const { image, animationType } = background;
  const { didError, watch } = usePictureFault(image.url);
  return (
    <div className={styles.ground} data-animation={animationType} aria-hidden>
      {/* What fails is hidden: a broken picture would show its mark. */}
      <img
        {...watch}
        hidden={didError}
        className={styles.picture}
        style={{ backgroundImage: placeholderImage(image.placeholder) }}
        alt=""
        loading="lazy"
        decoding="async"
        sizes="100vw"
        srcSet={pictureSet(image, 480, 2560)}
        src={pictureAddress(image, Math.min(1920, image.width))}
        draggable={false}
      />
      {Object.entries(gradientsOf(background)).map(
        ([side, on]) => on && <div key={side} className={styles.gradient} data-side={side} />,
      )}
    </div>
  );
}
