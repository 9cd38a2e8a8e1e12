import { GuideView } from '../../features/live/components/schedule/guide-view.tsx';
import { ScheduleDay } from '../../features/live/components/schedule/schedule-day.tsx';

/** All channels of one day in the viewer's zone: channels down, time across. */
export default function GuidePage() {
  return (
    <ScheduleDay
      page="EPG"
      titleLabelKey="guide"
      errorLabelKey="guideFailed"
      renderSchedule={(schedule, list) => <GuideView schedule={schedule} list={list} />}
    />
  );
}
