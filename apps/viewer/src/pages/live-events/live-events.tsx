import { ButtonLink } from '@matinee/ui';
import { useLocation } from 'react-router';
import { EventLinks } from '../../features/live/components/events/event-links.tsx';
import { EventListPage } from '../../features/live/components/events/event-list-page.tsx';
import { useEnvironment } from '../../shared/environment/environment.ts';

export default function LiveEventsPage() {
  const { label, paths } = useEnvironment();
  const { search } = useLocation();
  return (
    <EventListPage
      listName="live"
      title={label('liveNow')}
      text={label('liveNowText')}
      startPage={new URLSearchParams(search).get('p')}
      getPageHref={(pageNumber) =>
        paths.buildPath('LIVE_EVENTS', {}, { query: { p: pageNumber ?? undefined } })
      }
      links={<EventLinks currentPage="LIVE_EVENTS" />}
      emptyState={{
        title: label('liveNowEmpty'),
        text: label('liveNowEmptyText'),
        actions: (
          <ButtonLink variant="cta" href={paths.buildPath('UPCOMING')}>
            {label('seeUpcoming')}
          </ButtonLink>
        ),
      }}
    />
  );
}
