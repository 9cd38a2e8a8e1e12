// The first four images of a list; the fifth replaces one that failed to load.
import { Artwork, type ArtworkImage, Icon } from '@matinee/ui';
import styles from './mosaic.module.css';

const visibleImages = 4;

export function Mosaic({ images, sizes }: { images: readonly ArtworkImage[]; sizes: string }) {
  const fallbackImage = images[visibleImages];
  const first = images.slice(0, visibleImages);
  return (
    <span className={styles.mosaic} data-count={first.length} aria-hidden>
      {first.length === 0 && <Icon name="film" />}
      {first.map((image) => (
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
