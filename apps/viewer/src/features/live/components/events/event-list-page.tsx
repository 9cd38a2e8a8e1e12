// Live events in a grid with infinite scrolling, or with page links when scripts are disabled.
import { getImageLoading, gridImageSizes, MessagePanel } from '@matinee/ui';
import type { ReactNode } from 'react';
import { TitleCard } from '../../../../entities/title/card/title-card.tsx';
import { isStillListed } from '../../../../entities/title/list/is-still-listed.ts';
import { TitleGridSkeleton } from '../../../../entities/title/list/title-grid.tsx';
import { useCurrentTime } from '../../../../shared/browser/use-current-time.ts';
import { useEnvironment } from '../../../../shared/environment/environment.ts';
import { ErrorPage } from '../../../../shared/errors/error-panel.tsx';
import { useCardLinks } from '../../../../shared/navigation/card-links.ts';
import { CardGrid } from '../../../../shared/paging/card-grid.tsx';
import { removeDuplicates } from '../../../../shared/paging/paged-query.ts';
import { usePagedList } from '../../../../shared/paging/use-paged-list.ts';
import { PageFrame } from '../../../../shared/ui/page-frame.tsx';
import { createEventsQuery, type EventListName } from '../../api/event-queries.ts';
import { LeadEvent } from './lead-event.tsx';

export interface EventListPageProps {
  listName: EventListName;
  title: string;
  text: string;
  /** Number of the first page, from the URL. */
  startPage: string | null;
  getPageHref: (pageNumber: string | null) => string;
  emptyState: { title: string; text: string; actions: ReactNode };
  /** Links to the other pages of events. */
  links?: ReactNode;
}

const clockIntervalMs = 15_000;

export function EventListPage({
  listName,
  title,
  text,
  startPage,
  getPageHref,
  emptyState,
  links,
}: EventListPageProps) {
  const environment = useEnvironment();
  const { label } = environment;
  const list = usePagedList(createEventsQuery(environment, listName, startPage));
  const cardLinks = useCardLinks();
  const now = useCurrentTime(clockIntervalMs);
  if (list.error) {
    return <ErrorPage title={label('eventsFailed')} error={list.error} onRetry={list.retry} />;
  }
  const events = removeDuplicates((list.pages ?? []).flatMap((page) => page.events)).filter((event) =>
    isStillListed(event, listName, now),
  );
  // Only viewers without scripts open later pages. Such a page continues the list, so it has no lead event.
  const leadEvent = startPage === null ? events[0] : undefined;
  const otherEvents = leadEvent ? events.slice(1) : events;
  return (
    <PageFrame title={title} text={text} firstPageHref={startPage === null ? undefined : getPageHref(null)}>
      {links}
      {!list.pages && <TitleGridSkeleton name={title} />}
      {list.pages && events.length === 0 && !list.hasMore && <MessagePanel icon="live" {...emptyState} />}
      {leadEvent && <LeadEvent event={leadEvent} isLive={listName === 'live'} />}
      {otherEvents.length > 0 && (
        <CardGrid name={title} items={otherEvents} list={list} getPageHref={getPageHref}>
          {(event, index) => (
            <TitleCard
              title={event}
              cardLinks={cardLinks}
              shape="landscape"
              imageSizes={gridImageSizes.landscape}
              loading={getImageLoading(index)}
            />
          )}
        </CardGrid>
      )}
    </PageFrame>
  );
}
