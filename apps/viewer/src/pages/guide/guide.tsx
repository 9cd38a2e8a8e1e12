import { GuideView } from '../../features/live/components/schedule/guide-view.tsx';
import { ScheduleDay } from '../../features/live/components/schedule/schedule-day.tsx';

/** What every channel shows on one day where the viewer is: channels down, time across. */
export function GuidePage() {
  return (
    <ScheduleDay
      page="EPG"
      title="guide"
      failed="guideFailed"
      view={(schedule, list) => <GuideView schedule={schedule} list={list} />}
    />
  );
}
