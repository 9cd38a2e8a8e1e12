// The first four pictures of a list; the fifth stands in for one that is lost.
import { Artwork, Icon, type Picture } from '@matinee/ui';
import styles from './mosaic.module.css';

const shown = 4;

export function Mosaic({ pictures, sizes }: { pictures: readonly Picture[]; sizes: string }) {
  const spare = pictures[shown];
  const first = pictures.slice(0, shown);
  return (
    <span className={styles.mosaic} data-count={first.length} aria-hidden>
      {first.length === 0 && <Icon name="film" />}
      {first.map((picture) => (
        <Artwork
          key={picture.url}
          picture={picture}
          shape="fill"
          sizes={sizes}
          fallback={
            spare ? (
              <Artwork picture={spare} shape="fill" sizes={sizes} fallback={<Icon name="film" />} />
            ) : (
              <Icon name="film" />
            )
          }
        />
      ))}
    </span>
  );
}
