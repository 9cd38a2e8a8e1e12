// One day where the viewer is, whichever way it is shown: its days to pick, its hours, and what goes wrong with either.
import { CallError } from '@matinee/client';
import type { Schedule } from '@matinee/contract';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useEnvironment } from '../../environment/environment.ts';
import { useZone } from '../../environment/zone.ts';
import { scheduleQuery } from '../../features/live/api/event-queries.ts';
import { EventLinks } from '../../features/live/components/event-links.tsx';
import { ScheduleDays } from '../../features/live/components/schedule-days.tsx';
import { SchedulePlaces } from '../../features/live/components/schedule-places.tsx';
import { useDayTurn, wholeDay } from '../../features/live/state/whole-day.ts';
import { FailedPage } from '../../lists/failed-page.tsx';
import { PageFrame } from '../../lists/page-frame.tsx';
import { type PagedList, usePaged } from '../../lists/use-paged.ts';
import { NotFound } from '../not-found/not-found.tsx';

export interface OneDayProps {
  page: 'EPG' | 'SCHEDULE';
  /** Labels. */
  title: 'guide' | 'schedule';
  failed: 'guideFailed' | 'scheduleFailed';
  view: (schedule: Schedule, list: PagedList<Schedule>) => ReactNode;
}

export function OneDay({ page, title, failed, view }: OneDayProps) {
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
  if (error) return <FailedPage title={label(failed)} error={error} onRetry={retry} />;
  const text = label('timesIn', { zone: (schedule?.zone ?? zone).replaceAll('_', ' ') });
  return (
    <PageFrame title={label(title)} text={text}>
      <EventLinks here={page} />
      {schedule ? (
        <>
          <ScheduleDays schedule={schedule} chosen={day ?? schedule.day} page={page} />
          {view(schedule, list)}
        </>
      ) : (
        <SchedulePlaces />
      )}
    </PageFrame>
  );
}
