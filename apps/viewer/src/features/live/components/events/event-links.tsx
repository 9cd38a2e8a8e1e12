// Links between live now, upcoming and the schedule.
import { useLabel } from '../../../../shared/environment/environment.ts';
import { type LinkedPage, PageLinks } from '../../../../shared/ui/page-links.tsx';

const pages = [
  { key: 'LIVE_EVENTS', text: 'liveNow' },
  { key: 'UPCOMING', text: 'upcoming' },
  { key: 'EPG', text: 'guide' },
  { key: 'SCHEDULE', text: 'schedule' },
] as const satisfies readonly LinkedPage[];

export function EventLinks({ currentPage }: { currentPage: (typeof pages)[number]['key'] }) {
  const label = useLabel();
  return <PageLinks name={label('liveNavigation')} pages={pages} currentKey={currentPage} />;
}
