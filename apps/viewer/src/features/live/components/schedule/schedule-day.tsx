// One day where the viewer is, whichever way it is shown: its days to pick, its hours, and what goes wrong with either.
import { CallError } from '@matinee/client';
import type { Schedule } from '@matinee/contract';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useEnvironment } from '../../../../shared/environment/environment.ts';
import { FailedPage } from '../../../../shared/errors/error-page.tsx';
import { NotFound } from '../../../../shared/errors/not-found.tsx';
import { useZone } from '../../../../shared/i18n/time-zone.ts';
import { type PagedList, usePaged } from '../../../../shared/paging/use-paged-list.ts';
import { PageFrame } from '../../../../shared/ui/page-frame.tsx';
import { scheduleQuery } from '../../api/event-queries.ts';
import { useDayTurn, wholeDay } from '../../state/schedule-day.ts';
import { EventLinks } from '../events/event-links.tsx';
import { ScheduleDays } from './schedule-days.tsx';
import { SchedulePlaces } from './schedule-skeleton.tsx';

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
