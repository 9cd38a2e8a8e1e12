import { CallError } from '@matinee/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useEnvironment } from '../../environment/environment.ts';
import { useZone } from '../../environment/zone.ts';
import { scheduleQuery } from '../../features/live/api/event-queries.ts';
import { EventLinks } from '../../features/live/components/event-links.tsx';
import { ScheduleDays } from '../../features/live/components/schedule-days.tsx';
import { SchedulePlaces } from '../../features/live/components/schedule-places.tsx';
import { ScheduleView } from '../../features/live/components/schedule-view.tsx';
import { FailedPage } from '../../lists/failed-page.tsx';
import { PageFrame } from '../../lists/page-frame.tsx';
import { NotFound } from '../not-found/not-found.tsx';

/** Events and programmes of one day where the viewer is. */
export function SchedulePage() {
  const environment = useEnvironment();
  const { label } = environment;
  const { search } = useLocation();
  const zone = useZone();
  const day = new URLSearchParams(search).get('day');
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...scheduleQuery(environment, day, zone),
    placeholderData: keepPreviousData,
  });
  if (!data && error instanceof CallError && error.code === 'badRequest') return <NotFound />;
  if (!data && error) {
    return <FailedPage title={label('scheduleFailed')} error={error} onRetry={() => void refetch()} />;
  }
  const text = label('timesIn', { zone: (data?.zone ?? zone).replaceAll('_', ' ') });
  return (
    <PageFrame title={label('schedule')} text={text}>
      <EventLinks here="SCHEDULE" />
      {data ? (
        <>
          <ScheduleDays schedule={data} chosen={day ?? data.day} />
          <ScheduleView schedule={data} isWaiting={isPlaceholderData} />
        </>
      ) : (
        <SchedulePlaces />
      )}
    </PageFrame>
  );
}
