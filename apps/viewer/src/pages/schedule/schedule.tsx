import { CallError } from '@matinee/client';
import { useLocation } from 'react-router';
import { useEnvironment } from '../../environment/environment.ts';
import { useZone } from '../../environment/zone.ts';
import { scheduleQuery } from '../../features/live/api/event-queries.ts';
import { EventLinks } from '../../features/live/components/event-links.tsx';
import { ScheduleDays } from '../../features/live/components/schedule-days.tsx';
import { SchedulePlaces } from '../../features/live/components/schedule-places.tsx';
import { ScheduleView } from '../../features/live/components/schedule-view.tsx';
import { useDayTurn, wholeDay } from '../../features/live/state/whole-day.ts';
import { FailedPage } from '../../lists/failed-page.tsx';
import { PageFrame } from '../../lists/page-frame.tsx';
import { usePaged } from '../../lists/use-paged.ts';
import { NotFound } from '../not-found/not-found.tsx';

/** Events and programmes of one day where the viewer is. */
export function SchedulePage() {
  const environment = useEnvironment();
  const { label } = environment;
  const { search } = useLocation();
  const zone = useZone();
  const params = new URLSearchParams(search);
  const day = params.get('day');
  const asked = scheduleQuery(environment, { day, zone, start: params.get('lastSeen') });
  const list = usePaged(asked, { keepsBefore: true });
  const { error, retry } = list;
  const schedule = wholeDay(list.pages);
  useDayTurn(day === null && !list.isWaiting ? schedule : undefined, asked.queryKey);
  if (error instanceof CallError && error.code === 'badRequest') return <NotFound />;
  if (error) return <FailedPage title={label('scheduleFailed')} error={error} onRetry={retry} />;
  const text = label('timesIn', { zone: (schedule?.zone ?? zone).replaceAll('_', ' ') });
  return (
    <PageFrame title={label('schedule')} text={text}>
      <EventLinks here="SCHEDULE" />
      {schedule ? (
        <>
          <ScheduleDays schedule={schedule} chosen={day ?? schedule.day} page="SCHEDULE" />
          <ScheduleView schedule={schedule} list={list} />
        </>
      ) : (
        <SchedulePlaces />
      )}
    </PageFrame>
  );
}
