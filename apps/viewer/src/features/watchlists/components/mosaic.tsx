// The first four images of a list; the fifth replaces one that failed to load.
import { Artwork, type ArtworkImage, Icon } from '@matinee/ui';
import styles from './mosaic.module.css';

const maxVisibleImages = 4;

export function Mosaic({ images, sizes }: { images: readonly ArtworkImage[]; sizes: string }) {
  const fallbackImage = images[maxVisibleImages];
  const visibleImages = images.slice(0, maxVisibleImages);
  return (
    <span className={styles.mosaic} data-count={visibleImages.length} aria-hidden>
      {visibleImages.length === 0 && <Icon name="film" />}
      {visibleImages.map((image) => (
        <Artwork
          key={image.url}
          image={image}
          shape="fill"
          sizes={sizes}
          fallback={
            fallbackImage ? (
              <Artwork image={fallbackImage} shape="fill" sizes={sizes} fallback={<Icon name="film" />} />
            ) : (
              <Icon name="film" />
            )
          }
        />
      ))}
    </span>
  );
}
