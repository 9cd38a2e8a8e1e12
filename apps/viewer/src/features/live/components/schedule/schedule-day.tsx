// One day in the viewer's zone, shared by guide and schedule: the day links, the zone, loading and errors.
import { CallError } from '@matinee/client';
import type { Schedule } from '@matinee/contract';
import { Skeleton } from '@matinee/ui';
import { Fragment, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useEnvironment } from '../../../../shared/environment/environment.ts';
import { ErrorPage } from '../../../../shared/errors/error-panel.tsx';
import { NotFound } from '../../../../shared/errors/not-found.tsx';
import { useTimeZone } from '../../../../shared/i18n/time-zone.ts';
import { type PagedList, usePagedList } from '../../../../shared/paging/use-paged-list.ts';
import { PageFrame } from '../../../../shared/ui/page-frame.tsx';
import { createScheduleQuery } from '../../api/event-queries.ts';
import { joinSchedulePages, useScheduleDayEnd } from '../../state/schedule-day.ts';
import { EventLinks } from '../events/event-links.tsx';
import { ScheduleDayLinks } from './schedule-day-links.tsx';

export interface ScheduleDayProps {
  page: 'EPG' | 'SCHEDULE';
  titleLabelKey: 'guide' | 'schedule';
  errorLabelKey: 'guideFailed' | 'scheduleFailed';
  renderSchedule: (schedule: Schedule, list: PagedList<Schedule>) => ReactNode;
}

export function ScheduleDay({
  page,
  titleLabelKey: titleKey,
  errorLabelKey: errorKey,
  renderSchedule,
}: ScheduleDayProps) {
  const environment = useEnvironment();
  const { label } = environment;
  const { search } = useLocation();
  const zone = useTimeZone();
  const params = new URLSearchParams(search);
  const day = params.get('day');
  const query = createScheduleQuery(environment, { day, zone, startCursor: params.get('lastSeen') });
  const list = usePagedList(query, { shouldKeepPreviousList: true });
  const { error, retry } = list;
  const schedule = joinSchedulePages(list.pages);
  useScheduleDayEnd(day === null && !list.isPreviousList ? schedule : undefined, query.queryKey);
  if (error instanceof CallError && error.code === 'badRequest') return <NotFound />;
  if (error) return <ErrorPage title={label(errorKey)} error={error} onRetry={retry} />;
  const text = label('timesIn', { zone: (schedule?.zone ?? zone).replaceAll('_', ' ') });
  return (
    <PageFrame title={label(titleKey)} text={text}>
      <EventLinks currentPage={page} />
      {schedule ? (
        <>
          <ScheduleDayLinks schedule={schedule} selectedDay={day ?? schedule.day} page={page} />
          {/* The day in another zone replaces the one that the server rendered, without moving its programmes. */}
          <Fragment key={schedule.zone}>{renderSchedule(schedule, list)}</Fragment>
        </>
      ) : (
        <ScheduleSkeleton />
      )}
    </PageFrame>
  );
}

function ScheduleSkeleton() {
  return (
    <>
      <Skeleton width="100%" height="64px" />
      <Skeleton width="100%" height="60svh" />
    </>
  );
}
