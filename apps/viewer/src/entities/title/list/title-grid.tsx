// Titles in a grid with infinite scrolling.
import type { ContentGrid, GridCard } from '@matinee/contract';
import { getReleaseDate } from '@matinee/rules';
import { Grid, GridPlaceholders, getImageLoading, gridImageSizes, MessagePanel } from '@matinee/ui';
import type { ReactNode } from 'react';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { formatFullDate } from '../../../shared/i18n/date-formats.ts';
import { useCardLinks } from '../../../shared/navigation/card-links.ts';
import { CardGrid } from '../../../shared/paging/card-grid.tsx';
import { removeDuplicates } from '../../../shared/paging/paged-query.ts';
import type { PagedList } from '../../../shared/paging/use-paged-list.ts';
import { TitleCard } from '../card/title-card.tsx';

export interface TitleGridProps {
  name: string;
  list: PagedList<Pick<ContentGrid, 'paging'> & { contentList: GridCard[] }>;
  getPageHref: (lastSeen: string) => string;
  /** Shows the release date of each title. */
  hasReleaseDate?: boolean;
  /** An action for the empty state. */
  emptyAction?: ReactNode;
}

export function TitleGrid({ name, list, getPageHref, hasReleaseDate = false, emptyAction }: TitleGridProps) {
  const { label, language } = useEnvironment();
  const cardLinks = useCardLinks();
  if (!list.pages) return <TitleGridSkeleton name={name} />;
  const items = removeDuplicates(list.pages.flatMap(({ contentList }) => contentList));
  if (items.length === 0 && !list.hasMore) {
    const emptyPanelProps = { title: label('gridEmptyTitle'), text: label('gridEmptyText') };
    return <MessagePanel icon="film" {...emptyPanelProps} actions={emptyAction} />;
  }
  return (
    <CardGrid name={name} items={items} list={list} getPageHref={getPageHref}>
      {(title, index) => {
        const date = hasReleaseDate ? getReleaseDate(title) : null;
        return (
          <TitleCard
            title={title}
            cardLinks={cardLinks}
            shape="landscape"
            imageSizes={gridImageSizes.landscape}
            loading={getImageLoading(index)}
            {...(date !== null && { metadata: formatFullDate(language, date) })}
          />
        );
      }}
    </CardGrid>
  );
}

export function TitleGridSkeleton({ name, shape }: { name: string; shape?: 'landscape' | 'poster' }) {
  return (
    <Grid name={name} {...(shape && { shape })}>
      <GridPlaceholders count={16} />
    </Grid>
  );
}
