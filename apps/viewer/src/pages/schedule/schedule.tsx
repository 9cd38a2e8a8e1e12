import { ScheduleDay } from '../../features/live/components/schedule/schedule-day.tsx';
import { ScheduleView } from '../../features/live/components/schedule/schedule-view.tsx';

/** Events and programmes of one day in the viewer's zone. */
export default function SchedulePage() {
  return (
    <ScheduleDay
      page="SCHEDULE"
      titleLabelKey="schedule"
      errorLabelKey="scheduleFailed"
      renderSchedule={(schedule, list) => <ScheduleView schedule={schedule} list={list} />}
    />
  );
}
