import { ButtonLink } from '@matinee/ui';
import { useLocation } from 'react-router';
import { EventLinks } from '../../features/live/components/events/event-links.tsx';
import { EventListPage } from '../../features/live/components/events/event-list-page.tsx';
import { useEnvironment } from '../../shared/environment/environment.ts';

export default function UpcomingPage() {
  const { label, paths } = useEnvironment();
  const { search } = useLocation();
  return (
    <EventListPage
      listName="upcoming"
      title={label('upcoming')}
      text={label('upcomingText')}
      startPage={new URLSearchParams(search).get('p')}
      getPageHref={(pageNumber) => paths.buildPath('UPCOMING', {}, { query: { p: pageNumber ?? undefined } })}
      links={<EventLinks currentPage="UPCOMING" />}
      emptyState={{
        title: label('upcomingEmpty'),
        text: label('upcomingEmptyText'),
        actions: (
          <ButtonLink variant="cta" href={paths.buildPath('SCHEDULE')}>
            {label('seeSchedule')}
          </ButtonLink>
        ),
      }}
    />
  );
}
