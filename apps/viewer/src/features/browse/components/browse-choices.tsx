// Genres and kinds as tiles, each with the artwork of its newest title.

import type { Browse } from '@matinee/contract';
import { breakpoints } from '@matinee/rules';
import { Artwork, Icon } from '@matinee/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { browseQuery, typeLabels } from '../api/browse-query.ts';
import styles from './browse-choices.module.css';

export function BrowseChoices({ browse }: { browse: Browse }) {
  const { label, paths } = useEnvironment();
  const href = (query: Record<string, string>) => paths.route('BROWSE', {}, { query });
  const genres = browse.genres.map(({ key, name, ...rest }) => ({
    name,
    href: href({ genre: key }),
    ...rest,
  }));
  const types = browse.types.map(({ type, ...rest }) => ({
    name: label(typeLabels[type] ?? type),
    href: href({ type }),
    ...rest,
  }));
  return (
    <>
      <Tiles heading={label('browseByType')} tiles={types} large />
      <Tiles heading={label('browseByGenre')} tiles={genres} />
    </>
  );
}

interface Tile {
  name: string;
  href: string;
  titles: number;
  artwork?: Browse['genres'][number]['artwork'];
}

function Tiles({
  heading,
  tiles,
  large = false,
}: {
  heading: string;
  tiles: readonly Tile[];
  large?: boolean;
}) {
  const { label } = useEnvironment();
  const id = useId();
  if (tiles.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.choices}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      <ul className={large ? styles.largeTiles : styles.tiles}>
        {tiles.map(({ name, href, titles, artwork }) => (
          <li key={href}>
            <a className={styles.tile} href={href} data-focus-item>
              <Artwork
                image={artwork}
                shape="fill"
                sizes={`(width <= ${breakpoints.mobile}px) 50vw, 25vw`}
                loading="eager"
                fallback={<Icon name="film" />}
              />
              <span className={styles.text}>
                <span className={styles.name}>{name}</span>
                <span className={styles.count}>{label('titlesCount', { count: titles })}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function BrowseLinks() {
  const { data: browse } = useQuery(browseQuery(useEnvironment()));
  return browse ? <BrowseChoices browse={browse} /> : null;
}
