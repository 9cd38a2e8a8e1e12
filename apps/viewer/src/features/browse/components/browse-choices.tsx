// Types and genres as tiles, each with the artwork of its newest title.

import type { BrowseOptions } from '@matinee/contract';
import { breakpoints } from '@matinee/rules';
import { Artwork, getImageLoading, Icon } from '@matinee/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { createBrowseOptionsQuery, typeLabelKeys } from '../api/browse-query.ts';
import styles from './browse-choices.module.css';

export function BrowseChoices({ browse }: { browse: BrowseOptions }) {
  const { label, paths } = useEnvironment();
  const buildBrowseHref = (query: Record<string, string>) => paths.buildPath('BROWSE', {}, { query });
  const genres = browse.genres.map(({ key, name, titles, artwork }) => ({
    name,
    href: buildBrowseHref({ genre: key }),
    titleCount: titles,
    artwork,
  }));
  const types = browse.types.map(({ type, titles, artwork }) => ({
    name: label(typeLabelKeys[type] ?? type),
    href: buildBrowseHref({ type }),
    titleCount: titles,
    artwork,
  }));
  return (
    <>
      <Tiles heading={label('browseByType')} tiles={types} isLarge />
      <Tiles heading={label('browseByGenre')} tiles={genres} />
    </>
  );
}

interface Tile {
  name: string;
  href: string;
  titleCount: number;
  artwork?: BrowseOptions['genres'][number]['artwork'];
}

function Tiles({
  heading,
  tiles,
  isLarge = false,
}: {
  heading: string;
  tiles: readonly Tile[];
  isLarge?: boolean;
}) {
  const { label } = useEnvironment();
  const id = useId();
  if (tiles.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.choices}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      <ul className={isLarge ? styles.largeTiles : styles.tiles}>
        {tiles.map(({ name, href, titleCount, artwork }, index) => (
          <li key={href}>
            <a className={styles.tile} href={href} data-focus-item>
              <Artwork
                image={artwork}
                shape="fill"
                sizes={`(width <= ${breakpoints.mobile}px) 50vw, 25vw`}
                loading={isLarge ? getImageLoading(index) : 'lazy'}
                fallback={<Icon name="film" />}
              />
              <span className={styles.text}>
                <span className={styles.name}>{name}</span>
                <span className={styles.count}>{label('titlesCount', { count: titleCount })}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The same tiles for a parent without `browse` data: runs the query itself. */
export function LoadedBrowseChoices() {
  const { data: browse } = useQuery(createBrowseOptionsQuery(useEnvironment()));
  return browse ? <BrowseChoices browse={browse} /> : null;
}
