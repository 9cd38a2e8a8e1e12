// The favourites of a profile, as a grid of cards or as a list. A removed title disappears at once and the
// focus moves to the next one.
import type { Card } from '@matinee/contract';
import { getImageLoading, gridImageSizes } from '@matinee/ui';
import { FavouriteButton } from '../../../entities/title/actions/favourite-button.tsx';
import { TitleCard } from '../../../entities/title/card/title-card.tsx';
import { formatEntryMetadata, TitleEntry } from '../../../entities/title/list/title-entry.tsx';
import { TitleGridSkeleton } from '../../../entities/title/list/title-grid.tsx';
import { EntrySkeletons, entryImageSizes, TitleList } from '../../../entities/title/list/title-list.tsx';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { formatDuration } from '../../../shared/i18n/formats.ts';
import { useCardLinks } from '../../../shared/navigation/card-links.ts';
import { CardGrid } from '../../../shared/paging/card-grid.tsx';
import { NextPageLink } from '../../../shared/paging/next-page-link.tsx';
import { usePagedList } from '../../../shared/paging/use-paged-list.ts';
import { createFavouritesQuery, type FavouritesVariant } from '../api/library-queries.ts';
import { useFavouriteUndoOffer } from '../state/use-favourite-undo-offer.ts';
import { useFocusAfterRemoval } from '../state/use-focus-after-removal.ts';
import styles from './library.module.css';
import { LibraryList } from './library-list.tsx';

const skeletonCount = 8;

export interface FavouritesViewProps {
  variant: FavouritesVariant;
  name: string;
  /** The cursor in the URL where the list starts. */
  startCursor: string | null;
  getPageHref: (lastSeen?: string) => string;
}

export function FavouritesView({ variant, name, startCursor, getPageHref }: FavouritesViewProps) {
  const environment = useEnvironment();
  const { label, language, paths } = environment;
  const cardLinks = useCardLinks();
  const list = usePagedList(createFavouritesQuery(environment, variant, startCursor));
  const { container, focusAfterRemoval, focusAfterRestoration } = useFocusAfterRemoval();
  const offerRestoration = useFavouriteUndoOffer(focusAfterRestoration);
  const placeholder =
    variant === 'grid' ? (
      <TitleGridSkeleton name={name} />
    ) : (
      <TitleList layout="rows" name={name}>
        <EntrySkeletons count={skeletonCount} />
      </TitleList>
    );
  const renderButton = (title: Card) => (
    <FavouriteButton
      title={{ ...title, favourite: true }}
      variant="round"
      onToggle={() => {
        focusAfterRemoval(title.id);
        offerRestoration(title);
      }}
    />
  );
  return (
    <LibraryList
      list={list}
      placeholder={placeholder}
      errorTitle={label('favouritesFailed')}
      emptyProps={{
        title: label('favouritesEmpty'),
        text: label('favouritesEmptyText'),
        href: paths.buildPath('BROWSE'),
        linkText: label('browseAll'),
      }}
      container={container}
    >
      {(titles) =>
        variant === 'grid' ? (
          <CardGrid name={name} items={titles} list={list} getPageHref={getPageHref}>
            {(title, index) => (
              <div className={styles.favourite} data-title-id={title.id}>
                <TitleCard
                  title={title}
                  cardLinks={cardLinks}
                  shape="landscape"
                  imageSizes={gridImageSizes.landscape}
                  loading={getImageLoading(index)}
                />
                <span className={styles.removeButton}>{renderButton(title)}</span>
              </div>
            )}
          </CardGrid>
        ) : (
          <>
            <TitleList layout="rows" name={name}>
              {titles.map((title, index) => (
                <TitleEntry
                  key={title.id}
                  title={title}
                  metadata={formatEntryMetadata(
                    title,
                    title.duration ? formatDuration(language, title.duration) : undefined,
                  )}
                  sizes={entryImageSizes.rows}
                  loading={getImageLoading(index)}
                  actions={<span data-title-id={title.id}>{renderButton(title)}</span>}
                />
              ))}
            </TitleList>
            <NextPageLink list={list} getPageHref={getPageHref} />
          </>
        )
      }
    </LibraryList>
  );
}
